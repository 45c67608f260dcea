import { localTime } from "@chart/base";
import { resolveBirthMoment } from "chart-core/birth-moment";
import type { Span } from "./usage-store.js";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A calendar day and its span of time in a time zone. */
export interface Day extends Span {
  /** Date, YYYY-MM-DD. */
  readonly name: string;
}

/** Returns the day with this date (YYYY-MM-DD) in a time zone; undefined if the date does not exist. */
export function dayNamed(name: string, zone: string): Day | undefined {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(name) && new Date(`${name}T00:00Z`).toJSON()?.startsWith(name);
  if (!isDay || name < "1970" || name > "2199-12-30") return undefined;
  return dayStarting(name, zone);
}

/** Returns the last `count` days in a time zone, including today, oldest first. */
export function lastDays(count: number, now: Date, zone: string): Day[] {
  const today = dayOf(now, zone);
  return Array.from({ length: count }, (_, index) => dayStarting(dayAfter(today, index - count + 1), zone));
}

/**
 * Returns the date of the day that contains an instant. Starts from the system's zone data and corrects the date by
 * our zone table. The two may differ by an hour, which near midnight means another day.
 */
function dayOf(instant: Date, zone: string): string {
  const guess = localTime(instant, zone).toISOString().slice(0, 10);
  const { from, to } = dayStarting(guess, zone);
  if (instant < from) return dayAfter(guess, -1);
  return instant >= to ? dayAfter(guess, 1) : guess;
}

function dayStarting(name: string, zone: string): Day {
  return { name, from: startOf(name, zone), to: startOf(dayAfter(name, 1), zone) };
}

/** Returns the start of a day: the end of the gap if clocks skip midnight. */
function startOf(date: string, zone: string): Date {
  return resolveBirthMoment({ date, time: "00:00", coords: { lat: 0, lng: 0 }, zone }).utc;
}

function dayAfter(name: string, days: number): string {
  return new Date(Date.parse(`${name}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the span from the start of the first day to the end of the last one. */
export function spanOf(days: readonly Day[]): Span {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) throw new Error("a span has at least one day");
  return { from: first.from, to: last.to };
}
