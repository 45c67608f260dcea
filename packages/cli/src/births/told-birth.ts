import { type LocalTime, localTimeOf, type ZonedPlace } from "chart-core/birth-moment";
import { MONTHS, readDate, readToldWords, type ToldTime, timeKindOf, zoneNamed } from "chart-reading";
import { CommandFailure } from "../terminal/failure.js";

/** Place of a birth, as it was told. */
export type Where =
  | { readonly kind: "zone"; readonly zone: string }
  | { readonly kind: "coordinates"; readonly lat: number; readonly lng: number }
  | { readonly kind: "text"; readonly text: string };

/** A birth as words tell it. */
export type ToldBirth = LocalToldBirth | { readonly utc: Date };

export interface LocalToldBirth {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly told: ToldTime;
  /** Seconds of an exact time, `:SS`; else empty. */
  readonly seconds: string;
  readonly where: Where;
}

const ISO_DATE = /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})$/;
/** With dots, the day stands first everywhere. */
const DOTTED_DATE = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/;
const SLASHED_DATE = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/;
const ISO_MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/i;
const DATE_AND_TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)$/;
const NAMED_DATE =
  /^(?:(\d{1,2})(?:\.|st|nd|rd|th)? +(?:of +)?([^\d\s,.]+)\.?|([^\d\s,.]+)\.? +(\d{1,2})(?:st|nd|rd|th)?),? +(\d{4})$/i;
const COORDINATES = /^([+-]?\d+(?:\.\d+)?)\s*[,;/ ]\s*([+-]?\d+(?:\.\d+)?)$/;
const DEGREES_AND_MINUTES = /\d\s*[°º]/;
/** Offsets and abbreviations of time zones: the latter name several zones, and towns. */
const OFFSET = /^(?:UTC|GMT)?\s*[+-]\d{1,2}(?::?\d\d)?$/i;
const ABBREVIATION =
  /^(?:[CEW]ES?T|[CEMP][SD]T|AK[SD]T|HST|A[SD]T|N[SD]T|BST|IST|JST|KST|MSK|SAST|NZ[SD]T|AE[SD]T|AC[SD]T|AWST|BRT|ART|PKT|SGT|HKT)$/;

/** Reads a moment with its offset, such as `1990-09-05T19:17Z`; undefined for other texts. */
export function readMoment(text: string): Date | undefined {
  if (!ISO_MOMENT.test(text)) return undefined;
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text) ?? [];
  checkedDate(text, day, month, year);
  const utc = new Date(
    text
      .replace(" ", "T")
      .toUpperCase()
      .replace(/([+-]\d\d)(\d\d)$/, "$1:$2"),
  );
  if (Number.isNaN(utc.getTime())) throw new CommandFailure(`“${text}” is no moment: check day and hour.`);
  return utc;
}

/** Reads a date such as `1990-09-05`, `5 September 1990` or `Sep 5, 1990`; undefined for other texts. */
export function readDateWords(text: string): string | undefined {
  const iso = ISO_DATE.exec(text);
  if (iso !== null && (iso[2] !== "" || text.length === "YYYYMMDD".length))
    return checkedDate(text, iso[4], iso[3], iso[1]);
  const dotted = DOTTED_DATE.exec(text);
  if (dotted !== null) return checkedDate(text, dotted[1], dotted[2], dotted[3]);
  const slashed = SLASHED_DATE.exec(text);
  if (slashed !== null) return slashedDate(text, slashed[1] ?? "", slashed[2] ?? "", slashed[3] ?? "");
  const [, day, month, monthFirst, dayAfter, year] = NAMED_DATE.exec(text) ?? [];
  const name = (month ?? monthFirst)?.toLowerCase();
  if (name === undefined || name.length < 3) return undefined;
  const at = MONTHS.findIndex((known) => known.toLowerCase().startsWith(name));
  return at < 0 ? undefined : checkedDate(text, day ?? dayAfter, `${at + 1}`, year);
}

/** Reads a date that begins with the day or the month. It is refused if it may be either. */
function slashedDate(text: string, first: string, second: string, year: string): string {
  const isDayFirst = Number(first) > 12;
  if (!isDayFirst && Number(second) <= 12 && Number(first) !== Number(second)) {
    const month = MONTHS[Number(first) - 1] ?? "";
    throw new CommandFailure(
      `“${text}” may be ${Number(second)} ${month} or ${Number(first)} ${MONTHS[Number(second) - 1]}. Write ${year}-${first.padStart(2, "0")}-${second.padStart(2, "0")}, year first, or name the month.`,
    );
  }
  return isDayFirst ? checkedDate(text, first, second, year) : checkedDate(text, second, first, year);
}

function checkedDate(text: string, day = "", month = "", year = ""): string {
  const { date, fault } = readDate(day, month, year);
  if (date === undefined) throw new CommandFailure(`“${text}”: ${fault ?? "this date cannot be read."}`);
  return date;
}

/** Reads a time as {@link readToldWords} does; undefined for other texts. */
export function readTimeWords(text: string): Pick<LocalToldBirth, "told" | "seconds"> | undefined {
  const read = readToldWords(text);
  if (read !== null && "fault" in read) throw new CommandFailure(read.fault);
  return read ?? undefined;
}

