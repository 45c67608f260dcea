/**
 * The polynomials of all angles, unpacked block by block and evaluated. A block is 32 days: the longest segment.
 *
 *   parts/*.generated.ts     base64, one record of whole numbers for each segment (Chebyshev coefficients, 2.1 MB)
 *        | unpackRecord, unpackSegment: the first time that a moment of the block is needed
 *        v
 *   powers (Float32Array)    | block 0 | block 1 | ... | block 4570 |        BLOCK_WIDTH floats each
 *   one block                | nutation: 2 segments of 14 | sun: 2 of 12 | northNode: 4 of 14 | moon: 4 of 14 | ... |
 *
 *   index from AT     -4 ......... -1 |  0 ........ 7 |    8      9 |   10         11
 *   width 16        | x^13 ..... x^10 | x^9 ..... x^2 |  x^1    x^0 | rest x^1   rest x^0 |
 *   width 14              | x^11 x^10 | x^9 ..... x^2 |  x^1    x^0 | rest x^1   rest x^0 |
 *   width 12                          | x^9 ..... x^2 |  x^1    x^0 | rest x^1   rest x^0 |
 *
 * The picture shows one segment by width. x runs from -1 to 1, from the start of the segment to its end; coefficients
 * are whole units of the table. A table of degree 10 has a 0 in place of x^11. Float32 holds the coefficients of x^2
 * and above exactly. Those of x^1 and x^0 are larger, so their low-order rests follow at the end.
 *
 * Plain form: `chebyshevSumDeg` in test/ephemeris/table/blocks.test.ts evaluates the record itself. The reasons for
 * each step away from it were measured: see docs/decisions/0008.
 */
import { EPHEMERIS_BODIES } from "./ephemeris-body.js";
import { type PackedSegments, unitsPerDeg, unpackSegment } from "./segments.js";
import { BLOCK_DAYS, TABLE_DAYS, TABLE_FIRST_TT_DAYS } from "./table-span.js";
import { BODY_TABLES, NUTATION } from "./tables.generated.js";

/** The tables in the order of their segments in a block: nutation, then the bodies. */
const TABLES: readonly PackedSegments[] = [
  NUTATION,
  ...EPHEMERIS_BODIES.map((body) => BODY_TABLES[body].segments),
];

/** Index of the nutation in longitude among the angles. */
export const NUTATION_ANGLE = 0;

/** Index of the Sun's angle; the other bodies follow in the order of `EPHEMERIS_BODIES`. */
export const SUN_ANGLE = 1;

/** Number of angles that {@link writeAnglesDeg} writes. */
export const ANGLE_COUNT: number = TABLES.length;

/** Number of powers with a second float for their low-order part: x^0 (the angle) and x^1 (its rate). */
const LONG_POWERS = 2;

/** Number of floats in the narrowest segments. Wider segments have two or four more in front of these. */
const LEAST_WIDTH = 12;

// Constants of each angle, by its index. V8 keeps typed arrays of up to 64 bytes on its heap and reloads their address on
// each access: the Int32Arrays are padded to avoid that (see docs/decisions/0008).
const SEGMENTS_PER_BLOCK = Float64Array.from(TABLES, ({ segmentDays }) => BLOCK_DAYS / segmentDays);
const DEG_PER_UNIT = Float64Array.from(TABLES, (table) => 1 / unitsPerDeg(table));
const WIDTH = new Int32Array(32);
/** Offset of the last twelve floats of the angle's first segment from the block's start. */
const AT = new Int32Array(32);

let blockWidth = 0;
for (let angle = 0; angle < ANGLE_COUNT; angle++) {
  const width = segmentWidth(TABLES[angle]!);
  WIDTH[angle] = width;
  AT[angle] = blockWidth + width - LEAST_WIDTH;
  blockWidth += width * SEGMENTS_PER_BLOCK[angle]!;
}
const BLOCK_WIDTH = blockWidth;

const BLOCK_COUNT: number = TABLE_DAYS / BLOCK_DAYS;

// Copied from the imports: V8 reads an imported binding anew on every access (see docs/decisions/0008).
const FIRST_TT_DAYS: number = TABLE_FIRST_TT_DAYS;
const BLOCKS_PER_DAY: number = 1 / BLOCK_DAYS;

