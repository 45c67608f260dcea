import { flatLine, joinLines, layOut, type TextLine } from "../text/text.js";
import type { ValuePiece } from "./value-rows.js";

/** The time that a picture shows. */
export interface DaySpan {
  /** Instant at which it begins. All other times count from it: such numbers are small, and take less memory. */
  readonly startMs: number;
  readonly lengthMs: number;
  /** Time by which local time is ahead of UTC. */
  readonly offsetMs: number;
}

/** Milliseconds of a minute. */
export const MINUTE_MS = 60_000;
/** Milliseconds of a day of 24 hours. */
export const DAY_MS = 86_400_000;

/** Longest window whose times have seconds. */
const MAX_SECONDS_MS = 10 * MINUTE_MS;

/** Two digits of 0 to 59. */
const TWO_DIGITS = Array.from({ length: 60 }, (_, value) => `${value}`.padStart(2, "0"));

/** Layouts of hours and minutes by minute of the day, up to 24:00. */
const clockLines: (TextLine | undefined)[] = new Array(24 * 60 + 1).fill(undefined);

const DASH = layOut(" – ");

/** Form of a time. */
export interface TimeForm {
  readonly hasSeconds: boolean;
  /** True writes month and day before a time after the first day of the span. */
  readonly hasDate: boolean;
}

/** The time during which a value holds. */
type Held = Pick<ValuePiece, "fromMs" | "toMs">;

/** Tests whether a value holds for less than a minute, so that its times need seconds. */
export function isShort({ fromMs, toMs }: Held): boolean {
  return toMs - fromMs < MINUTE_MS;
}

/** Tests whether the times of a value have seconds. */
export function needsSeconds(span: DaySpan, value: Held): boolean {
  return isShort(value) || span.lengthMs <= MAX_SECONDS_MS;
}

/** Writes the local date of a time. */
export function dateOf({ startMs, offsetMs }: DaySpan, ms: number): string {
  const date = new Date(startMs + ms + offsetMs);
  const [month, day] = [date.getUTCMonth() + 1, date.getUTCDate()];
  return `${date.getUTCFullYear()}-${TWO_DIGITS[month]}-${TWO_DIGITS[day]}`;
}

/** Returns the local day of a time, as the number of days since 1970. */
function dayOf({ startMs, offsetMs }: DaySpan, ms: number): number {
  return Math.floor((startMs + ms + offsetMs) / DAY_MS);
}

/** Returns the local time of day in seconds; the end of the span's last day is 24:00. */
function secondOfDay(span: DaySpan, ms: number, hasSeconds: boolean): number {
  const { startMs, lengthMs, offsetMs } = span;
  const second = Math.floor((startMs + ms + offsetMs - dayOf(span, ms) * DAY_MS) / 1000);
  return ms === lengthMs && second < (hasSeconds ? 1 : 60) ? DAY_MS / 1000 : second;
}

/** Writes the local time of day of a time. */
function clockOf(span: DaySpan, ms: number, hasSeconds: boolean): string {
  const second = secondOfDay(span, ms, hasSeconds);
  const clock = minuteText(Math.floor(second / 60));
  return hasSeconds ? `${clock}:${TWO_DIGITS[second % 60]}` : clock;
}

function minuteText(minute: number): string {
  return `${TWO_DIGITS[Math.floor(minute / 60)]}:${TWO_DIGITS[minute % 60]}`;
}

/** Lays out the local time of a time. */
export function timeLine(span: DaySpan, ms: number, { hasSeconds, hasDate }: TimeForm): TextLine {
  if (hasDate && dayOf(span, ms) !== dayOf(span, 0))
    return layOut(`${dateOf(span, ms).slice(-5)} ${clockOf(span, ms, hasSeconds)}`);
  if (hasSeconds) return layOut(clockOf(span, ms, true));
  const minute = Math.floor(secondOfDay(span, ms, false) / 60);
  clockLines[minute] ??= flatLine(layOut(minuteText(minute)));
  return clockLines[minute];
}

/** Lays out two local times with a dash between them; a date that they share is written once. */
export function rangeLine(
  span: DaySpan,
  fromMs: number,
  toMs: number,
  form: TimeForm,
  ofEnd: TimeForm,
): TextLine {
  const toForm = dayOf(span, fromMs) === dayOf(span, toMs) ? { ...ofEnd, hasDate: false } : ofEnd;
  return joinLines([timeLine(span, fromMs, form), DASH, timeLine(span, toMs, toForm)]);
}

/** Writes the days of a span, with the times of its ends unless they are midnights, and the zone. */
export function titleOf(span: DaySpan): string {
  const { lengthMs, offsetMs } = span;
  const start = clockOf(span, 0, true);
  const end = clockOf(span, lengthMs, true);
  const firstDate = dateOf(span, 0);
  const lastMs = end.startsWith("24") ? lengthMs - 1 : lengthMs;
  const lastDate = dayOf(span, lastMs) === dayOf(span, 0) ? firstDate : dateOf(span, lastMs);
  const isDays = start === "00:00:00" && end === "24:00:00";
  const zone = zoneOf(offsetMs);
  if (isDays) return `${firstDate}${firstDate === lastDate ? "" : ` – ${lastDate}`}  ·  ${zone}`;
  const short = (clock: string) => (clock.endsWith(":00") ? clock.slice(0, -3) : clock);
  const sameYear = firstDate.slice(0, -5) === lastDate.slice(0, -5);
  const toDate = firstDate === lastDate ? "" : `${sameYear ? lastDate.slice(-5) : lastDate} `;
  return `${firstDate} ${short(start)} – ${toDate}${short(end)}  ·  ${zone}`;
}

function zoneOf(offsetMs: number): string {
  if (offsetMs === 0) return "UTC";
  return `UTC${offsetMs < 0 ? "–" : "+"}${minuteText(Math.abs(offsetMs) / MINUTE_MS)}`;
}
