import { ChartInputError } from "chart-core";
import { type Disambiguation, resolveBirthMoment } from "chart-core/birth-moment";
import type { Place } from "../ports/geocoder.js";

/** A birth as a request gives it. Its fields are valid; the coordinates of a name must still be looked up. */
export type BirthData = LocalBirth | UtcBirth;

/** A birth by the clock of its place. */
export interface LocalBirth {
  /** Local date, `YYYY-MM-DD`. */
  readonly date: string;
  /** Local time, `HH:MM`. */
  readonly time: string;
  readonly place: KnownPlace | PlaceToFind;
  /** Absent for the default, `compatible`. */
  readonly disambiguation?: ChosenDisambiguation | undefined;
}

/** Disambiguation other than the default. */
export type ChosenDisambiguation = Exclude<Disambiguation, "compatible">;

/** A birth whose moment is given. */
interface UtcBirth {
  readonly utc: Date;
  readonly place: KnownPlace;
}

/** A place that needs no lookup. It has coordinates, a time zone, or both. */
export type KnownPlace = Partial<Place>;

/** Place of births whose moment is given in UTC. */
export const UTC_PLACE: KnownPlace & { readonly zone: string } = { zone: "UTC" };

/** A place whose coordinates the geocoder must still look up. */
export interface PlaceToFind {
  /** "City, Country". */
  readonly location: string;
  readonly geocodeKey: string;
}

/** Checks that a text is an existing date, `YYYY-MM-DD`, in the years that chart-core supports. */
export function isBirthDate(date: string): boolean {
  return isResolvable(date, "00:00");
}

/** Checks that a text is a time of day, `HH:MM`, from 00:00 to 23:59. chart-core would accept seconds too. */
export function isBirthTime(time: string): boolean {
  if (knownTimes.has(time)) return true;
  const isTime = time.length === "HH:MM".length && isResolvable("2000-01-01", time);
  if (isTime) knownTimes.add(time);
  return isTime;
}

/** Cache of valid times: at most one entry for each minute of a day. */
const knownTimes = new Set<string>();

/** Applies chart-core's own rules. UTC avoids the zone lookup, a later step with failures of its own. */
function isResolvable(date: string, time: string): boolean {
  try {
    resolveBirthMoment({ date, time, coords: { lat: 0, lng: 0 }, zone: "Etc/UTC" });
    return true;
  } catch (error) {
    if (error instanceof ChartInputError) return false;
    throw error;
  }
}
