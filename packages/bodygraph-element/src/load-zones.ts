import type * as Zones from "./zones.js";

/**
 * Loads local time and time zones, as the first birth by local time does. A page may call it earlier: there, births are
 * then drawn without waiting.
 *
 * @returns `resolveBirthMoment`, `resolveBirthSpan`, `localTimeOf` and `timeZones` of `chart-core/birth-moment`.
 */
export function loadZones(): Promise<typeof Zones> {
  return import("./zones.js");
}
