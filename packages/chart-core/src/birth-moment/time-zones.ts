import { zoneNames } from "./zone.js";
import { ZONE_TABLE_RELEASE } from "./zone-table.generated.js";

/** The release of the IANA Time Zone Database that all local times come from, such as `2026f`. */
export const TZDB_RELEASE: string = ZONE_TABLE_RELEASE;

/**
 * Returns all names of time zones that `zone` may have, in alphabetical order, links such as `Asia/Calcutta` and
 * `US/Eastern` included. Each call returns a new array.
 *
 * @returns IANA names, each usable as `zone`.
 *
 * @example
 * import { timeZones } from "chart-core/birth-moment";
 *
 * const zones = timeZones();
 * console.log(zones.length, zones.slice(0, 2), zones.includes("Asia/Calcutta"));
 */
export function timeZones(): string[] {
  return zoneNames().sort();
}
