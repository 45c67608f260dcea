import { ChartInputError } from "chart-core";
import { type Birth, type BirthMoment, localOffsets } from "chart-core/birth-moment";
import { Failure } from "../errors/failure.js";
import type { ResolveBirthMoment } from "./chart-tools.js";
import { utcOffset } from "./utc-offset.js";

/**
 * Returns the failure of a local time that `disambiguation` rejects, with both offsets of the time, or with the clock
 * times around the gap; undefined for any other error.
 */
export function rejectedTime(
  resolveBirthMoment: ResolveBirthMoment,
  birth: Birth,
  error: unknown,
): Failure | undefined {
  if (!(error instanceof ChartInputError)) return undefined;
  if (error.code !== "AMBIGUOUS_TIME" && error.code !== "SKIPPED_TIME") return undefined;
  const earlier = resolveBirthMoment(birth, { disambiguation: "earlier" });
  const later = resolveBirthMoment(birth, { disambiguation: "later" });
  return error.code === "AMBIGUOUS_TIME" ? ambiguous(earlier, later) : skipped(birth, earlier, later);
}

function ambiguous(earlier: BirthMoment, later: BirthMoment): Failure {
  const [first, second] = [earlier, later].map(({ offsetSeconds }) => utcOffset(offsetSeconds));
  return new Failure("LOCAL_TIME_AMBIGUOUS", {
    message:
      `The field birthtime is a time that occurred twice, with the UTC offset ${first} and then ${second}. ` +
      "Send disambiguation as earlier or later.",
  });
}

function skipped({ coords }: Birth, earlier: BirthMoment, later: BirthMoment): Failure {
  // The readings with the offsets before and after the gap enclose the change of the clocks.
  const end = new Date(later.utc.getTime() + 1);
  const offsets = localOffsets(earlier.utc, end, { coords, zone: later.zone });
  const [before, after] = offsets.slice(-2);
  const changeMs = after?.from.getTime() ?? 0;
  const [from, to] = [before, after].map((offset) => changeMs + (offset?.offsetSeconds ?? 0) * 1000);
  const isWholeDay = (to as number) - (from as number) >= DAY_MS;
  return new Failure("LOCAL_TIME_SKIPPED", {
    message:
      `The field birthtime is a time that never occurred: the clocks went from ${clockTime(from as number)} to ` +
      `${clockTime(to as number)}${isWholeDay ? " of the next day" : ""}. Check the time, or send disambiguation as ` +
      "earlier or later.",
  });
}

const DAY_MS = 86_400_000;

/** Writes the time of day of a local time in milliseconds: `HH:MM`, or `HH:MM:SS` if it has seconds. */
function clockTime(localMs: number): string {
  const time = new Date(localMs).toISOString().slice(11, 19);
  return time.endsWith(":00") ? time.slice(0, 5) : time;
}