const POWER_COUNT: number = BLOCK_COUNT * BLOCK_WIDTH;

/**
 * Mask covering every index into the powers. Masking tells V8 that the index is a small integer and removes
 * overflow checks.
 */
const INDEX_MASK: number = 2 ** Math.ceil(Math.log2(POWER_COUNT)) - 1;

/** Returns the floats of a segment: 12, 14 or 16. */
function segmentWidth({ records: { columns } }: PackedSegments): number {
  return columns.length + (columns.length % 2) + LONG_POWERS;
}

/** Segments per day of the nutation and of the Sun, whose segments have the same length. */
const SUN_SEGMENTS_PER_DAY: number = 1 / NUTATION.segmentDays;

/**
 * Writes the angles of a moment, degrees, not normalised: the nutation in longitude, then the longitudes of the bodies
 * on the mean equinox of date.
 *
 * @param ttDays A moment in a part of the tables that has been added.
 * @param into Receives the {@link ANGLE_COUNT} angles at their indexes.
 */
export function writeAnglesDeg(ttDays: number, into: Float64Array): void {
  reader ??= createReader();
  reader.writeAnglesDeg(ttDays, into);
}

/**
 * Writes the motion of the apparent Sun at a moment: its longitude (degrees, not normalised), its rate (degrees per
 * day), and half of its acceleration (degrees per day squared).
 *
 * The motion is that of the segment that contains the moment. Extrapolated beyond its end (see {@link
 * isInOneSunSegment}), it differs slightly from the next segment.
 *
 * @param ttDays A moment within the tables.
 * @param into Receives the three values.
 */
export function writeSunMotion(ttDays: number, into: Float64Array): void {
  reader ??= createReader();
  reader.writeSunMotion(ttDays, into);
}

/**
 * Writes the rates of the angles of a moment, degrees per day: the derivatives of the polynomials that
 * {@link writeAnglesDeg} evaluates.
 *
 * @param ttDays A moment within the tables.
 * @param into Receives the {@link ANGLE_COUNT} rates at their indexes.
 */
export function writeRatesDegPerDay(ttDays: number, into: Float64Array): void {
  reader ??= createReader();
  reader.writeRatesDegPerDay(ttDays, into);
}

/** Tests whether two moments are in the same segment of the Sun. */
export function isInOneSunSegment(ttDays: number, otherTtDays: number): boolean {
  return (
    (((ttDays - FIRST_TT_DAYS) * SUN_SEGMENTS_PER_DAY) | 0) ===
    (((otherTtDays - FIRST_TT_DAYS) * SUN_SEGMENTS_PER_DAY) | 0)
  );
}

const unpacked = new Float64Array(Math.max(...WIDTH));

interface Reader {
  readonly writeAnglesDeg: (ttDays: number, into: Float64Array) => void;
  readonly writeSunMotion: (ttDays: number, into: Float64Array) => void;
  readonly writeRatesDegPerDay: (ttDays: number, into: Float64Array) => void;
}

let reader: Reader | undefined;

/**
 * Allocates the memory of all blocks, for the first moment that is read. Constants of one closure are about as fast as
 * those of a module; a variable that is assigned later would slow charts down by 3 %.
 */
