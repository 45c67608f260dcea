import { EPHEMERIS_BODIES } from "../ephemeris-body.js";
import { SUN_ANGLE } from "./blocks.js";
import { CELL_DAYS, Conjunctions } from "./conjunctions.js";
import { TABLE_DAYS, TABLE_FIRST_TT_DAYS } from "./table-span.js";
import { BODY_TABLES } from "./tables.generated.js";

/** The superior conjunctions of each planet, in the order of {@link EPHEMERIS_BODIES}; its first three bodies have none. */
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

/** The angle of the first planet; the others follow in their order. */
const MERCURY_ANGLE: number = SUN_ANGLE + EPHEMERIS_BODIES.indexOf("mercury");

const UNKNOWN = -1;

/** The planets that have a conjunction in a cell, a bit each, or UNKNOWN: one or two in most, none in a quarter. */
const planetsOfCell = new Int16Array(TABLE_DAYS / CELL_DAYS).fill(UNKNOWN);

/**
 * Adds to the angles of a moment what the Sun's deflection of light adds to those of the planets that stand behind it.
 *
 * @param anglesDeg All of them, as `writeAnglesDeg` wrote them.
 */
export function addDeflections(ttDays: number, anglesDeg: Float64Array): void {
  const cell = ((ttDays - TABLE_FIRST_TT_DAYS) / CELL_DAYS) | 0;
  let planets = planetsOfCell[cell]!;
  if (planets === UNKNOWN) planets = planetsOfCell[cell] = findPlanets(cell);
  for (let left = planets; left !== 0; left &= left - 1) {
    const planet = 31 - Math.clz32(left & -left);
    const deg = anglesDeg[MERCURY_ANGLE + planet]!;
    const fromSunDeg = halfTurn(deg - anglesDeg[SUN_ANGLE]!);
    anglesDeg[MERCURY_ANGLE + planet] = deg + CONJUNCTIONS[planet]!.deflectionDeg(ttDays, fromSunDeg);
  }
}

function findPlanets(cell: number): number {
  return CONJUNCTIONS.reduce(
    (planets, conjunctions, planet) => planets | (conjunctions.hasOneInCell(cell) ? 1 << planet : 0),
    0,
  );
}

/** An angle in degrees brought into [-180, 180). */
function halfTurn(angleDeg: number): number {
  return angleDeg - 360 * Math.floor(angleDeg / 360 + 0.5);
}
