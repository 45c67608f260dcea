import { ChartInputError } from "chart-core";
import { resolveBirthMoment } from "chart-core/birth-moment";
import type { Place } from "../geocoding/geocoder.js";

/** When and where somebody was born, checked, in whatever form the request had it. */
export interface BirthData {
  /** Local date, `YYYY-MM-DD`. */
  readonly date: string;
  /** Local time, `HH:MM`. */
  readonly time: string;
  readonly place: Place | PlaceToFind;
}

/** A place that the geocoder has yet to find. */
export interface PlaceToFind {
  /** "City, Country". */
  readonly location: string;
  /** The caller's own key for the geocoding service. */
  readonly geocodeKey: string;
}

/** Whether the text is a day of the calendar, `YYYY-MM-DD`, in the years that charts reach. */
export function isBirthDate(date: string): boolean {
  return isResolvable(date, "00:00");
}

/** Whether the text is a time of day, `HH:MM`, 00:00 to 23:59. */
export function isBirthTime(time: string): boolean {
  if (knownTimes.has(time)) return true;
  const isTime = isResolvable("2000-01-01", time);
  if (isTime) knownTimes.add(time);
  return isTime;
}

/** Times of day that were found good: no more than a day has minutes. */
const knownTimes = new Set<string>();

/** The rules are chart-core's. UTC spares the look-up of a zone, which comes later and can fail for its own reasons. */
function isResolvable(date: string, time: string): boolean {
  try {
    resolveBirthMoment({ date, time, coords: { lat: 0, lng: 0 }, zone: "Etc/UTC" });
    return true;
  } catch (error) {
    if (error instanceof ChartInputError) return false;
    throw error;
  }
}