/** Reads where a birth was: coordinates, a time zone, or else a text to look up. */
function readWhere(text: string, zones: () => readonly string[]): Where {
  // Minus signs of typography, and of southern and western words of a command line.
  const [, lat, lng] = COORDINATES.exec(text.trim().replaceAll("\u2212", "-")) ?? [];
  if (lat !== undefined) return { kind: "coordinates", lat: Number(lat), lng: Number(lng) };
  const plain = text.trim();
  if (OFFSET.test(plain) || ABBREVIATION.test(plain))
    throw new CommandFailure(
      `“${plain}” is no place. Write the moment, such as 1990-09-05T21:17+02:00, or a zone such as Europe/Berlin.`,
    );
  if (DEGREES_AND_MINUTES.test(plain))
    throw new CommandFailure("Write coordinates in degrees, south and west negative: -34.6,-58.4.");
  if (/^(?:utc|gmt|z)$/i.test(text.trim())) return { kind: "zone", zone: "UTC" };
  const zone = text.includes("/") ? zoneNamed(zones(), text) : undefined;
  return zone === undefined ? { kind: "text", text } : { kind: "zone", zone };
}

/** Words that begin a time, even if it cannot be read. */
const TIME_WORDS =
  /^(?:before|after|early|late|around|about|some(?:time)?|in the|at|night|dawn|dusk|noonish)\b/i;

/** Words of one birth, and how many of them it took. */
interface ReadWords {
  readonly birth: ToldBirth;
  readonly taken: number;
}

/**
 * Reads the births that words tell, each as a moment with its offset, or as date, time and place.
 *
 * @param most Maximum number. One birth takes all further words for its place: `New York`.
 * @param isTimeOptional True if a birth may lack its time: date and place.
 */
export function readBirths(
  words: readonly string[],
  {
    zones,
    most,
    isTimeOptional = false,
  }: { readonly zones: () => readonly string[]; readonly most: number; readonly isTimeOptional?: boolean },
): readonly ToldBirth[] {
  const births: ToldBirth[] = [];
  for (let at = 0; at < words.length; ) {
    if (births.length === most)
      throw new CommandFailure(
        `“${words[at]}” is one word too many. Put quotes around a place of several words: "New York".`,
      );
    const { birth, taken } = readBirth(words.slice(at), zones, most === 1, isTimeOptional);
    births.push(birth);
    at += taken;
  }
  return births;
}

function readBirth(
  given: readonly string[],
  zones: () => readonly string[],
  isOnly: boolean,
  isTimeOptional: boolean,
): ReadWords {
  const [first = ""] = given;
  const utc = readMoment(first);
  if (utc !== undefined) return { birth: { utc }, taken: 1 };
  const [, joinedDate, joinedTime] = DATE_AND_TIME.exec(first) ?? [];
  const isSplit = joinedDate === undefined && NAMED_DATE.test(given.slice(0, 3).join(" "));
  const words =
    joinedDate !== undefined
      ? [joinedDate, joinedTime ?? "", ...given.slice(1)]
      : isSplit
        ? [given.slice(0, 3).join(" "), ...given.slice(3)]
        : given;
  const joined = given.length - words.length;
  const date = readDateWords(words[0] ?? "");
  if (date === undefined)
    throw new CommandFailure(`“${first}” is no date. Write it as 1990-09-05: year, month, day.`);
  const { time, taken: timeWords } = readTimeAt(words, isTimeOptional);
  const at = 1 + timeWords;
  const place = isOnly ? words.slice(at).join(" ") : (words[at] ?? "");
  if (place.trim() === "")
    throw new CommandFailure(
      timeWords === 0
        ? isTimeOptional
          ? "The place is missing: bodygraph window 1990-09-05 Amsterdam"
          : "A time and a place are missing: bodygraph 1990-09-05 21:17 Amsterdam"
        : "The place is missing. Add a city, a time zone such as Europe/Amsterdam, or coordinates such as 52.37,4.89.",
    );
  const taken = (isOnly ? words.length : at + 1) + joined;
  return { birth: { date, ...time, where: readWhere(place, zones) }, taken };
}

/** Reads the time, of one word or two: `9:17 pm`. */
function readTimeAt(
  words: readonly string[],
  isOptional: boolean,
): { readonly time: Pick<LocalToldBirth, "told" | "seconds">; readonly taken: number } {
  const [, first = "", second = ""] = words;
  if (/^[ap]\.?m\.?$/i.test(second)) {
    const time = readTimeWords(`${first} ${second}`);
    if (time !== undefined) return { time, taken: 2 };
  }
  const time = readTimeWords(first);
  if (time !== undefined) return { time, taken: 1 };
  if (isOptional && !/^\d/.test(first) && !TIME_WORDS.test(first))
    return { time: { told: { time: null, aboutMinutes: null, between: null }, seconds: "" }, taken: 0 };
  if (first === "")
    throw new CommandFailure("A time and a place are missing: bodygraph 1990-09-05 21:17 Amsterdam");
  throw new CommandFailure(
    `“${first}” is no time. Write 21:17 or 9:17pm; if it is not exact, "about 21:17", 21:00-22:00, "before 20:00", evening or unknown.`,
  );
}

/** True if the time of a birth is not exact. */
export function isUncertain(birth: ToldBirth): birth is LocalToldBirth {
  return "told" in birth && timeKindOf(birth.told) !== "exact";
}

/** Returns the local clock of a place. */
export function clockOf({ zone, coords }: ZonedPlace & { readonly zone: string }): (utc: Date) => LocalTime {
  return (utc) => localTimeOf(utc, zone, coords);
}
