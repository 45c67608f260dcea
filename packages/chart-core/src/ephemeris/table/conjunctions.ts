import { type PackedRecords, unpackRecord } from "./packed-records.js";
import { solarMassFraction, solarMassFractionRate } from "./solar-mass-fraction.js";
import { TABLE_DAYS, TABLE_FIRST_TT_DAYS } from "./table-span.js";

/** The superior conjunctions of one planet, for the part of the light deflection that no polynomial can follow. */
export interface PackedConjunctions {
  /** Maximum number of days before and after its day at which a conjunction has an effect. */
  readonly reachDays: number;
  /** One record for each conjunction; {@link CONJUNCTION_UNITS} lists the columns and their units. */
  readonly records: PackedRecords;
}

/** Units of the columns: factors of their whole numbers. */
export const CONJUNCTION_UNITS = {
  /** Day nearest to the conjunction, counted from the span's first. */
  day: 1,
  /** Latitude above the Sun's on that day, degrees; its rate per day; half of its acceleration per day squared. */
  latitude: 5e-6,
  latitudeRate: 2e-6,
  halfLatitudeAcceleration: 1e-6,
  /** Deflection times distance from the Sun's centre, square degrees; its rate per day. */
  strength: 1e-9,
  strengthRate: 1e-10,
  /** The Sun's radius, degrees. */
  sunRadius: 1e-6,
} as const;

const UNITS = Float64Array.from(Object.values(CONJUNCTION_UNITS));
const WIDTH = UNITS.length;

/** Distance from the Sun, degrees, beyond which the polynomials contain the whole deflection. */
export const REACH_DEG = 10;

/**
 * Length of an index cell in days. The index maps each cell to the only conjunction of a planet that can have an
 * effect in it.
 */
export const CELL_DAYS = 16;
const NONE = -1;

/** Added to the indexes in the cells, so that 0 stands for a cell that has not been looked up. */
const FROM_UNKNOWN = 2;

/**
 * The deflection of a planet's light by the Sun about superior conjunction: point-like Sun, small angles, faded out
 * towards {@link REACH_DEG}. Behind the disc only the mass within the ray's distance counts.
 *
 * The rest of the deflection is smooth. It is part of the planet's segments, which were fitted to the longitude less
 * this function.
 */
export class Conjunctions {
  readonly #packed: PackedConjunctions;
  /** Index of the conjunction that has an effect in each cell, or NONE, plus {@link FROM_UNKNOWN}; 0 where unknown. */
  readonly #ofCell: Int16Array;
  /** Columns of every unpacked conjunction, in their units. */
  readonly #numbers: Float64Array;
  readonly #isUnpacked: Uint8Array;

  constructor(packed: PackedConjunctions) {
    this.#packed = packed;
    this.#ofCell = new Int16Array(TABLE_DAYS / CELL_DAYS);
    this.#numbers = new Float64Array(packed.records.count * WIDTH);
    this.#isUnpacked = new Uint8Array(packed.records.count);
  }

