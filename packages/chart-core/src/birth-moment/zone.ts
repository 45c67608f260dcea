import type { Period } from "./period.js";
import { footerPeriods, type PosixFooter } from "./posix-footer.js";

/** The whole history and future of a zone's offsets. */
export interface Zone {
  /** The listed periods in order: the first starts at -Infinity, the last ends where the footer says. */
  readonly periods: readonly Period[];
  readonly footer: PosixFooter;
  /** Before this instant each place kept its own mean time; -Infinity where the zone lists no such time. */
  readonly localMeanTimeEndUtcSeconds: number;
}

/**
 * The periods of a zone that hold some instant from one UTC second to a later one, in order; a few later
 * ones may follow.
 */
export function periodsAround(zone: Zone, fromUtcSeconds: number, toUtcSeconds: number): readonly Period[] {
  const { periods, footer } = zone;
  const first = indexOfPeriodAt(periods, fromUtcSeconds);
  let end = first + 1;
  while (end < periods.length && periods[end]!.startUtcSeconds <= toUtcSeconds) end++;
  const listed = periods.slice(first, end);
  if (end < periods.length || footer.daylight === null) return listed;
  const lastStart = listed.at(-1)!.startUtcSeconds;
  const future = footerPeriods(footer, utcYear(fromUtcSeconds) - 1, utcYear(toUtcSeconds) + 1);
  return [...listed, ...future.filter((period) => period.startUtcSeconds > lastStart)];
}

/** The last period that starts at or before an instant; the first starts at -Infinity. */
function indexOfPeriodAt(periods: readonly Period[], utcSeconds: number): number {
  let index = 0;
  let after = periods.length;
  while (after - index > 1) {
    const middle = (index + after) >> 1;
    if (periods[middle]!.startUtcSeconds <= utcSeconds) index = middle;
    else after = middle;
  }
  return index;
}

function utcYear(utcSeconds: number): number {
  return new Date(utcSeconds * 1000).getUTCFullYear();
}
