import { EPHEMERIS_BODIES, type EphemerisBody } from "./ephemeris-body.js";
import { Conjunctions } from "./table/conjunctions.js";
import { JUPITER, JUPITER_CONJUNCTIONS } from "./table/jupiter.generated.js";
import { MARS, MARS_CONJUNCTIONS } from "./table/mars.generated.js";
import { MERCURY, MERCURY_CONJUNCTIONS } from "./table/mercury.generated.js";
import { MOON } from "./table/moon.generated.js";
import { NEPTUNE, NEPTUNE_CONJUNCTIONS } from "./table/neptune.generated.js";
import { NORTH_NODE } from "./table/north-node.generated.js";
import { NUTATION } from "./table/nutation.generated.js";
import { PLUTO, PLUTO_CONJUNCTIONS } from "./table/pluto.generated.js";
import { SATURN, SATURN_CONJUNCTIONS } from "./table/saturn.generated.js";
import { Segments } from "./table/segments.js";
import { SUN } from "./table/sun.generated.js";
import { isInTable } from "./table/table-span.js";
import { URANUS, URANUS_CONJUNCTIONS } from "./table/uranus.generated.js";
import { VENUS, VENUS_CONJUNCTIONS } from "./table/venus.generated.js";

const nutation = new Segments(NUTATION);
const sun = new Segments(SUN);
const northNode = new Segments(NORTH_NODE);
const moon = new Segments(MOON);

/** In the order of {@link EPHEMERIS_BODIES}, after Sun, node and Moon. */
const planets = [
  { segments: new Segments(MERCURY), conjunctions: new Conjunctions(MERCURY_CONJUNCTIONS) },
  { segments: new Segments(VENUS), conjunctions: new Conjunctions(VENUS_CONJUNCTIONS) },
  { segments: new Segments(MARS), conjunctions: new Conjunctions(MARS_CONJUNCTIONS) },
  { segments: new Segments(JUPITER), conjunctions: new Conjunctions(JUPITER_CONJUNCTIONS) },
  { segments: new Segments(SATURN), conjunctions: new Conjunctions(SATURN_CONJUNCTIONS) },
  { segments: new Segments(URANUS), conjunctions: new Conjunctions(URANUS_CONJUNCTIONS) },
  { segments: new Segments(NEPTUNE), conjunctions: new Conjunctions(NEPTUNE_CONJUNCTIONS) },
  { segments: new Segments(PLUTO), conjunctions: new Conjunctions(PLUTO_CONJUNCTIONS) },
] as const;

const FIRST_PLANET = 3;

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
  const nutationDeg = nutation.deg(ttDays);
  const sunDeg = sun.deg(ttDays);
  into[0] = inTurn(sunDeg + nutationDeg);
  into[1] = inTurn(northNode.deg(ttDays) + nutationDeg);
  into[2] = inTurn(moon.deg(ttDays) + nutationDeg);
  for (let index = 0; index < planets.length; index++) {
    const { segments, conjunctions } = planets[index]!;
    const deg = segments.deg(ttDays);
    const deflectionDeg = conjunctions.deflectionDeg(ttDays, halfTurn(deg - sunDeg));
    into[FIRST_PLANET + index] = inTurn(deg + deflectionDeg + nutationDeg);
  }
}

/** The Sun's longitude alone, as {@link writeLongitudesDeg} gives it. */
export function sunLongitudeDeg(ttDays: number): number {
  checkInTable(ttDays);
  return inTurn(sun.deg(ttDays) + nutation.deg(ttDays));
}

const all = new Float64Array(EPHEMERIS_BODIES.length);

/** The longitude of one body, as {@link writeLongitudesDeg} gives it, for callers who need no speed. */
export function longitudeDeg(body: EphemerisBody, ttDays: number): number {
  writeLongitudesDeg(ttDays, all);
  return all[EPHEMERIS_BODIES.indexOf(body)]!;
}

function checkInTable(ttDays: number): void {
  if (!isInTable(ttDays)) {
    throw new RangeError(`longitudes are tabulated from 1799-09 to 2200-02, not at ${ttDays} days from J2000.0`);
  }
}

/** An angle in degrees brought into [0, 360). */
function inTurn(angleDeg: number): number {
  const turned = angleDeg - 360 * Math.floor(angleDeg / 360);
  // A tiny negative angle plus 360 rounds to 360 itself, which is outside.
  return turned < 360 ? turned : 0;
}

/** An angle in degrees brought into [-180, 180). */
function halfTurn(angleDeg: number): number {
  return angleDeg - 360 * Math.floor(angleDeg / 360 + 0.5);
}
