/** A birth in words: captions and notes. */
import { dateInWords } from "./calendar.js";
import { clockSpanInWords, NOON, timeInWords } from "./clock-time.js";
import type { ToldTime } from "./typed-birth.js";
import { plainText, wordsOf } from "./typed-text.js";

/** Writes a told time in both ways of counting hours, as an echo of what was typed; empty if none is told. */
export function toldInWords({ time, between }: ToldTime): string {
  if (between !== null) return clockSpanInWords(between);
  return time === null ? "" : timeInWords(time);
}

/** Writes a birth as captions have it: `5 September 1990, about 21:17`. */
export function bornText(date: string, told: ToldTime): string {
  const { time, between } = told;
  const drawn = between !== null ? `, drawn for ${time}` : time === null ? `, drawn for ${NOON}` : "";
  return `${dateInWords(date)}, ${timeTold(told)}${drawn}`;
}

/** Writes a birth in one line: `5 September 1990, about 21:17 · Amsterdam`. */
export function birthLine(date: string, told: ToldTime, place: string): string {
  const { aboutMinutes, between } = told;
  const off = aboutMinutes === null || between !== null ? "" : `, ± ${aboutMinutes} minutes`;
  return `${dateInWords(date)}, ${timeTold(told)}${off} · ${place}`;
}

function timeTold({ time, aboutMinutes, between }: ToldTime): string {
  if (between !== null) return `between ${between.from} and ${between.to}`;
  if (time === null) return "time unknown";
  return `${aboutMinutes === null ? "" : "about "}${time}`;
}

/** A local date, `YYYY-MM-DD`, and time, `HH:MM:SS`. */
interface LocalTime {
  readonly date: string;
  readonly time: string;
}

/** Writes how a time counts that clocks skipped. */
export function skippedNote(date: string, counted: LocalTime): string {
  const on = counted.date === date ? "" : ` on ${dateInWords(counted.date)}`;
  return `Clocks skipped this time. It counts as ${counted.time.slice(0, 5)}${on}.`;
}

/** Sentence of a form that cannot ask for the half of a time that clocks showed twice. */
export const REPEATED_NOTE = "Clocks showed this time twice. This is the chart of the first.";

/** Says which place was taken for a text that is not its name; undefined if it is. */
export function guessNote(text: string, label: string): string | undefined {
  const nameOf = (place: string) => wordsOf(place.split(",", 1)[0]!).join(" ");
  if (nameOf(text) === nameOf(label) || plainText(text) === plainText(label)) return undefined;
  return `“${text}” was taken as ${label}, the first of the places found.`;
}

/** Writes a place with region and country: of a city state each name once. */
export function placeLabel({
  name,
  region,
  country,
}: {
  readonly name: string;
  readonly region: string;
  readonly country: string;
}): string {
  return [...new Set([name, region, country])].filter((part) => part !== "").join(", ");
}
