/** A yearly local moment: a day, and a clock time counted from its midnight. */
export type DayRule = DayOfYear & { readonly clockSeconds: number };

type DayOfYear =
  /** `Mm.w.d`: weekday 0 (Sunday) to 6 of week 1 to 5 of a month 1 to 12, where 5 is the last one. */
  | { readonly form: "M"; readonly month: number; readonly week: number; readonly weekday: number }
  /** `Jn`: day 1 to 365 of a year without 29 February. */
  | { readonly form: "J"; readonly day: number }
  /** `n`: day 0 to 365, 29 February counted. */
  | { readonly form: "n"; readonly day: number };

const DAY_SECONDS = 86_400;
const RULE = /^(?:M(\d+)\.(\d)\.(\d)|(J?)(\d+))(?:\/(.+))?$/;
const CLOCK = /^([+-]?)(\d{1,3})(?::(\d{2}))?(?::(\d{2}))?$/;

/**
 * Reads one rule of a POSIX TZ string, such as `M3.5.0/2`, `J60` or `0/-1`; the default time is 02:00.
 *
 * @throws RangeError if the text is not such a rule.
 */
export function parseDayRule(text: string): DayRule {
  const [match, month, week, weekday, j, day, time = "2"] = RULE.exec(text) ?? [];
  if (match === undefined) throw new RangeError(`not a rule of a POSIX TZ string: ${text}`);
  const clockSeconds = parseClockSeconds(time);
  if (day !== undefined) return { form: j === "J" ? "J" : "n", day: Number(day), clockSeconds };
  return { form: "M", month: Number(month), week: Number(week), weekday: Number(weekday), clockSeconds };
}

/**
 * Reads a signed `h`, `h:mm` or `h:mm:ss` as seconds; the hours may pass 24.
 *
 * @throws RangeError if the text is not such a time.
 */
export function parseClockSeconds(text: string): number {
  const [match, sign, hours, minutes = "0", seconds = "0"] = CLOCK.exec(text) ?? [];
  if (match === undefined) throw new RangeError(`not a time of a POSIX TZ string: ${text}`);
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return sign === "-" ? 0 - size : size;
}

/** Returns the midnight of a rule's day in a year from 100 on, in seconds since 1970 as if local time were UTC. */
export function midnightOfRule(rule: DayRule, year: number): number {
  switch (rule.form) {
    case "M":
      return midnightOfWeekday(year, rule.month, rule.week, rule.weekday);
    case "J":
      return midnight(year, 1, rule.day + (rule.day >= 60 && isLeap(year) ? 1 : 0));
    case "n":
      return midnight(year, 1, rule.day + 1);
  }
}

function midnightOfWeekday(year: number, month: number, week: number, weekday: number): number {
  const firstDay = 1 + ((weekday - weekdayOf(midnight(year, month, 1)) + 7) % 7);
  const found = midnight(year, month, firstDay + (week - 1) * 7);
  return found < midnight(year, month + 1, 1) ? found : found - 7 * DAY_SECONDS;
}

/** Returns the weekday, 0 (Sunday) to 6, of a midnight. 1970-01-01 was a Thursday. */
function weekdayOf(midnightSeconds: number): number {
  const day = midnightSeconds / DAY_SECONDS + 4;
  return day - 7 * Math.floor(day / 7);
}

/** Returns the midnight of a day. Days and months past the end of their month or year run on into the next. */
function midnight(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / 1000;
}

function isLeap(year: number): boolean {
  return midnight(year, 3, 1) - midnight(year, 2, 29) === DAY_SECONDS;
}
