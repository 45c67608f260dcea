import { ChartInputError } from "../chart-input-error.js";
import { type Zone, zoneNamed } from "./zone.js";

/**
 * Looks up a zone by its IANA name.
 *
 * @throws ChartInputError `UNKNOWN_ZONE` if the name is not in the table.
 */
export function knownZone(name: string): Zone {
  const zone = zoneNamed(name);
  if (zone !== undefined) return zone;
  throw new ChartInputError({
    code: "UNKNOWN_ZONE",
    field: "zone",
    received: name,
    expected: "the name of a time zone of the IANA database, such as Europe/Amsterdam",
  });
}
