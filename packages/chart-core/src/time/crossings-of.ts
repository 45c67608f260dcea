import { oppositeDeg, signedDeg } from "../angles.js";
import { BODIES, type Body } from "../chart.js";
import { ChartInputError } from "../chart-input-error.js";
import { oneOf } from "./change-options.js";
import { checkSpan } from "./check-span.js";
import { CLOCKS } from "./clocks.js";
import { findCrossings } from "./crossings.js";
import { leaderOf } from "./find-changes.js";
import { instantsOf } from "./instants.js";
import { type Path, pathOf } from "./tables.js";

/** A body passing a longitude. */
export interface Pass {
  /** The first whole millisecond at which the body stands at the longitude or past it. */
  readonly at: Date;
  readonly direction: "direct" | "retrograde";
}

/**
 * Finds every pass of a body over a longitude, direct and retrograde, in order of time.
 *
 * @param body One of `BODIES`.
 * @param longitudeDeg Apparent geocentric longitude, degrees in [0, 360).
 * @param from The first moment of the span, UTC.
 * @param to The first moment after it.
 * @throws ChartInputError `INVALID_OPTION`, `INVALID_ANGLE`, `INVALID_MOMENT`, `MOMENT_OUT_OF_RANGE` or `INVALID_WINDOW`.
 *
 * @example
 * import { crossingsOf } from "chart-core/time";
 *
 * // Gate 41 opens at 302 degrees: the Sun there begins the year of the wheel.
 * crossingsOf("sun", 302, new Date("2027-01-01T00:00Z"), new Date("2028-01-01T00:00Z"));
 */
export function crossingsOf(body: Body, longitudeDeg: number, from: Date, to: Date): readonly Pass[] {
  const checkedBody = oneOf("body", body, BODIES);
  if (!(typeof longitudeDeg === "number" && longitudeDeg >= 0 && longitudeDeg < 360)) {
    throw new ChartInputError({
      code: "INVALID_ANGLE",
      field: "longitudeDeg",
      received: longitudeDeg,
      expected: "a number of degrees from 0 up to, but not including, 360",
    });
  }
  const { fromMs, toMs } = checkSpan(from, to);
  const leader = leaderOf(checkedBody);
  const leaderDeg = leader === checkedBody ? longitudeDeg : oppositeDeg(longitudeDeg);
  return passesOf(pathOf(leader), leaderDeg, fromMs, toMs);
}

/** A second, so that no pass is lost at the ends of a span. */
const MARGIN_MS = 1000;

/** The passes of a path over a longitude within a span of milliseconds of Unix time, half-open. */
export function passesOf(path: Path, targetDeg: number, fromMs: number, toMs: number): Pass[] {
  const { personality: clock } = CLOCKS;
  const skyFrom = clock.skyTtDays(fromMs - MARGIN_MS);
  const skyTo = clock.skyTtDays(toMs + MARGIN_MS);
  const crossings = findCrossings(path, skyFrom, skyTo, { firstDeg: targetDeg, stepDeg: 360 });
  const isPast = (atMs: number) => signedDeg(path.longitudeDeg(clock.skyTtDays(atMs)) - targetDeg) >= 0;
  return instantsOf(crossings, clock, isPast)
    .filter(({ atMs }) => atMs >= fromMs && atMs < toMs)
    .map(({ atMs, isForward }) => ({
      at: new Date(atMs),
      direction: isForward ? "direct" : "retrograde",
    }));
}