  /**
   * Returns the amount in degrees by which deflection changes the longitude.
   *
   * @param fromSunDeg The planet's longitude without deflection, less the Sun's, -180 to 180.
   */
  deflectionDeg(ttDays: number, fromSunDeg: number): number {
    if (fromSunDeg > REACH_DEG || fromSunDeg < -REACH_DEG) return 0;
    const days = ttDays - TABLE_FIRST_TT_DAYS;
    const conjunction = this.#inCell(Math.floor(days / CELL_DAYS));
    if (conjunction === NONE) return 0;
    if (this.#isUnpacked[conjunction] === 0) this.#unpack(conjunction);
    const numbers = this.#numbers;
    const at = conjunction * WIDTH;
    const t = days - numbers[at]!;
    const latitude = numbers[at + 1]! + t * (numbers[at + 2]! + t * numbers[at + 3]!);
    const distanceSquared = fromSunDeg * fromSunDeg + latitude * latitude;
    const fading = 1 - distanceSquared / (REACH_DEG * REACH_DEG);
    if (fading <= 0 || distanceSquared === 0) return 0;
    const strength = numbers[at + 4]! + t * numbers[at + 5]!;
    const fraction = solarMassFraction(Math.sqrt(distanceSquared) / numbers[at + 6]!);
    return ((strength * fraction * fromSunDeg) / distanceSquared) * fading * fading * fading;
  }

  /**
   * Returns the rate of {@link deflectionDeg} in degrees per day: the derivative of its product, factor by factor.
   *
   * @param fromSunDeg The planet's longitude without deflection, less the Sun's, -180 to 180.
   * @param fromSunDegPerDay Rate of `fromSunDeg`.
   */
  deflectionRate(ttDays: number, fromSunDeg: number, fromSunDegPerDay: number): number {
    const deflectionDeg = this.deflectionDeg(ttDays, fromSunDeg);
    if (deflectionDeg === 0) return 0;
    const days = ttDays - TABLE_FIRST_TT_DAYS;
    const at = this.#inCell(Math.floor(days / CELL_DAYS)) * WIDTH;
    const numbers = this.#numbers;
    const t = days - numbers[at]!;
    const latitude = numbers[at + 1]! + t * (numbers[at + 2]! + t * numbers[at + 3]!);
    const latitudeRate = numbers[at + 2]! + 2 * t * numbers[at + 3]!;
    const distanceSquared = fromSunDeg * fromSunDeg + latitude * latitude;
    const distanceSquaredRate = 2 * (fromSunDeg * fromSunDegPerDay + latitude * latitudeRate);
    const distance = Math.sqrt(distanceSquared);
    const sunRadius = numbers[at + 6]!;
    const x = distance / sunRadius;
    const xRate = distanceSquaredRate / (2 * distance * sunRadius);
    const fading = 1 - distanceSquared / (REACH_DEG * REACH_DEG);
    const fadingRate = -distanceSquaredRate / (REACH_DEG * REACH_DEG);
    return (
      deflectionDeg *
      (numbers[at + 5]! / (numbers[at + 4]! + t * numbers[at + 5]!) +
        (solarMassFractionRate(x) * xRate) / solarMassFraction(x) +
        fromSunDegPerDay / fromSunDeg -
        distanceSquaredRate / distanceSquared +
        (3 * fadingRate) / fading)
    );
  }

  /** Tests whether a conjunction has an effect in a cell. */
  hasOneInCell(cell: number): boolean {
    return this.#inCell(cell) !== NONE;
  }

  #inCell(cell: number): number {
    let conjunction = this.#ofCell[cell]!;
    if (conjunction === 0) {
      conjunction = conjunctionInCell(this.#packed, cell) + FROM_UNKNOWN;
      this.#ofCell[cell] = conjunction;
    }
    return conjunction - FROM_UNKNOWN;
  }

  #unpack(conjunction: number): void {
    const columns = this.#numbers.subarray(conjunction * WIDTH, (conjunction + 1) * WIDTH);
    unpackRecord(this.#packed.records, conjunction, columns);
    for (let column = 0; column < WIDTH; column++) columns[column]! *= UNITS[column]!;
    this.#isUnpacked[conjunction] = 1;
  }
}

/** Returns the index of the conjunction that has an effect in a cell of an added part, or NONE. */
function conjunctionInCell({ reachDays, records }: PackedConjunctions, cell: number): number {
  const day = new Float64Array(1);
  const endsBefore = (conjunction: number) => {
    unpackRecord(records, conjunction, day);
    return day[0]! + reachDays < cell * CELL_DAYS;
  };
  // Each part has every conjunction with an effect in its days, so the first part that does not end too early decides.
  const part = records.parts.find(({ first, count }) => count > 0 && !endsBefore(first + count - 1));
  if (part === undefined) return NONE;
  // Binary search for the first conjunction whose effect does not end before the cell begins.
  let [from, to] = [part.first, part.first + part.count - 1];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (endsBefore(middle)) from = middle + 1;
    else to = middle;
  }
  unpackRecord(records, from, day);
  return day[0]! - reachDays < (cell + 1) * CELL_DAYS ? from : NONE;
}
