import type { ListedPlace, PlaceIndex } from "chart-http";
import { oneLine } from "chart-reading";
import type { BirthFields } from "./birth-form.js";

/** A birth whose fields are right. */
export interface ReadBirth {
  readonly date: string;
  readonly time: string | null;
  readonly aboutMinutes: number | null;
  readonly place: ListedPlace;
  /** Other places that the text may mean, as the form shows them. */
  readonly others: readonly string[];
  readonly name: string;
}

/** Longest text that is searched for. */
export const MAX_PLACE_LENGTH = 100;

/** Places of one name among which somebody without a script can choose. */
const MAX_LISTED = 20;

/** Choices of minutes by which a time may be off. */
const ABOUT_MINUTES = [15, 30, 60, 120];

/** The only sentence that is no fault of the form. */
export const PLACES_UNAVAILABLE = "Places can't be searched yet. Try again in a moment.";

const FIRST_YEAR = 1800;
const LAST_YEAR = 2199;

/** Reads the fields of a form. */
export function fieldsOf(form: FormData): BirthFields {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? oneLine(value).slice(0, MAX_PLACE_LENGTH) : "";
  };
  return {
    day: text("day"),
    month: text("month"),
    year: text("year"),
    timeKind: ["about", "unknown"].includes(text("time-kind")) ? text("time-kind") : "exact",
    time: text("time"),
    about: text("about"),
    place: text("place"),
    pick: text("pick"),
    name: text("name"),
  };
}

/** Reads a birth; returns a sentence about the first field that is wrong. */
export function readBirth(fields: BirthFields, places: PlaceIndex): ReadBirth | string {
  const { day, month, year, timeKind, time, about, place, pick, name } = fields;
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || !/^\d{4}$/.test(year))
    return "Enter the day, the month and the year of birth.";
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  if (y < FIRST_YEAR || y > LAST_YEAR) return `Enter a year from ${FIRST_YEAR} to ${LAST_YEAR}.`;
  const midnight = new Date(Date.UTC(y, m - 1, d));
  if (m < 1 || midnight.getUTCMonth() !== m - 1) return "That date does not exist.";

  const isKnown = timeKind !== "unknown";
  const told = isKnown ? readTime(time) : null;
  if (isKnown && told === null)
    return "Enter the time of birth, such as 21:17 or 9:17 pm. If you don't know it, say so.";

  const wanted = pick || place;
  if ([...wanted].length < 2) return "Enter the place of birth.";
  const found = places.search(wanted, MAX_LISTED);
  if (found === undefined) return PLACES_UNAVAILABLE;
  const taken = found.find((listed) => labelOf(listed) === wanted) ?? found[0];
  if (taken === undefined) return "No place has this name. Try a larger one nearby.";
  const others = [...(places.search(taken.name, MAX_LISTED) ?? []), ...found].map(labelOf);
  return {
    date: midnight.toISOString().slice(0, 10),
    time: told,
    aboutMinutes:
      timeKind === "about" ? (ABOUT_MINUTES.find((minutes) => `${minutes}` === about) ?? 30) : null,
    place: taken,
    others: [...new Set(others)].filter((label) => label !== labelOf(taken)),
    name,
  };
}

/** Reads a time in 24 or 12 hours, as the form with a script does: `21:17`, `9:17 pm`. */
function readTime(text: string): string | null {
  const [, hours, minutes = "00", half] =
    /^(\d{1,2})(?:[:.h ]?(\d\d))?(?: ?([ap])\.?m\.?)?$/i.exec(text) ?? [];
  if (hours === undefined || (half === undefined && !/\d\D?\d\d$/.test(text))) return null;
  const hour =
    half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  const isHour = half === undefined ? hour < 24 : Number(hours) >= 1 && Number(hours) <= 12;
  return isHour && Number(minutes) < 60 ? `${`${hour}`.padStart(2, "0")}:${minutes}` : null;
}

/** Writes a place as the form shows it: of a city state each name once. */
export function labelOf({ name, region, country }: ListedPlace): string {
  return [...new Set([name, region, country])].filter((part) => part !== "").join(", ");
}
