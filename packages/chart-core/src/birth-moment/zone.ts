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
  const listed = periods.slice(periods.findLastIndex((period) => period.startUtcSeconds <= fromUtcSeconds));
  const listedToEnd = listed.findIndex((period) => period.startUtcSeconds > toUtcSeconds);
  if (listedToEnd >= 0) return listed.slice(0, listedToEnd);
  const lastStart = listed.at(-1)?.startUtcSeconds ?? Number.NEGATIVE_INFINITY;
  const future = footerPeriods(footer, utcYear(fromUtcSeconds) - 1, utcYear(toUtcSeconds) + 1);
  return [...listed, ...future.filter((period) => period.startUtcSeconds > lastStart)];
}

function utcYear(utcSeconds: number): number {
  return new Date(utcSeconds * 1000).getUTCFullYear();
}
