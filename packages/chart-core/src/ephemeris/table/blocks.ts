import { EPHEMERIS_BODIES } from "../ephemeris-body.js";
import { type PackedSegments, unitsPerDeg, unpackSegment } from "./segments.js";
import { BLOCK_DAYS, TABLE_DAYS, TABLE_FIRST_TT_DAYS } from "./table-span.js";
import { BODY_TABLES, NUTATION } from "./tables.generated.js";

/** The tables in the order in which their segments lie in a block: nutation, then the bodies in theirs. */
const TABLES: readonly PackedSegments[] = [
  NUTATION,
  ...EPHEMERIS_BODIES.map((body) => BODY_TABLES[body].segments),
];

/** Numbers of the first angles; the others follow as in `EPHEMERIS_BODIES`. */
export const NUTATION_ANGLE = 0;
export const SUN_ANGLE = 1;

export const ANGLES: number = TABLES.length;

/** Powers of a segment that have a second number for their last digits: the angle itself and its rate. */
const LONG_POWERS = 2;

// What every segment of an angle is read with, at the angle's number.
const SEGMENTS_PER_BLOCK = Int32Array.from(TABLES, ({ segmentDays }) => BLOCK_DAYS / segmentDays);
const WIDTH = Int32Array.from(TABLES, segmentWidth);
const DEG_PER_UNIT = Float64Array.from(TABLES, (table) => 1 / unitsPerDeg(table));
/** Where its first segment begins, from the block's start. */
const AT = new Int32Array(ANGLES);

let blockWidth = 0;
for (let angle = 0; angle < ANGLES; angle++) {
  AT[angle] = blockWidth;
  blockWidth += WIDTH[angle]! * SEGMENTS_PER_BLOCK[angle]!;
}
const BLOCK_WIDTH = blockWidth;

const BLOCKS: number = TABLE_DAYS / BLOCK_DAYS;

/**
 * The powers of all blocks, in units; the system gives it memory as blocks are unpacked. A segment has its powers from
 * the highest down, then what the lowest two have beyond the digits of their own number. So 32 bits hold whole numbers
 * exactly, and the moments of a chart, which lie anywhere, are fetched from half the memory.
 */
const powers = new Float32Array(BLOCKS * BLOCK_WIDTH);

const isUnpacked = new Uint8Array(BLOCKS);

/** Numbers of a segment: 12, 14 or 16. A 0 stands first where they would be odd. */
function segmentWidth({ records: { columns } }: PackedSegments): number {
  return columns.length + (columns.length % 2) + LONG_POWERS;
}

/**
 * Writes the first angles at a moment, degrees, not brought into a turn: the nutation in longitude, then the longitudes
 * of the bodies on the mean equinox of date.
 *
 * @param ttDays A moment within the tables.
 * @param count How many are wanted, up to {@link ANGLES}.
 * @param into Takes the angles at their numbers.
 */
export function writeAnglesDeg(ttDays: number, count: number, into: Float64Array): void {
  const blocks = (ttDays - TABLE_FIRST_TT_DAYS) / BLOCK_DAYS;
  const block = blocks | 0;
  if (isUnpacked[block] === 0) unpackBlock(block);
  const fraction = blocks - block;
  const start = block * BLOCK_WIDTH;
  // One loop without calls, in which the twelve numbers that every segment has stand one by one: with a function for an
  // angle, or a loop over its numbers, a chart takes a tenth more time.
  for (let angle = 0; angle < count; angle++) {
    const segments = fraction * SEGMENTS_PER_BLOCK[angle]!;
    const segment = segments | 0;
    const x = 2 * (segments - segment) - 1;
    // Horner's rule in x * x for every other power, twice: two short chains of sums instead of one that waits for itself.
    const xx = x * x;
    const width = WIDTH[angle]!;
    let at = start + AT[angle]! + segment * width;
    let odd = powers[at]!;
    let even = powers[at + 1]!;
    if (width > 14) {
      at += 2;
      odd = odd * xx + powers[at]!;
      even = even * xx + powers[at + 1]!;
    }
    if (width > 12) {
      at += 2;
      odd = odd * xx + powers[at]!;
      even = even * xx + powers[at + 1]!;
    }
    odd = odd * xx + powers[at + 2]!;
    even = even * xx + powers[at + 3]!;
    odd = odd * xx + powers[at + 4]!;
    even = even * xx + powers[at + 5]!;
    odd = odd * xx + powers[at + 6]!;
    even = even * xx + powers[at + 7]!;
    odd = odd * xx + (powers[at + 8]! + powers[at + 10]!);
    even = even * xx + (powers[at + 9]! + powers[at + 11]!);
    into[angle] = (odd * x + even) * DEG_PER_UNIT[angle]!;
  }
}

const NUMBERS_OF_A_CACHE_LINE = 16;

/** Takes what {@link fetchBlocks} read, or an engine could leave the reading out. */
const fetched = new Float64Array(1);

/**
 * Asks the memory for the blocks of two moments, all lines at once, which {@link writeAnglesDeg} would wait for one after
 * another: births lie anywhere, and their blocks are seldom near the processor. A chart takes 8 % less time by it where
 * others use the memory, and hardly less where none does.
 */
export function fetchBlocks(ttDays: number, otherTtDays: number): void {
  const start = (((ttDays - TABLE_FIRST_TT_DAYS) / BLOCK_DAYS) | 0) * BLOCK_WIDTH;
  const otherStart = (((otherTtDays - TABLE_FIRST_TT_DAYS) / BLOCK_DAYS) | 0) * BLOCK_WIDTH;
  let sum = 0;
  for (let at = 0; at < BLOCK_WIDTH; at += NUMBERS_OF_A_CACHE_LINE)
    sum += powers[start + at]! + powers[otherStart + at]!;
  fetched[0] = sum;
}

const unpacked = new Float64Array(Math.max(...WIDTH));

function unpackBlock(block: number): void {
  for (let angle = 0; angle < ANGLES; angle++) {
    const [table, width, segments] = [TABLES[angle]!, WIDTH[angle]!, SEGMENTS_PER_BLOCK[angle]!];
    const degree = table.records.columns.length - 1;
    for (let segment = 0; segment < segments; segment++) {
      unpackSegment(table, block * segments + segment, unpacked);
      const end = block * BLOCK_WIDTH + AT[angle]! + (segment + 1) * width;
      for (let power = 0; power <= degree; power++) {
        const units = unpacked[power]!;
        const at = end - 1 - LONG_POWERS - power;
        powers[at] = units;
        if (power < LONG_POWERS) powers[at + LONG_POWERS] = units - powers[at]!;
      }
    }
  }
  isUnpacked[block] = 1;
}
