import type { Coordinates } from "chart-core";
import { findZone, resolveBirthMoment } from "chart-core/birth-moment";
import { find as zonesAt } from "geo-tz/all";
import { zoneOfOverlap } from "../../src/file/zone-of-overlap.js";

/** Six days over the years of living people and their ancestors, 25 years apart, in winter and summer by turns. */
const DATES: readonly string[] = [
  "1900-07-01",
  "1925-01-01",
  "1950-07-01",
  "1975-01-01",
  "2000-07-01",
  "2025-01-01",
];

/** A place to compare, with a name for the report. */
export interface NamedPoint {
  readonly name: string;
  readonly coords: Coordinates;
}

/** A place where chart-core's zone differs from that of geo-tz. */
export interface ZoneDifference extends NamedPoint {
  /** The zone that geo-tz finds, and the one that chart-core finds. */
  readonly zone: string;
  readonly found: string;
  /** Largest difference of the two in the UTC time of a birth at noon, over {@link DATES}, and its date. */
  readonly seconds: number;
  readonly date: string;
}

/** The comparison of many places. */
export interface ZoneFigures {
  /** Number of places compared: those that geo-tz finds in the outlines of a zone, not on the high seas. */
  readonly compared: number;
  /** Places with another zone; the largest difference first. */
  readonly differences: readonly ZoneDifference[];
}

/** Compares chart-core's zone finder with geo-tz's exact outlines. */
export async function measureZones(
  points: Iterable<NamedPoint> | AsyncIterable<NamedPoint>,
): Promise<ZoneFigures> {
  const differences: ZoneDifference[] = [];
  let compared = 0;
  for await (const { name, coords } of points) {
    const zone = zoneOfOverlap(zonesAt(coords.lat, coords.lng));
    if (zone === undefined || zone.startsWith("Etc/")) continue;
    compared++;
    const found = findZone(coords);
    if (found !== zone) differences.push({ name, coords, zone, found, ...largest(coords, zone, found) });
  }
  return { compared, differences: differences.sort((a, b) => b.seconds - a.seconds) };
}

function largest(coords: Coordinates, zone: string, found: string): { seconds: number; date: string } {
  const utcSeconds = (date: string, zone: string) =>
    resolveBirthMoment({ date, time: "12:00", coords, zone }).utc.getTime() / 1000;
  const byDate = DATES.map((date) => ({
    seconds: Math.abs(utcSeconds(date, found) - utcSeconds(date, zone)),
    date,
  }));
  return byDate.reduce((most, next) => (next.seconds > most.seconds ? next : most));
}
