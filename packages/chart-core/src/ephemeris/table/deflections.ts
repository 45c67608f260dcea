import { signedDeg } from "../../angles.js";
import { SUN_ANGLE } from "./blocks.js";
import { CELL_DAYS, Conjunctions } from "./conjunctions.js";
import { EPHEMERIS_BODIES } from "./ephemeris-body.js";
import { TABLE_DAYS, TABLE_FIRST_TT_DAYS } from "./table-span.js";
import { BODY_TABLES } from "./tables.generated.js";

/** Planets with superior conjunctions, in the order of {@link EPHEMERIS_BODIES}, whose first three bodies have none. */
const PLANETS = ["mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"] as const;

/** Index of Mercury's angle; the other planets follow in their order. */
const MERCURY_ANGLE: number = SUN_ANGLE + EPHEMERIS_BODIES.indexOf("mercury");

/** Set in each cell whose planets are known, beside the bits of the planets. */
const KNOWN: number = 2 ** PLANETS.length;

/**
 * Adds the Sun's deflection of light to the angles of the planets behind it.
 *
 * @param anglesDeg The angles of the moment, as `writeAnglesDeg` wrote them.
 */
export function addDeflections(ttDays: number, anglesDeg: Float64Array): void {
  adder ??= createAdder();
  adder.addDeflections(ttDays, anglesDeg);
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
  adder ??= createAdder();
  adder.addDeflectionRates(ttDays, anglesDeg, ratesDegPerDay);
}

interface Adder {
  readonly addDeflections: typeof addDeflections;
  readonly addDeflectionRates: typeof addDeflectionRates;
}

let adder: Adder | undefined;

/** Allocates the memory of all conjunctions, for the first moment that is read: see `createReader` in blocks.ts. */
function createAdder(): Adder {
  const conjunctionsOf = PLANETS.map((planet) => new Conjunctions(BODY_TABLES[planet].conjunctions));
  /**
   * Bit mask of the planets that have a conjunction in each cell, with KNOWN; 0 where unknown. Most cells have one or two
   * planets, a quarter none.
   *
   * The mask saves the other planets a subtraction and a branch each (see docs/decisions/0008). Plain form: call
   * `Conjunctions.deflectionDeg` for every planet.
   */
  const planetsOfCell = new Int16Array(TABLE_DAYS / CELL_DAYS);
  return { addDeflections, addDeflectionRates };

  function addDeflections(ttDays: number, anglesDeg: Float64Array): void {
    const cell = ((ttDays - TABLE_FIRST_TT_DAYS) / CELL_DAYS) | 0;
    let planets = planetsOfCell[cell]!;
    if (planets === 0) planets = planetsOfCell[cell] = findPlanets(cell) | KNOWN;
    for (let left = planets & (KNOWN - 1); left !== 0; left &= left - 1) {
      const planet = 31 - Math.clz32(left & -left);
      const deg = anglesDeg[MERCURY_ANGLE + planet]!;
      const fromSunDeg = signedDeg(deg - anglesDeg[SUN_ANGLE]!);
      anglesDeg[MERCURY_ANGLE + planet] = deg + conjunctionsOf[planet]!.deflectionDeg(ttDays, fromSunDeg);
    }
  }

  function addDeflectionRates(ttDays: number, anglesDeg: Float64Array, ratesDegPerDay: Float64Array): void {
    const [sunDeg, sunRate] = [anglesDeg[SUN_ANGLE]!, ratesDegPerDay[SUN_ANGLE]!];
    for (const [planet, conjunctions] of conjunctionsOf.entries()) {
      const angle = MERCURY_ANGLE + planet;
      const rate = ratesDegPerDay[angle]!;
      const fromSunDeg = signedDeg(anglesDeg[angle]! - sunDeg);
      ratesDegPerDay[angle] = rate + conjunctions.deflectionRate(ttDays, fromSunDeg, rate - sunRate);
    }
  }

  function findPlanets(cell: number): number {
    let planets = 0;
    for (const [planet, conjunctions] of conjunctionsOf.entries())
      if (conjunctions.hasOneInCell(cell)) planets |= 1 << planet;
    return planets;
  }
}