function createReader(): Reader {
  // The powers of all unpacked blocks (6 MB); the operating system provides memory as blocks are written. Float32 halves
  // the memory, which charts of random moments read at random places.
  const powers = new Float32Array(POWER_COUNT);
  // 1 at the index of each unpacked block.
  const isUnpacked = new Uint8Array(BLOCK_COUNT);
  return { writeAnglesDeg, writeSunMotion, writeRatesDegPerDay };

  function writeAnglesDeg(ttDays: number, into: Float64Array): void {
    const blocks = (ttDays - FIRST_TT_DAYS) * BLOCKS_PER_DAY;
    const block = blocks | 0;
    if (isUnpacked[block] === 0) unpackBlock(block);
    const fraction = blocks - block;
    const start = Math.imul(block, BLOCK_WIDTH);
    // Uses one loop without calls and unrolls the twelve common floats. With a function for each angle, or with an
    // inner loop over its floats, a chart takes 10 % longer.
    for (let angle = 0; angle < DEG_PER_UNIT.length; angle++) {
      const segments = fraction * SEGMENTS_PER_BLOCK[angle]!;
      const segment = segments | 0;
      const x = 2 * (segments - segment) - 1;
      // Horner's rule in x * x, once for the odd and once for the even powers: the processor computes the two chains in
      // parallel. Plain form: one chain in x.
      const xx = x * x;
      const width = WIDTH[angle]!;
      const at = (start + AT[angle]! + Math.imul(segment, width)) & INDEX_MASK;
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

  function writeSunMotion(ttDays: number, into: Float64Array): void {
    const blocks = (ttDays - FIRST_TT_DAYS) * BLOCKS_PER_DAY;
    const block = blocks | 0;
    if (isUnpacked[block] === 0) unpackBlock(block);
    const segments = (blocks - block) * SEGMENTS_PER_BLOCK[SUN_ANGLE]!;
    const segment = segments | 0;
    const x = 2 * (segments - segment) - 1;
    const start = Math.imul(block, BLOCK_WIDTH);
    let sumDeg = 0;
    let sumRate = 0;
    let sumHalfAcceleration = 0;
    for (let angle = NUTATION_ANGLE; angle <= SUN_ANGLE; angle++) {
      const width = WIDTH[angle]!;
      const at = (start + AT[angle]! + Math.imul(segment, width)) & INDEX_MASK;
      // Horner's rule for the value and its first two derivatives, the second one halved.
      let deg = 0;
      let rate = 0;
      let halfAcceleration = 0;
      for (let place = at + LEAST_WIDTH - width; place < at + LEAST_WIDTH - 2 * LONG_POWERS; place++) {
        halfAcceleration = halfAcceleration * x + rate;
        rate = rate * x + deg;
        deg = deg * x + powers[place]!;
      }
      halfAcceleration = halfAcceleration * x + rate;
      rate = rate * x + deg;
      deg = deg * x + (powers[at + 8]! + powers[at + 10]!);
      halfAcceleration = halfAcceleration * x + rate;
      rate = rate * x + deg;
      deg = deg * x + (powers[at + 9]! + powers[at + 11]!);
      const degPerUnit = DEG_PER_UNIT[angle]!;
      sumDeg += deg * degPerUnit;
      sumRate += rate * degPerUnit;
      sumHalfAcceleration += halfAcceleration * degPerUnit;
    }
    const xPerDay = 2 * SUN_SEGMENTS_PER_DAY;
    into[0] = sumDeg;
    into[1] = sumRate * xPerDay;
    into[2] = sumHalfAcceleration * xPerDay * xPerDay;
  }

  function writeRatesDegPerDay(ttDays: number, into: Float64Array): void {
    const blocks = (ttDays - FIRST_TT_DAYS) * BLOCKS_PER_DAY;
    const block = blocks | 0;
    if (isUnpacked[block] === 0) unpackBlock(block);
    for (let angle = 0; angle < ANGLE_COUNT; angle++) {
      const segmentsPerBlock = SEGMENTS_PER_BLOCK[angle]!;
      const segments = (blocks - block) * segmentsPerBlock;
      const segment = segments | 0;
      const x = 2 * (segments - segment) - 1;
      const width = WIDTH[angle]!;
      const at = block * BLOCK_WIDTH + AT[angle]! + segment * width;
      // Horner's rule for the value and its derivative; the value's last step is left out.
      let value = 0;
      let rate = 0;
      for (let place = at + LEAST_WIDTH - width; place < at + LEAST_WIDTH - 2 * LONG_POWERS; place++) {
        rate = rate * x + value;
        value = value * x + powers[place]!;
      }
      rate = rate * x + value;
      value = value * x + (powers[at + 8]! + powers[at + 10]!);
      rate = rate * x + value;
      into[angle] = rate * DEG_PER_UNIT[angle]! * 2 * segmentsPerBlock * BLOCKS_PER_DAY;
    }
  }

  /** Writes all segments of a block into the powers. */
  function unpackBlock(block: number): void {
    for (let angle = 0; angle < ANGLE_COUNT; angle++) {
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
}
