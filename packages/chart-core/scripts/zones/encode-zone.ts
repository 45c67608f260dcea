import { footerPeriods, type Period, parsePosixFooter } from "../../src/birth-moment/posix-footer.js";
import { decodeZone, periodsAround } from "../../src/birth-moment/zone.js";
import type { Tzif } from "./read-tzif.js";

/**
 * Encodes a zone as a line of the table, in the form that `decodeZone` documents, but without its names.
 *
 * The line has each change of offset up to the first one that the footer repeats. It has the end of local mean time
 * even if the offset did not change there. The function decodes the line again and compares before it returns.
 *
 * @throws RangeError if the decoded line differs from the file.
 */
export function encodeZone({ periods, firstDesignation, footer }: Tzif): string {
  const isLocalMeanTime = firstDesignation === "LMT" && periods.length > 1;
  const changes = periods.filter(
    ({ offsetSeconds }, index) =>
      index === 0 || (index === 1 && isLocalMeanTime) || offsetSeconds !== periods[index - 1]!.offsetSeconds,
  );
  const listEndUtcSeconds = Math.max(periods.at(-1)!.startUtcSeconds, 0);
  const kept = upToFooter(changes, footer, listEndUtcSeconds);

  const offsets = [...new Set(kept.map(({ offsetSeconds }) => offsetSeconds))];
  const indexes = kept.map(({ offsetSeconds }) => offsets.indexOf(offsetSeconds).toString(36));
  const starts = kept.slice(1).map(({ startUtcSeconds }) => startUtcSeconds);
  const steps = starts.map((start, index) => (start - (starts[index - 1] ?? 0)).toString(36));
  const line = [
    "",
    isLocalMeanTime ? "LMT" : "",
    offsets.join(" "),
    indexes.join(""),
    steps.join(" "),
    footer,
  ].join("|");

  checkReadsBack(line, changes, listEndUtcSeconds);
  return line;
}

/** Removes the changes at the end that the footer repeats, except the first of them. */
function upToFooter(
  changes: readonly Period[],
  footer: string,
  listEndUtcSeconds: number,
): readonly Period[] {
  const repeated = footerPeriods(parsePosixFooter(footer), 1900, yearOf(listEndUtcSeconds)).filter(
    ({ startUtcSeconds }) => startUtcSeconds <= listEndUtcSeconds,
  );
  let same = 0;
  while (same < repeated.length && isSame(changes.at(-1 - same), repeated.at(-1 - same))) same++;
  return changes.slice(0, changes.length - Math.max(same - 1, 0));
}

function checkReadsBack(line: string, changes: readonly Period[], listEndUtcSeconds: number): void {
  const zone = decodeZone(line);
  const fromUtcSeconds = (changes[1]?.startUtcSeconds ?? 0) - 1;
  const read = periodsAround(zone, fromUtcSeconds, listEndUtcSeconds).filter(
    ({ startUtcSeconds }) => startUtcSeconds <= listEndUtcSeconds,
  );
  const isSameList = read.length === changes.length && read.every((period, i) => isSame(period, changes[i]));
  // The footer must continue with the offset at the end of the list.
  const { footer } = zone;
  const fromFooter = footerPeriods(footer, yearOf(listEndUtcSeconds) - 1, yearOf(listEndUtcSeconds)).findLast(
    ({ startUtcSeconds }) => startUtcSeconds <= listEndUtcSeconds,
  );
  const footerOffsetSeconds = fromFooter?.offsetSeconds ?? footer.standardOffsetSeconds;
  if (!isSameList || changes.at(-1)?.offsetSeconds !== footerOffsetSeconds) {
    throw new RangeError(`the line does not tell what the file told: ${line}`);
  }
}

function isSame(a: Period | undefined, b: Period | undefined): boolean {
  return a?.startUtcSeconds === b?.startUtcSeconds && a?.offsetSeconds === b?.offsetSeconds;
}

function yearOf(utcSeconds: number): number {
  return new Date(utcSeconds * 1000).getUTCFullYear();
}
