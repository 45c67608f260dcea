import { EPHEMERIS_BODIES, type EphemerisBody } from "./ephemeris-body.js";
import { Blocks } from "./table/blocks.js";
import { Conjunctions } from "./table/conjunctions.js";
import { BLOCK_DAYS, isInTable, TABLE_FIRST_TT_DAYS } from "./table/table-span.js";
import { BODY_TABLES, NUTATION } from "./table/tables.generated.js";

/** The nutation's table, then those of {@link EPHEMERIS_BODIES} in their order. */
const tables = new Blocks([NUTATION, ...EPHEMERIS_BODIES.map((body) => BODY_TABLES[body].segments)]);

const NUTATION_TABLE = 0;
const SUN_TABLE = 1;
const NODE_TABLE = 2;
const MOON_TABLE = 3;
const FIRST_PLANET_TABLE = 4;

const conjunctions = [
  new Conjunctions(BODY_TABLES.mercury.conjunctions),
  new Conjunctions(BODY_TABLES.venus.conjunctions),
  new Conjunctions(BODY_TABLES.mars.conjunctions),
  new Conjunctions(BODY_TABLES.jupiter.conjunctions),
  new Conjunctions(BODY_TABLES.saturn.conjunctions),
  new Conjunctions(BODY_TABLES.uranus.conjunctions),
  new Conjunctions(BODY_TABLES.neptune.conjunctions),
  new Conjunctions(BODY_TABLES.pluto.conjunctions),
];

/**
 * Apparent geocentric longitudes of all bodies at a moment, degrees in [0, 360), true ecliptic and equinox of date; of
 * the Moon's ascending node, the osculating one. From the packed tables, within the bounds of docs/accuracy.md of the
 * series model that they were made from.
 *
 * @param ttDays Days of Terrestrial Time since J2000.0 (JD 2451545.0 TT), 1799-09-01 to 2200-02-01.
 * @param into Takes the longitudes in the order of {@link EPHEMERIS_BODIES}.
 * @throws RangeError outside these years.
 */
export function writeLongitudesDeg(ttDays: number, into: Float64Array): void {
  checkInTable(ttDays);
  const days = ttDays - TABLE_FIRST_TT_DAYS;
  const index = Math.floor(days / BLOCK_DAYS);
  const block = tables.block(index);
  const daysInBlock = days - index * BLOCK_DAYS;
  const nutationDeg = tables.deg(block, NUTATION_TABLE, daysInBlock);
  const sunDeg = tables.deg(block, SUN_TABLE, daysInBlock);
  into[0] = inTurn(sunDeg + nutationDeg);
  into[1] = inTurn(tables.deg(block, NODE_TABLE, daysInBlock) + nutationDeg);
  into[2] = inTurn(tables.deg(block, MOON_TABLE, daysInBlock) + nutationDeg);
  for (let planet = 0; planet < conjunctions.length; planet++) {
    const deg = tables.deg(block, FIRST_PLANET_TABLE + planet, daysInBlock);
    const deflectionDeg = conjunctions[planet]!.deflectionDeg(days, inHalfTurn(deg - sunDeg));
    into[3 + planet] = inTurn(deg + deflectionDeg + nutationDeg);
  }
}

/** The Sun's longitude alone, as {@link writeLongitudesDeg} gives it. */
export function sunLongitudeDeg(ttDays: number): number {
  checkInTable(ttDays);
  const days = ttDays - TABLE_FIRST_TT_DAYS;
  const index = Math.floor(days / BLOCK_DAYS);
  const block = tables.block(index);
  const daysInBlock = days - index * BLOCK_DAYS;
  return inTurn(tables.deg(block, SUN_TABLE, daysInBlock) + tables.deg(block, NUTATION_TABLE, daysInBlock));
}

const all = new Float64Array(EPHEMERIS_BODIES.length);

/** The longitude of one body, as {@link writeLongitudesDeg} gives it, for callers who need no speed. */
export function longitudeDeg(body: EphemerisBody, ttDays: number): number {
  writeLongitudesDeg(ttDays, all);
  return all[EPHEMERIS_BODIES.indexOf(body)]!;
}

function checkInTable(ttDays: number): void {
  if (!isInTable(ttDays)) {
    throw new RangeError(
      `longitudes are tabulated from 1799-09 to 2200-02, not at ${ttDays} days from J2000.0`,
    );
  }
}

/** An angle in degrees brought into [0, 360). */
function inTurn(angleDeg: number): number {
  const turned = angleDeg - 360 * Math.floor(angleDeg / 360);
  // A tiny negative angle plus 360 rounds to 360 itself, which is outside.
  return turned < 360 ? turned : 0;
}

/** An angle in degrees brought into [-180, 180). */
function inHalfTurn(angleDeg: number): number {
  return angleDeg - 360 * Math.floor(angleDeg / 360 + 0.5);
}
