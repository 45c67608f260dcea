import { solarMassFraction } from "../solar-mass-fraction.js";
import { type PackedRecords, unpackRecord } from "./packed-records.js";
import { TABLE_DAYS, TABLE_FIRST_TT_DAYS } from "./table-span.js";

/** The superior conjunctions of one planet, for the part of the light deflection that no polynomial follows. */
export interface PackedConjunctions {
  /** How many days before and after its day a conjunction may count. */
  readonly reachDays: number;
  /** A conjunction a record; the columns and their units are {@link CONJUNCTION_UNITS}. */
  readonly records: PackedRecords;
}

/** What a column's whole number is multiplied by. */
export const CONJUNCTION_UNITS = {
  /** The day next to the conjunction, from the span's first. */
  day: 1,
  /** Latitude above the Sun's on that day, degrees; its rate a day; and half the rate's rate. */
  latitude: 5e-6,
  latitudeRate: 2e-6,
  latitudeBend: 1e-6,
  /** Deflection times distance from the Sun's centre, square degrees; its rate a day. */
  strength: 1e-9,
  strengthRate: 1e-10,
  /** The Sun's radius, degrees. */
  sunRadius: 1e-6,
} as const;

const UNITS = Float64Array.from(Object.values(CONJUNCTION_UNITS));
const WIDTH = UNITS.length;

/** Beyond this distance from the Sun the polynomials follow the deflection alone. */
export const REACH_DEG = 10;

/** Days of a cell of the index from moments to conjunctions. */
const CELL_DAYS = 16;

/**
 * The bending of a planet's light by the Sun about superior conjunction: point-like Sun, small angles, faded out
 * towards {@link REACH_DEG}; behind the disc by the mass within the ray's distance. What is left of the whole
 * deflection is smooth and part of the planet's segments, which were fitted with this very function taken out.
 */
export class Conjunctions {
  readonly #packed: PackedConjunctions;
  /** The conjunctions' columns in their units, once one was asked for. */
  #numbers: Float64Array | undefined;
  /** The number of the conjunction that may count in a cell, or -1. */
  readonly #ofCell: Int16Array;

  constructor(packed: PackedConjunctions) {
    this.#packed = packed;
    this.#ofCell = new Int16Array(TABLE_DAYS / CELL_DAYS);
  }

  /**
   * What deflection adds to the longitude, degrees.
   *
   * @param fromSunDeg The planet's longitude without it, less the Sun's, -180 to 180.
   */
  deflectionDeg(ttDays: number, fromSunDeg: number): number {
    if (fromSunDeg > REACH_DEG || fromSunDeg < -REACH_DEG) return 0;
    const numbers = this.#numbers ?? this.#unpack();
    const days = ttDays - TABLE_FIRST_TT_DAYS;
    const conjunction = this.#ofCell[Math.floor(days / CELL_DAYS)]!;
    if (conjunction < 0) return 0;
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

  #unpack(): Float64Array {
    const { reachDays, records } = this.#packed;
    const numbers = new Float64Array(records.count * WIDTH);
    const ofCell = this.#ofCell.fill(-1);
    for (let index = 0; index < records.count; index++) {
      const columns = numbers.subarray(index * WIDTH, (index + 1) * WIDTH);
      unpackRecord(records, index, columns);
      for (let column = 0; column < WIDTH; column++) columns[column]! *= UNITS[column]!;
      const day = columns[0]!;
      ofCell.fill(index, cell(day - reachDays), cell(day + reachDays) + 1);
    }
    this.#numbers = numbers;
    return numbers;
  }
}

function cell(day: number): number {
  return Math.max(0, Math.floor(day / CELL_DAYS));
}
