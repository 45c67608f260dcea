import { ChartInputError } from "chart-core";
import { localTimeOf, resolveBirthMoment, resolveBirthSpan, timeZones } from "chart-core/birth-moment";
import type { ListedPlace, PlaceIndex } from "chart-http";
import {
  birthFault,
  middleOfHours,
  oneLine,
  placeLabel,
  plainText,
  readClockSpan,
  readDate,
  readToldTime,
  SEARCH_TEXTS,
  SPAN_SKIPPED,
  type ToldTime,
  zoneNamed,
} from "chart-reading";
import type { BirthFields, TakenPlace } from "./birth-form.js";

/** A place, or a time zone in its place. */
interface ReadPlace extends TakenPlace {
  /** Name of the place alone. */
  readonly name: string;
}

/** A birth whose fields are right. */
export interface ReadBirth extends ToldTime {
  readonly date: string;
  /** The half in which the middle of two times lies; null for any other time. */
  readonly disambiguation: "earlier" | "later" | null;
  readonly place: ReadPlace;
  /** The text for which the place was taken. */
  readonly typedPlace: string;
  /** Other places that the text may mean, as the form shows them. */
  readonly others: readonly string[];
  readonly name: string;
}

/** Longest text that is searched for. */
export const MAX_PLACE_LENGTH = 100;

/** Places of one name among which somebody without a script can choose. */
const MAX_LISTED = 20;

/** The only sentence that is no fault of the form. */
export const PLACES_UNAVAILABLE = "Places can't be searched yet. Try again in a moment.";

/** Reads the fields of a form. */
export function fieldsOf(form: FormData): BirthFields {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? oneLine(value).slice(0, MAX_PLACE_LENGTH) : "";
  };
  // An answer to a question is sent as one text.
  const between =
    text("time-kind") === "between" && text("until") === "" ? readClockSpan(text("time")) : null;
  return {
    day: text("day"),
    month: text("month"),
    year: text("year"),
    kind: ["about", "between", "unknown"].includes(text("time-kind")) ? text("time-kind") : "exact",
    time: between?.from ?? text("time"),
    until: between?.to ?? text("until"),
    about: text("about"),
    place: text("place"),
    pick: text("pick"),
    name: text("name"),
  };
}

/** Reads a birth; returns a sentence about the first field that is wrong. */
export function readBirth(fields: BirthFields, places: PlaceIndex): ReadBirth | string {
  const { day, month, year, place, pick, name } = fields;
  const fault = birthFault(fields, true);
  if (fault !== null) return fault.sentence;
  const wanted = plainText(pick || place);
  if ([...wanted].length < 2) return "Enter the place of birth.";
  const found = findPlace(wanted, places);
  if (typeof found === "string") return found;
  const date = readDate(day, month, year).date!;
  const drawn = drawnFor(date, readToldTime(fields)!, found.place);
  return drawn === null ? SPAN_SKIPPED : { date, ...drawn, ...found, typedPlace: wanted, name };
}

/** Returns the time for which a birth is drawn; null if it lies between two times that clocks skipped. */
function drawnFor(
  date: string,
  told: ToldTime,
  { zone, coords }: ReadPlace,
): (ToldTime & Pick<ReadBirth, "disambiguation">) | null {
  if (told.between === null) return { ...told, disambiguation: null };
  try {
    const middle = middleOfHours(
      told.between,
      (hours) => resolveBirthSpan({ date, ...hours, zone, coords }),
      (utc) => localTimeOf(utc, zone, coords),
      (time, disambiguation) => resolveBirthMoment({ date, time, zone, coords }, { disambiguation }).utc,
    );
    return { ...middle.told, disambiguation: middle.disambiguation };
  } catch (error) {
    if (error instanceof ChartInputError && error.code === "INVALID_WINDOW") return null;
    throw error;
  }
}

/** Finds the place of a text, or the time zone that it names, and the other places that it may mean. */
function findPlace(text: string, places: PlaceIndex): Pick<ReadBirth, "place" | "others"> | string {
  const zone = zoneNamed(timeZones(), text);
  if (zone !== undefined) {
    const label = zone.replaceAll("_", " ");
    return { place: { name: label, label, zone, coords: undefined }, others: [] };
  }
  const found = places.search(text, MAX_LISTED);
  if (found === undefined) return PLACES_UNAVAILABLE;
  const taken = found.find((listed) => plainText(placeLabel(listed)) === text) ?? found[0];
  if (taken === undefined) return SEARCH_TEXTS.noPlace;
  const others = [...(places.search(taken.name, MAX_LISTED) ?? []), ...found].map(placeLabel);
  const place = readPlace(taken);
  return { place, others: [...new Set(others)].filter((label) => label !== place.label) };
}

function readPlace(listed: ListedPlace): ReadPlace {
  const { name, zone, lat, lng } = listed;
  return { name, label: placeLabel(listed), zone, coords: { lat, lng } };
}
