import { ChartInputError } from "../chart-input-error.js";
import type { OffsetReading } from "./local-mean-time.js";
import type { LocalTimeKind } from "./local-to-utc.js";

/**
 * The choice of an instant for a local time that occurred twice (a fold) or never (a gap). Temporal has the same names.
 *
 * | choice | fold | gap |
 * | --- | --- | --- |
 * | `compatible` | the first occurrence | forward by the gap: the offset before it |
 * | `earlier` | the first occurrence | back by the gap: the offset after it |
 * | `later` | the last occurrence | forward by the gap: the offset before it |
 * | `reject` | an error | an error |
 *
 * The minutes that a zone repeated at the end of local mean time are read in the birthplace's own mean time by
 * `compatible`. West of the zone's city, that can be a later instant than the one in the new standard time; then
 * `earlier` returns the instant in standard time.
 *
 * @example
 * import { resolveBirthMoment } from "chart-core/birth-moment";
 *
 * // Clocks showed 02:30 twice in this night.
 * const birth = {
 *   date: "1990-09-30",
 *   time: "02:30",
 *   coords: { lat: 52.37, lng: 4.89 },
 * };
 * for (const disambiguation of ["earlier", "later"] as const) {
 *   const { utc } = resolveBirthMoment(birth, { disambiguation });
 *   console.log(disambiguation, utc.toISOString());
 * }
 */
export type Disambiguation = "compatible" | "earlier" | "later" | "reject";

/**
 * Returns the offset by which a local time is to be read. `earlier` and `later` compare the instants: an offset further
 * east means an earlier one.
 *
 * @param readings The offset before each change of the clock first.
 * @param localSeconds The local time, in seconds since 1970 as if the clock showed UTC.
 * @throws ChartInputError `INVALID_OPTION` for an unknown choice; with `reject`, `AMBIGUOUS_TIME` in a fold and
 * `SKIPPED_TIME` in a gap.
 */
export function chooseReading(
  kind: LocalTimeKind,
  readings: readonly OffsetReading[],
  disambiguation: Disambiguation,
  localSeconds: number,
): OffsetReading {
  switch (disambiguation) {
    case "compatible":
      return readings[0]!;
    case "earlier":
      return readings.reduce((a, b) => (b.offsetSeconds > a.offsetSeconds ? b : a));
    case "later":
      return readings.reduce((a, b) => (b.offsetSeconds < a.offsetSeconds ? b : a));
    case "reject":
      if (kind === "unique") return readings[0]!;
      throw kind === "fold" ? ambiguousTime(localSeconds) : skippedTime(localSeconds);
    default:
      throw new ChartInputError({
        code: "INVALID_OPTION",
        field: "options.disambiguation",
        received: disambiguation,
        expected: "one of compatible, earlier, later, reject",
      });
  }
}

function ambiguousTime(localSeconds: number): ChartInputError {
  const received = clockText(localSeconds);
  const expected = "a local time that occurred once; clocks went back and repeated this one";
  return new ChartInputError({ code: "AMBIGUOUS_TIME", field: "time", received, expected });
}

function skippedTime(localSeconds: number): ChartInputError {
  const received = clockText(localSeconds);
  const expected = "a local time that occurred; clocks went forward and skipped this one";
  return new ChartInputError({ code: "SKIPPED_TIME", field: "time", received, expected });
}

/** Writes a local time for an error: `1990-09-30 02:30:00`. */
function clockText(localSeconds: number): string {
  return new Date(localSeconds * 1000).toISOString().slice(0, 19).replace("T", " ");
}
