import { DAY_MS } from "../days.js";

/** 2000-01-01T12:00Z in milliseconds of Unix time. */
const J2000_MS = Date.UTC(2000, 0, 1, 12);

/** Returns the days of UTC from J2000.0 to a moment: see {@link utDaysFromMs}. */
export function utDaysFromDate(moment: Date): number {
  return utDaysFromMs(moment.getTime());
}

/** Returns the days of UTC from J2000.0 (2000-01-01T12:00Z) to a moment of Unix time, each day of 86 400 s. */
export function utDaysFromMs(ms: number): number {
  return (ms - J2000_MS) / DAY_MS;
}

/** Returns the moment of Unix time, in milliseconds with their fraction, of a number of days of UTC from J2000.0. */
export function msFromUtDays(utDays: number): number {
  return J2000_MS + utDays * DAY_MS;
}

/** Returns the millisecond nearest to a number of days of UTC from J2000.0. */
export function dateFromUtDays(utDays: number): Date {
  return new Date(J2000_MS + Math.round(utDays * DAY_MS));
}
