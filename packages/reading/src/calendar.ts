/** Dates in words, and checks of them. */

/** Names of the months. */
export const MONTHS: readonly string[] = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Years that chart-core computes. */
const FIRST_YEAR = 1800;
const LAST_YEAR = 2199;

/** A date or an error message; neither while the date is incomplete. */
export interface ReadDate {
  readonly date?: string;
  readonly fault?: string;
}

/** Reads the three fields of a date. */
export function readDate(day: string, month: string, year: string): ReadDate {
  if (!(/^\d{1,2}$/.test(day) && month !== "" && /^\d{4}$/.test(year)))
    return /^\d{0,2}$/.test(day) && /^\d{0,4}$/.test(year) ? {} : { fault: "Enter day and year as numbers." };
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  if (y < FIRST_YEAR || y > LAST_YEAR) return { fault: `Enter a year from ${FIRST_YEAR} to ${LAST_YEAR}.` };
  const days = new Date(Date.UTC(y, m, 0)).getUTCDate();
  if (d < 1 || d > days) return { fault: `${MONTHS[m - 1]} ${y} has ${days} days.` };
  return { date: `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` };
}

/** A time `HH:MM` as it was typed, in 24 or 12 hours: `21:17`, `2117`, `9:17 pm`, `9.17`; null for any other text. */
export function readTime(text: string): string | null {
  const [, hours, minutes = "00", half] =
    /^(\d{1,2})(?:[:.h ]?(\d\d))?(?: ?([ap])\.?m\.?)?$/i.exec(text.trim()) ?? [];
  // Two or one digits alone are an hour only with am or pm.
  if (hours === undefined || (half === undefined && !/\d\D?\d\d$/.test(text.trim()))) return null;
  const isLate = half?.toLowerCase() === "p";
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (isLate ? 12 : 0);
  const isHour = half === undefined ? hour < 24 : Number(hours) >= 1 && Number(hours) <= 12;
  return isHour && Number(minutes) < 60 ? `${`${hour}`.padStart(2, "0")}:${minutes}` : null;
}

/** Writes a time in both ways: `21:17, that is 9:17 pm`. */
export function timeInWords(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${time}, that is ${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? "am" : "pm"}`;
}

/** Writes a date in words, such as `5 September 1990`. */
export function dateInWords(date: string): string {
  const [year, month, day] = date.split("-").map(Number) as [number, number, number];
  return `${day} ${MONTHS[month - 1]} ${year}`;
}

/** Returns the weekday of a date. */
export function weekdayOf(date: string): string {
  return WEEKDAYS[new Date(`${date}T00:00Z`).getUTCDay()]!;
}

/** Writes an offset such as `+02:00` or `-04:56:02`. */
export function offsetText(offsetSeconds: number): string {
  const two = (value: number) => `${Math.floor(value)}`.padStart(2, "0");
  const size = Math.abs(offsetSeconds);
  const seconds = size % 60 === 0 ? "" : `:${two(size % 60)}`;
  return `${offsetSeconds < 0 ? "-" : "+"}${two(size / 3600)}:${two((size / 60) % 60)}${seconds}`;
}
