import { checkOptions } from "../checks/check-options.js";
import type { CalendarEvent } from "./calendar-event.js";
import { checkList, checkText, isDate, isRecord } from "./check-list.js";

/**
 * When the tables of positions and Delta T were last changed, as iCalendar writes an instant. Every event was revised then:
 * so a calendar has the same bytes on every day.
 */
const TABLES_RELEASED = "20261122T000000Z";

/**
 * Sentence for the description of a calendar that is made for a chart: it does not name the birth, but leads back to it.
 *
 * @example
 * import { BIRTH_WARNING, writeCalendar } from "chart-core/calendar";
 *
 * console.log(writeCalendar({ name: "Transits", description: BIRTH_WARNING }, []));
 */
export const BIRTH_WARNING: string = "Made for one chart. Whoever reads this file can work out the birth.";

/** Name and looks of a calendar. */
export interface CalendarHead {
  /** Name that applications show. */
  readonly name: string;
  /** A sentence about it. */
  readonly description?: string;
  /** Color in which applications show it: a name of CSS, such as `gold`. */
  readonly color?: string;
}

/**
 * Writes a calendar as a file of iCalendar (RFC 5545): lines of at most 75 octets that end in CRLF, UTC instants in whole
 * seconds, rounded up so that an event's state holds at its first second. Its media type is
 * `text/calendar; charset=utf-8`.
 *
 * @param head Name, description and color.
 * @param events Events of `transitEvents` or `returnEvents`.
 * @returns The file; the same text for the same arguments, on every day and every machine.
 * @throws ChartInputError `INVALID_OPTION` if an argument is not of its type.
 *
 * @example
 * import { calendarSpan, transitEvents, writeCalendar } from "chart-core/calendar";
 * import { transitChanges } from "chart-core/time";
 *
 * const year = [new Date("2026-01-01T00:00Z"), new Date("2027-01-01T00:00Z")] as const;
 * const { from, to } = calendarSpan(...year);
 * const events = transitEvents(transitChanges(from, to, { bodies: ["sun"] }), { to: year[1] });
 * console.log(writeCalendar({ name: "Sun", color: "gold" }, events));
 */
export function writeCalendar(head: CalendarHead, events: readonly CalendarEvent[]): string {
  return [...calendarParts(head, events)].join("");
}

/** Events in a part of a file, which takes about a millisecond to write. */
const EVENTS_PER_PART = 200;

/**
 * Writes a calendar part by part: together the text of `writeCalendar`. For programs that must not work long without a
 * pause.
 *
 * @param head Name, description and color.
 * @param events Events of `transitEvents` or `returnEvents`.
 * @returns The parts in order, each of whole lines.
 * @throws ChartInputError `INVALID_OPTION` if an argument is not of its type.
 *
 * @example
 * import { calendarParts, transitEvents } from "chart-core/calendar";
 * import { transitChanges } from "chart-core/time";
 *
 * const changes = transitChanges(new Date("2026-01-01T00:00Z"), new Date("2027-01-01T00:00Z"));
 * let bytes = 0;
 * for (const part of calendarParts({ name: "Sky" }, transitEvents(changes))) bytes += part.length;
 * console.log(bytes);
 */
export function calendarParts(head: CalendarHead, events: readonly CalendarEvent[]): Iterable<string> {
  const checked = checkOptions(head, ["name", "description", "color"]);
  checkText("head.name", checked.name);
  for (const name of ["description", "color"] as const) {
    if (checked[name] !== undefined) checkText(`head.${name}`, checked[name]);
  }
  checkList("events", events, isEvent, "a list of events");
  return partsOf(head, events);
}

function* partsOf(head: CalendarHead, events: readonly CalendarEvent[]): Generator<string> {
  yield headOf(head);
  for (let first = 0; first < events.length; first += EVENTS_PER_PART) {
    yield events
      .slice(first, first + EVENTS_PER_PART)
      .map(textOf)
      .join("");
  }
  yield `END:VCALENDAR${CRLF}`;
}

function isEvent(value: unknown): boolean {
  if (!isRecord(value) || !isDate(value["start"])) return false;
  const { uid, summary, category, description = "", end = value["start"] } = value;
  return [uid, summary, category, description].every((text) => typeof text === "string") && isDate(end);
}

function headOf({ name, description, color }: CalendarHead): string {
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//chart-core//Human Design sky//EN",
    "CALSCALE:GREGORIAN",
    textLine("NAME", name),
    textLine("X-WR-CALNAME", name),
    ...(description === undefined
      ? []
      : [textLine("DESCRIPTION", description), textLine("X-WR-CALDESC", description)]),
    ...(color === undefined ? [] : [textLine("COLOR", color)]),
    "REFRESH-INTERVAL;VALUE=DURATION:P1D",
    "X-PUBLISHED-TTL:P1D",
    "",
  ].join(CRLF);
}

function textOf({ uid, start, end, summary, description, category }: CalendarEvent): string {
  const [from, to] = [utcSeconds(start), end === undefined ? undefined : utcSeconds(end)];
  return [
    "BEGIN:VEVENT",
    textLine("UID", uid),
    `DTSTAMP:${TABLES_RELEASED}`,
    `DTSTART:${from}`,
    // A state shorter than a second is a moment, too: an end must be later than its start.
    ...(to === undefined || to <= from ? [] : [`DTEND:${to}`]),
    textLine("SUMMARY", summary),
    ...(description === undefined ? [] : [textLine("DESCRIPTION", description)]),
    textLine("CATEGORIES", category),
    // An opaque event would show its reader as busy.
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "",
  ].join(CRLF);
}

const CRLF = "\r\n";

/** Writes an instant, rounded up to whole seconds: `20261122T120000Z`. */
function utcSeconds(at: Date): string {
  const text = new Date(Math.ceil(at.getTime() / 1000) * 1000).toISOString();
  const part = (from: number, to: number) => text.slice(from, to);
  return `${part(0, 4)}${part(5, 7)}${part(8, 13)}${part(14, 16)}${part(17, 19)}Z`;
}

/** Writes a property whose value is text. */
function textLine(name: string, text: string): string {
  return folded(`${name}:${escaped(text)}`);
}

/** Escapes text as RFC 5545, 3.3.11 says, without the control characters that it forbids. */
function escaped(text: string): string {
  if (!/[\\;,\p{Cc}]/u.test(text)) return text;
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n")
    .replace(/[^\P{Cc}\t]/gu, "");
}

/** Longest line in octets, without its end (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/** Breaks a line that is too long between characters. Each further line begins with a blank. */
function folded(line: string): string {
  // A UTF-16 unit takes at most three octets.
  if (line.length * 3 <= LINE_OCTETS || isShortAscii(line)) return line;
  let [text, octets] = ["", 0];
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0)!);
    if (octets + size > LINE_OCTETS) [text, octets] = [`${text}${CRLF} `, 1];
    text += character;
    octets += size;
  }
  return text;
}

function isShortAscii(line: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII.
  return line.length <= LINE_OCTETS && /^[\x00-\x7f]*$/.test(line);
}

/** Returns the length of a character in UTF-8. */
function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x8_00) return 2;
  return codePoint < 0x1_00_00 ? 3 : 4;
}
