/** Days on which two clocks are compared: winter and summer, of two years in which their rules differ. */
const DAYS: readonly number[] = [
  ...[Date.UTC(1990, 0, 15), Date.UTC(1990, 6, 15)],
  ...[Date.UTC(2020, 0, 15), Date.UTC(2020, 6, 15)],
];
const HOUR_MS = 3_600_000;

const offsets = new Map<string, readonly number[] | undefined>();

/** True if the clocks of two time zones differ by an hour or more on one of the days that are compared. */
export function areAnHourApart(one: string, other: string): boolean {
  if (one === other) return false;
  const [ones, others] = [offsetsOf(one), offsetsOf(other)];
  // A zone that the runtime does not know yet may have any clock.
  if (ones === undefined || others === undefined) return true;
  return ones.some((offset, day) => Math.abs(offset - (others[day] ?? 0)) >= HOUR_MS);
}

/** Returns the offsets from UTC in milliseconds; undefined for a zone that the runtime does not know. */
function offsetsOf(zone: string): readonly number[] | undefined {
  if (!offsets.has(zone))
    offsets.set(zone, isKnown(zone) ? DAYS.map((day) => offsetAt(zone, day)) : undefined);
  return offsets.get(zone);
}

function isKnown(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function offsetAt(zone: string, time: number): number {
  const format = new Intl.DateTimeFormat("en", {
    ...{ timeZone: zone, hourCycle: "h23" },
    ...{ year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric" },
  });
  const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const [year = 0, month = 0, day, hour, minute] = ["year", "month", "day", "hour", "minute"].map(
    (type) => parts.get(type as Intl.DateTimeFormatPartTypes) ?? 0,
  );
  return Date.UTC(year, month - 1, day, hour, minute) - time;
}
