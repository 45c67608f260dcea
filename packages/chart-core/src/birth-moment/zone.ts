import { footerPeriods, type Period, type PosixFooter, parsePosixFooter } from "./posix-footer.js";
import { ZONE_TABLE } from "./zone-table.generated.js";

/** The whole history and future of a zone's offsets. */
export interface Zone {
  /** The listed periods in order. The first starts at -Infinity; the footer determines the end of the last. */
  readonly periods: readonly Period[];
  readonly footer: PosixFooter;
  /**
   * End of the years in which each place kept its own mean time; -Infinity if the zone has no such years. They may
   * include a move of the date line by a whole day.
   */
  readonly localMeanTimeEndUtcSeconds: number;
}

/** A line of the zone table, shared by all names of its zone and decoded when one of them is first looked up. */
interface Entry {
  readonly line: string;
  zone?: Zone;
}

let entryOfName: ReadonlyMap<string, Entry> | undefined;

/**
 * Looks up a zone by its exact IANA name, links such as `Asia/Calcutta` and `US/Eastern` included. Returns undefined
 * for a name that is not in the table.
 */
export function zoneNamed(name: string): Zone | undefined {
  const entry = entries().get(name);
  if (entry === undefined) return undefined;
  entry.zone ??= decodeZone(entry.line);
  return entry.zone;
}

/** Returns the names of all zones, links included, in a new array. */
export function zoneNames(): string[] {
  return [...entries().keys()];
}

function entries(): ReadonlyMap<string, Entry> {
  entryOfName ??= readNames();
  return entryOfName;
}

function readNames(): ReadonlyMap<string, Entry> {
  const all = new Map<string, Entry>();
  for (const line of ZONE_TABLE) {
    const entry: Entry = { line };
    for (const name of line.slice(0, line.indexOf("|")).split(" ")) all.set(name, entry);
  }
  return all;
}

/**
 * Returns the periods of a zone that overlap the time from one UTC second to a later one, in order. A few later periods
 * may follow.
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

/** Returns the index of the last period that starts at or before an instant: a binary search. */
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

/**
 * Decodes one line of the zone table, six fields between bars:
 *
 * ```
 * names|LMT or empty|offsets|offset of each period|starts|POSIX footer
 * Asia/Kathmandu Asia/Katmandu|LMT|20476 19800 20700|012|-q3gt4s yg2lus|<+0545>-5:45
 * ```
 *
 * - names: every name of the zone, separated by spaces
 * - LMT: the first period is the local mean time of the zone's city; so is the second if it differs by exactly a day
 * - offsets: seconds east of UTC
 * - offset of each period: one base-36 digit for each period, an index into the offsets
 * - starts: UTC seconds in base 36, from the second period on; the first since 1970, the others since the one before
 */
export function decodeZone(line: string): Zone {
  const [, firstPeriod, offsets = "", indexes = "", starts = "", footer = ""] = line.split("|");
  const offsetsSeconds = offsets.split(" ").map(Number);
  const stepsSeconds = starts.split(" ").map((step) => Number.parseInt(step, 36));
  let clockSeconds = 0;
  const periods = Array.from(indexes, (digit, period) => {
    if (period > 0) clockSeconds += stepsSeconds[period - 1]!;
    return {
      startUtcSeconds: period > 0 ? clockSeconds : Number.NEGATIVE_INFINITY,
      offsetSeconds: offsetsSeconds[Number.parseInt(digit, 36)]!,
    };
  });
  return {
    periods,
    footer: parsePosixFooter(footer),
    localMeanTimeEndUtcSeconds:
      firstPeriod === "LMT" ? endOfLocalMeanTime(periods) : Number.NEGATIVE_INFINITY,
  };
}

const DAY_SECONDS = 86_400;

/**
 * Returns the end of a zone's local mean time: that of its first period, or of its second one where the date line moved
 * to the other side of the zone in between (Alaska 1867, the Philippines 1844, Samoa 1892).
 */
function endOfLocalMeanTime([first, second, third]: readonly Period[]): number {
  const stepSeconds = Math.abs(second!.offsetSeconds - first!.offsetSeconds);
  return (stepSeconds === DAY_SECONDS ? third! : second!).startUtcSeconds;
}
