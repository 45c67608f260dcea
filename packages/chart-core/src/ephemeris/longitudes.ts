import { EPHEMERIS_BODIES, type EphemerisBody } from "./ephemeris-body.js";
import { angleDeg, blocksAt, openBlock, TRACKS, type Track } from "./table/blocks.js";
import { Conjunctions } from "./table/conjunctions.js";
import { isInTable } from "./table/table-span.js";
import { BODY_TABLES } from "./table/tables.generated.js";

interface Planet {
  readonly track: Track;
  readonly conjunctions: Conjunctions;
}

/** In the order of {@link EPHEMERIS_BODIES}, after Sun, node and Moon. */
const planets = [
  planet("mercury"),
  planet("venus"),
  planet("mars"),
  planet("jupiter"),
  planet("saturn"),
  planet("uranus"),
  planet("neptune"),
  planet("pluto"),
];

function planet(body: Exclude<EphemerisBody, "sun" | "northNode" | "moon">): Planet {
  return { track: TRACKS[body], conjunctions: new Conjunctions(BODY_TABLES[body].conjunctions) };
}

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
  const blocks = blocksAt(ttDays);
  const block = blocks | 0;
  const start = openBlock(block);
  const fraction = blocks - block;
  const nutationDeg = angleDeg(TRACKS.nutation, start, fraction);
  const sunDeg = angleDeg(TRACKS.sun, start, fraction);
  into[0] = inTurn(sunDeg + nutationDeg);
  into[1] = inTurn(angleDeg(TRACKS.northNode, start, fraction) + nutationDeg);
  into[2] = inTurn(angleDeg(TRACKS.moon, start, fraction) + nutationDeg);
  for (let index = 0; index < planets.length; index++) {
    const { track, conjunctions } = planets[index]!;
    const deg = angleDeg(track, start, fraction);
    const deflectionDeg = conjunctions.deflectionDeg(ttDays, halfTurn(deg - sunDeg));
    into[FIRST_PLANET + index] = inTurn(deg + deflectionDeg + nutationDeg);
  }
}

/** The Sun's longitude alone, as {@link writeLongitudesDeg} gives it. */
export function sunLongitudeDeg(ttDays: number): number {
  checkInTable(ttDays);
  const blocks = blocksAt(ttDays);
  const block = blocks | 0;
  const start = openBlock(block);
  const fraction = blocks - block;
  return inTurn(angleDeg(TRACKS.sun, start, fraction) + angleDeg(TRACKS.nutation, start, fraction));
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

/** An angle in degrees brought into [0, 360). Most are there, and a division would take longer than the look. */
function inTurn(angleDeg: number): number {
  if (angleDeg >= 0 && angleDeg < 360) return angleDeg;
  const turned = angleDeg - 360 * Math.floor(angleDeg / 360);
  // A tiny negative angle plus 360 rounds to 360 itself, which is outside.
  return turned < 360 ? turned : 0;
}

/** An angle in degrees brought into [-180, 180). */
function halfTurn(angleDeg: number): number {
  if (angleDeg >= -180 && angleDeg < 180) return angleDeg;
  return angleDeg - 360 * Math.floor(angleDeg / 360 + 0.5);
}
