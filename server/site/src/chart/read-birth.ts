import type { ListedPlace, PlaceIndex } from "chart-http";
import type { BirthFields } from "./birth-form.js";

/** A birth whose fields are right. */
export interface ReadBirth {
  readonly date: string;
  readonly time: string | null;
  readonly aboutMinutes: number | null;
  readonly place: ListedPlace;
  /** The other places of this name, with the number of each among all results. */
  readonly others: readonly { readonly pick: number; readonly place: ListedPlace }[];
  readonly name: string;
}

/** Longest text that is searched for. */
export const MAX_PLACE_LENGTH = 100;

/** Places of one name among which somebody without a script can choose. */
const MAX_LISTED = 20;

const FIRST_YEAR = 1800;
const LAST_YEAR = 2199;

/** Reads the fields of a form. */
export function fieldsOf(form: FormData): BirthFields {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim().slice(0, MAX_PLACE_LENGTH) : "";
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
  if (isKnown && !/^([01]\d|2[0-3]):[0-5]\d/.test(time))
    return "Enter the time of birth. If you don't know it, say so.";

  if ([...place].length < 2) return "Enter the place of birth.";
  const [city = "", ...rest] = place.split(",").map((part) => part.trim().toLowerCase());
  const found = places.search(city, MAX_LISTED);
  if (found === undefined) return "Places can't be searched yet. Try again in a moment.";
  // Behind the first comma stands what tells places of one name apart.
  const fitting = found.findIndex((other) => {
    const label = labelOf(other).toLowerCase();
    return rest.every((part) => label.includes(part));
  });
  const taken = /^\d{1,2}$/.test(pick) ? Number(pick) : Math.max(0, fitting);
  const listed = found[taken];
  if (listed === undefined) return "No place has this name. Try a larger one nearby.";
  return {
    date: midnight.toISOString().slice(0, 10),
    time: isKnown ? time.slice(0, 5) : null,
    aboutMinutes: timeKind === "about" ? Math.min(120, Math.max(1, Number(about) || 30)) : null,
    place: listed,
    others: found
      .map((other, index) => ({ pick: index, place: other }))
      .filter((_, index) => index !== taken),
    name,
  };
}

/** Writes a place as the form shows it: of a city state each name once. */
export function labelOf({ name, region, country }: ListedPlace): string {
  return [...new Set([name, region, country])].filter((part) => part !== "").join(", ");
}
