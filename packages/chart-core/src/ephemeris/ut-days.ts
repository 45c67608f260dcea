/** 2000-01-01T12:00Z in milliseconds of Unix time. */
const J2000_MS = Date.UTC(2000, 0, 1, 12);

const MS_PER_DAY = 86_400_000;

/** Days of UTC since J2000.0 (2000-01-01T12:00Z), every day of 86 400 s. */
export function utDaysFromDate(moment: Date): number {
  return (moment.getTime() - J2000_MS) / MS_PER_DAY;
}

/** The nearest millisecond to a day count. */
export function dateFromUtDays(utDays: number): Date {
  return new Date(J2000_MS + Math.round(utDays * MS_PER_DAY));
}
