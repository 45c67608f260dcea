import { instantWriter } from "../text/instants.js";

/** The time that a picture shows. */
export interface DaySpan {
  readonly fromMs: number;
  readonly toMs: number;
  /** Time by which local time is ahead of UTC. */
  readonly offsetMs: number;
}

/** Length of a time of day in hours and minutes. */
export const MINUTES = 5;
/** Length of a time of day with seconds. */
export const SECONDS = 8;

/** Milliseconds of a minute. */
export const MINUTE_MS = 60_000;

/** Longest window whose times have seconds. */
const MAX_SECONDS_MS = 10 * MINUTE_MS;

/** Writes the local time of day of an instant. */
export type TimeWriter = (ms: number, length: number) => string;

/** Returns a function that writes the local date of a span's instants. */
export function dateWriter({ offsetMs }: DaySpan): (ms: number) => string {
  const writeLocal = instantWriter();
  return (ms) => writeLocal(ms + offsetMs).slice(0, -14);
}

/** Returns a function that writes the local time of day of a span's instants; the end of its last day is 24:00. */
export function clockWriter({ toMs, offsetMs }: DaySpan): TimeWriter {
  const writeLocal = instantWriter();
  return (ms, length) => {
    const clock = writeLocal(ms + offsetMs).slice(-13, length - 13);
    return ms === toMs && /^00:00(?::00)?$/.test(clock) ? clock.replace("00", "24") : clock;
  };
}

/** Returns a function that writes local times within a span; those after its first day have month and day. */
export function timeWriter(span: DaySpan): TimeWriter {
  const writeDate = dateWriter(span);
  const writeClock = clockWriter(span);
  const firstDate = writeDate(span.fromMs);
  return (ms, length) => {
    const date = writeDate(ms);
    const clock = writeClock(ms, length);
    return date === firstDate ? clock : `${date.slice(-5)} ${clock}`;
  };
}

/** Tests whether a value holds for less than a minute, so that its times need seconds. */
export function isShort({ fromMs, toMs }: Pick<DaySpan, "fromMs" | "toMs">): boolean {
  return toMs - fromMs < MINUTE_MS;
}

/** Returns the length of the times of a value. */
export function lengthOf(
  { span }: { readonly span: DaySpan },
  value: Pick<DaySpan, "fromMs" | "toMs">,
): number {
  return isShort(value) || span.toMs - span.fromMs <= MAX_SECONDS_MS ? SECONDS : MINUTES;
}

/** Writes the days of a span, with the times of its ends unless they are midnights, and the zone. */
export function titleOf(span: DaySpan): string {
  const { fromMs, toMs, offsetMs } = span;
  const writeDate = dateWriter(span);
  const writeClock = clockWriter(span);
  const start = writeClock(fromMs, SECONDS);
  const end = writeClock(toMs, SECONDS);
  const firstDate = writeDate(fromMs);
  const lastDate = writeDate(end.startsWith("24") ? toMs - 1 : toMs);
  const isDays = start === "00:00:00" && end === "24:00:00";
  const short = (clock: string) => clock.replace(/:00$/, "");
  const from = isDays ? firstDate : `${firstDate} ${short(start)}`;
  const sameYear = firstDate.slice(0, -5) === lastDate.slice(0, -5);
  const to = [
    ...(firstDate === lastDate ? [] : [sameYear && !isDays ? lastDate.slice(-5) : lastDate]),
    ...(isDays ? [] : [short(end)]),
  ].join(" ");
  return `${from}${to === "" ? "" : ` – ${to}`}  ·  ${zoneOf(offsetMs)}`;
}

function zoneOf(offsetMs: number): string {
  if (offsetMs === 0) return "UTC";
  const hours = instantWriter()(Math.abs(offsetMs)).slice(-13, -8);
  // An offset of a day or more has no such hours.
  if (Math.abs(offsetMs) < 24 * 60 * MINUTE_MS) return `UTC${offsetMs < 0 ? "–" : "+"}${hours}`;
  return `UTC${offsetMs < 0 ? "–" : "+"}${Math.floor(Math.abs(offsetMs) / (60 * MINUTE_MS))}${hours.slice(2)}`;
}
