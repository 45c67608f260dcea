import { signedDeg } from "../../angles.js";
import { EPHEMERIS_BODIES } from "../ephemeris-body.js";
import { SUN_ANGLE } from "./blocks.js";
import { CELL_DAYS, Conjunctions } from "./conjunctions.js";
import { TABLE_DAYS, TABLE_FIRST_TT_DAYS } from "./table-span.js";
import { BODY_TABLES } from "./tables.generated.js";

/**
 * Superior conjunctions of each planet, in the order of {@link EPHEMERIS_BODIES}, whose first three bodies have none.
 */
const CONJUNCTIONS: readonly Conjunctions[] = [
  BODY_TABLES.mercury,
  BODY_TABLES.venus,
  BODY_TABLES.mars,
  BODY_TABLES.jupiter,
  BODY_TABLES.saturn,
  BODY_TABLES.uranus,
  BODY_TABLES.neptune,
  BODY_TABLES.pluto,
].map(({ conjunctions }) => new Conjunctions(conjunctions));

/** Index of Mercury's angle; the other planets follow in their order. */
const MERCURY_ANGLE: number = SUN_ANGLE + EPHEMERIS_BODIES.indexOf("mercury");

const UNKNOWN = -1;

/**
 * Bit mask of the planets that have a conjunction in each cell, or UNKNOWN. Most cells have one or two, a quarter none.
 *
 * The mask saves the other planets a subtraction and a branch each (see docs/decisions/0008). Plain form: call
 * `Conjunctions.deflectionDeg` for every planet.
 */
const planetsOfCell = new Int16Array(TABLE_DAYS / CELL_DAYS).fill(UNKNOWN);

/**
 * Adds the Sun's deflection of light to the angles of the planets behind it.
 *
 * @param anglesDeg The angles of the moment, as `writeAnglesDeg` wrote them.
 */
export function addDeflections(ttDays: number, anglesDeg: Float64Array): void {
  const cell = ((ttDays - TABLE_FIRST_TT_DAYS) / CELL_DAYS) | 0;
  let planets = planetsOfCell[cell]!;
  if (planets === UNKNOWN) planets = planetsOfCell[cell] = findPlanets(cell);
  for (let left = planets; left !== 0; left &= left - 1) {
    const planet = 31 - Math.clz32(left & -left);
    const deg = anglesDeg[MERCURY_ANGLE + planet]!;
    const fromSunDeg = signedDeg(deg - anglesDeg[SUN_ANGLE]!);
    anglesDeg[MERCURY_ANGLE + planet] = deg + CONJUNCTIONS[planet]!.deflectionDeg(ttDays, fromSunDeg);
  }
}

/**
 * Adds the rates of the deflections to the rates of the planets behind the Sun.
 *
 * @param anglesDeg The angles of the moment, as `writeAnglesDeg` wrote them.
 * @param ratesDegPerDay Their rates, as `writeRatesDegPerDay` wrote them.
 */
export function addDeflectionRates(
  ttDays: number,
  anglesDeg: Float64Array,
  ratesDegPerDay: Float64Array,
): void {
  const [sunDeg, sunRate] = [anglesDeg[SUN_ANGLE]!, ratesDegPerDay[SUN_ANGLE]!];
  for (const [planet, conjunctions] of CONJUNCTIONS.entries()) {
    const angle = MERCURY_ANGLE + planet;
    const rate = ratesDegPerDay[angle]!;
    const fromSunDeg = signedDeg(anglesDeg[angle]! - sunDeg);
    ratesDegPerDay[angle] = rate + conjunctions.deflectionRate(ttDays, fromSunDeg, rate - sunRate);
  }
}

function findPlanets(cell: number): number {
  return CONJUNCTIONS.reduce(
    (planets, conjunctions, planet) => planets | (conjunctions.hasOneInCell(cell) ? 1 << planet : 0),
    0,
  );
}
