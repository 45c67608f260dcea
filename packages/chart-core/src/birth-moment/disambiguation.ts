import { ChartInputError } from "../chart-input-error.js";
import type { LocalTimeReadings } from "./local-to-utc.js";
import type { Period } from "./posix-footer.js";

/**
 * The choice of an instant for a local time that occurred twice (a fold) or never (a gap). Temporal has the same names.
 *
 * | choice | fold | gap |
 * | --- | --- | --- |
 * | `compatible` | the first occurrence | forward by the gap: the offset before it |
 * | `earlier` | the first occurrence | back by the gap: the offset after it |
 * | `later` | the last occurrence | forward by the gap: the offset before it |
 * | `reject` | an error | an error |
 */
export type Disambiguation = "compatible" | "earlier" | "later" | "reject";

/**
 * Returns the period by whose offset a local time is to be read.
 *
 * @param received The local time for the error, as it was given.
 * @throws ChartInputError `INVALID_OPTION` for an unknown choice; with `reject`, `AMBIGUOUS_TIME` in a fold and
 * `SKIPPED_TIME` in a gap.
 */
export function chooseReading(
  { kind, periods }: LocalTimeReadings,
  disambiguation: Disambiguation,
  received: string,
): Period {
  const [first, last] = [periods[0]!, periods.at(-1)!];
  switch (disambiguation) {
    case "compatible":
      return first;
    case "earlier":
      return kind === "gap" ? last : first;
    case "later":
      return kind === "gap" ? first : last;
    case "reject":
      if (kind === "unique") return first;
      throw kind === "fold" ? ambiguousTime(received) : skippedTime(received);
    default:
      throw new ChartInputError({
        code: "INVALID_OPTION",
        field: "options.disambiguation",
        received: disambiguation,
        expected: "one of compatible, earlier, later, reject",
      });
  }
}

function ambiguousTime(received: string): ChartInputError {
  const expected = "a local time that occurred once; clocks went back and repeated this one";
  return new ChartInputError({ code: "AMBIGUOUS_TIME", field: "time", received, expected });
}

function skippedTime(received: string): ChartInputError {
  const expected = "a local time that occurred; clocks went forward and skipped this one";
  return new ChartInputError({ code: "SKIPPED_TIME", field: "time", received, expected });
}
