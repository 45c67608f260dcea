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

/** Numbers that every segment has; a wider one has two or four more before them. */
const LEAST_WIDTH = 12;

// What every segment of an angle is read with, at the angle's number. Engines read typed arrays of more than 64 bytes
// without asking where they lie, so those of whole numbers have room to spare.
const SEGMENTS_PER_BLOCK = Float64Array.from(TABLES, ({ segmentDays }) => BLOCK_DAYS / segmentDays);
const DEG_PER_UNIT = Float64Array.from(TABLES, (table) => 1 / unitsPerDeg(table));
const WIDTH = new Int32Array(32);
/** Where the last twelve numbers of its first segment begin, from the block's start. */
const AT = new Int32Array(32);

let blockWidth = 0;
for (let angle = 0; angle < ANGLES; angle++) {
  const width = segmentWidth(TABLES[angle]!);
  WIDTH[angle] = width;
  AT[angle] = blockWidth + width - LEAST_WIDTH;
  blockWidth += width * SEGMENTS_PER_BLOCK[angle]!;
}
const BLOCK_WIDTH = blockWidth;

const BLOCKS: number = TABLE_DAYS / BLOCK_DAYS;

/** The span's first moment and a day's share of a block, as constants of this module: an engine looks an import up each time. */
const FIRST_TT_DAYS: number = TABLE_FIRST_TT_DAYS;
const BLOCKS_PER_DAY: number = 1 / BLOCK_DAYS;

/**
 * The powers of all blocks, in units; the system gives it memory as blocks are unpacked. A segment has its powers from
 * the highest down, then what the lowest two have beyond the digits of their own number. So 32 bits hold whole numbers
 * exactly, and the moments of a chart, which lie anywhere, are fetched from half the memory.
 */
const powers = new Float32Array(BLOCKS * BLOCK_WIDTH);

/**
 * The bits that any place in {@link powers} has. An engine that sees a place cut to them knows that the next ones are whole
 * numbers too, and leaves out a look at each sum whether it still is.
 */
const PLACE_BITS: number = 2 ** Math.ceil(Math.log2(powers.length)) - 1;

const isUnpacked = new Uint8Array(BLOCKS);

/** Numbers of a segment: 12, 14 or 16. A 0 stands first where they would be odd. */
function segmentWidth({ records: { columns } }: PackedSegments): number {
  return columns.length + (columns.length % 2) + LONG_POWERS;
}

/**
 * Writes the angles of a moment, degrees, not brought into a turn: the nutation in longitude, then the longitudes
 * of the bodies on the mean equinox of date.
 *
 * @param ttDays A moment within the tables.
 * @param into Takes the {@link ANGLES} angles at their numbers.
 */
export function writeAnglesDeg(ttDays: number, into: Float64Array): void {
  const blocks = (ttDays - FIRST_TT_DAYS) * BLOCKS_PER_DAY;
  const block = blocks | 0;
  if (isUnpacked[block] === 0) unpackBlock(block);
  const fraction = blocks - block;
  const start = Math.imul(block, BLOCK_WIDTH);
  // One loop without calls, in which the twelve numbers that every segment has stand one by one: with a function for an
  // angle, or a loop over its numbers, a chart takes a tenth more time.
  for (let angle = 0; angle < DEG_PER_UNIT.length; angle++) {
    const segments = fraction * SEGMENTS_PER_BLOCK[angle]!;
    const segment = segments | 0;
    const x = 2 * (segments - segment) - 1;
    // Horner's rule in x * x for every other power, twice: two short chains of sums instead of one that waits for itself.
    const xx = x * x;
    const width = WIDTH[angle]!;
    const at = (start + AT[angle]! + Math.imul(segment, width)) & PLACE_BITS;
    let odd = powers[at]!;
    let even = powers[at + 1]!;
    if (width > 12) {
      let higherOdd = powers[at - 2]!;
      let higherEven = powers[at - 1]!;
      if (width > 14) {
        higherOdd += powers[at - 4]! * xx;
        higherEven += powers[at - 3]! * xx;
      }
      odd += higherOdd * xx;
      even += higherEven * xx;
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

/** Segments a day of the nutation and of the Sun, which are as long as each other. */
const SUN_SEGMENTS_PER_DAY: number = 1 / NUTATION.segmentDays;

/**
 * Writes how the apparent Sun moves about a moment: its longitude, degrees, not brought into a turn; the longitude's rate,
 * degrees a day; and half of what the rate changes by in a day.
 *
 * It is the motion of the moment's segments: beyond {@link isInOneSunSegment} the next ones have another, by as much as
 * segments err.
 *
 * @param ttDays A moment within the tables.
 */
export function writeSunMotion(ttDays: number, into: Float64Array): void {
  const blocks = (ttDays - FIRST_TT_DAYS) * BLOCKS_PER_DAY;
  const block = blocks | 0;
  if (isUnpacked[block] === 0) unpackBlock(block);
  const segments = (blocks - block) * SEGMENTS_PER_BLOCK[SUN_ANGLE]!;
  const segment = segments | 0;
  const x = 2 * (segments - segment) - 1;
  const start = Math.imul(block, BLOCK_WIDTH);
  let sumDeg = 0;
  let sumRate = 0;
  let sumBend = 0;
  for (let angle = NUTATION_ANGLE; angle <= SUN_ANGLE; angle++) {
    const width = WIDTH[angle]!;
    const at = (start + AT[angle]! + Math.imul(segment, width)) & PLACE_BITS;
    // Horner's rule for the sum and its first two derivatives, the second one halved.
    let deg = 0;
    let rate = 0;
    let bend = 0;
    for (let place = at + LEAST_WIDTH - width; place < at + LEAST_WIDTH - 2 * LONG_POWERS; place++) {
      bend = bend * x + rate;
      rate = rate * x + deg;
      deg = deg * x + powers[place]!;
    }
    bend = bend * x + rate;
    rate = rate * x + deg;
    deg = deg * x + (powers[at + 8]! + powers[at + 10]!);
    bend = bend * x + rate;
    rate = rate * x + deg;
    deg = deg * x + (powers[at + 9]! + powers[at + 11]!);
    const degPerUnit = DEG_PER_UNIT[angle]!;
    sumDeg += deg * degPerUnit;
    sumRate += rate * degPerUnit;
    sumBend += bend * degPerUnit;
  }
  const xPerDay = 2 * SUN_SEGMENTS_PER_DAY;
  into[0] = sumDeg;
  into[1] = sumRate * xPerDay;
  into[2] = sumBend * xPerDay * xPerDay;
}

/** Whether one segment of the Sun's holds two moments. */
export function isInOneSunSegment(ttDays: number, otherTtDays: number): boolean {
  return (
    (((ttDays - FIRST_TT_DAYS) * SUN_SEGMENTS_PER_DAY) | 0) ===
    (((otherTtDays - FIRST_TT_DAYS) * SUN_SEGMENTS_PER_DAY) | 0)
  );
}

const unpacked = new Float64Array(Math.max(...WIDTH));

function unpackBlock(block: number): void {
  for (let angle = 0; angle < ANGLES; angle++) {
    const [table, width, segments] = [TABLES[angle]!, WIDTH[angle]!, SEGMENTS_PER_BLOCK[angle]!];
    const degree = table.records.columns.length - 1;
    for (let segment = 0; segment < segments; segment++) {
      unpackSegment(table, block * segments + segment, unpacked);
      const end = block * BLOCK_WIDTH + AT[angle]! + segment * width + LEAST_WIDTH;
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
