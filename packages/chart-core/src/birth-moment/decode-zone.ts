import { parsePosixFooter } from "./posix-footer.js";
import type { Zone } from "./zone.js";

/**
 * Reads one line of the zone table, six fields between bars:
 *
 * ```
 * names|LMT or nothing|offsets|offset of each period|starts|POSIX footer
 * Asia/Kathmandu Asia/Katmandu|LMT|20476 19800 20700|012|-q3gt4s yg2lus|<+0545>-5:45
 * ```
 *
 * - names: every name of the zone, separated by spaces
 * - LMT: the first period is the local mean time of the zone's city
 * - offsets: seconds east of UTC
 * - offset of each period: one base-36 digit a period, an index into the offsets
 * - starts: UTC seconds in base 36 from the second period on; the first since 1970, then since the one before
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
  const secondStart = periods[1]?.startUtcSeconds;
  const knowsLocalMeanTime = firstPeriod === "LMT" && secondStart !== undefined;
  return {
    periods,
    footer: parsePosixFooter(footer),
    localMeanTimeEndUtcSeconds: knowsLocalMeanTime ? secondStart : Number.NEGATIVE_INFINITY,
  };
}
