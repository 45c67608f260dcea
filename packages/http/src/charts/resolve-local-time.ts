import { ChartInputError } from "chart-core";
import { type Birth, type BirthMoment, type Disambiguation, localOffsets } from "chart-core/birth-moment";
import { Failure } from "../errors/failure.js";
import type { ResolveBirthMoment } from "./chart-tools.js";
import { utcOffset } from "./utc-offset.js";

/**
 * Resolves a birth in local time. If `reject` refuses a time, the failure names both offsets of the time, or the clock
 * times around the gap.
 *
 * @throws ChartInputError for any other fault of the birth.
 */
export function resolveLocalTime(
  resolve: ResolveBirthMoment,
  birth: Birth,
  disambiguation: Disambiguation | undefined,
): BirthMoment | Failure {
  try {
    return resolve(birth, disambiguation && { disambiguation });
  } catch (error) {
    if (!(error instanceof ChartInputError)) throw error;
    if (error.code === "AMBIGUOUS_TIME") return unlessSame(readings(resolve, birth));
    if (error.code === "SKIPPED_TIME") return skipped(resolve, birth, readings(resolve, birth));
    throw error;
  }
}

interface Readings {
  readonly earlier: BirthMoment;
  readonly later: BirthMoment;
}

function readings(resolve: ResolveBirthMoment, birth: Birth): Readings {
  return {
    earlier: resolve(birth, { disambiguation: "earlier" }),
    later: resolve(birth, { disambiguation: "later" }),
  };
}

/** Returns the failure of a time that occurred twice. At the end of local mean time, both readings may be one moment. */
function unlessSame({ earlier, later }: Readings): BirthMoment | Failure {
  const [first, second] = [utcOffset(earlier.offsetSeconds), utcOffset(later.offsetSeconds)];
  if (first === second) return earlier;
  return new Failure("LOCAL_TIME_AMBIGUOUS", {
    message:
      `The field birthtime is a time that occurred twice, with the UTC offsets ${first} and ${second}. ` +
      "Send disambiguation as earlier or later.",
  });
}

/** Returns the failure of a time that was skipped. The clocks are those of the zone, whose change made the gap. */
function skipped(resolve: ResolveBirthMoment, birth: Birth, { later: { zone } }: Readings): Failure {
  const { date, time } = birth;
  const { earlier, later } = readings(resolve, { date, time, zone });
  // The readings with the offsets before and after the gap enclose the change of the clocks.
  const afterChange = new Date(later.utc.getTime() + 1);
  const [before, after] = localOffsets(earlier.utc, afterChange, { zone }).slice(-2);
  if (before === undefined || after === undefined) return new Failure("LOCAL_TIME_SKIPPED");
  const from = localTime(after.from, before.offsetSeconds);
  const to = localTime(after.from, after.offsetSeconds);
  const gap =
    from.clock === to.clock
      ? `${from.clock} of that day to ${to.clock} of the next, and skipped it`
      : `${from.clock} to ${to.clock}${from.date === to.date ? "" : " of the next day"}`;
  return new Failure("LOCAL_TIME_SKIPPED", {
    message:
      `The field birthtime is a time that never occurred: the clocks went from ${gap}. Check date and time, or send ` +
      "disambiguation as earlier or later.",
  });
}

/** Returns a local date with its time of day: `HH:MM`, or `HH:MM:SS` if it has seconds. */
function localTime(utc: Date, offsetSeconds: number): { readonly date: string; readonly clock: string } {
  const text = new Date(utc.getTime() + offsetSeconds * 1000).toISOString();
  return { date: text.slice(0, 10), clock: text.slice(11, text.slice(17, 19) === "00" ? 16 : 19) };
}
