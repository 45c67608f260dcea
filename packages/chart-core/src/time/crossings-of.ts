import { checkLongitude, oppositeDeg, signedDeg } from "../angles.js";
import { BODIES, type Body } from "../chart.js";
import { checkSpan } from "../check-span.js";
import { oneOf } from "./change-options.js";
import { CLOCKS } from "./clocks.js";
import { findCrossings } from "./crossings.js";
import { instantsOf } from "./instants.js";
import { leaderOf, type Path, pathOf } from "./tables.js";

/** A body's passage over a longitude. */
export interface Pass {
  /** First whole millisecond at which the body is at or past the longitude. */
  readonly at: Date;
  /** Along the zodiac (`direct`) or against it (`retrograde`). */
  readonly direction: "direct" | "retrograde";
}

/**
 * Finds every pass of a body over a longitude, both direct and retrograde, in order of time.
 *
 * @param body One of `BODIES`.
 * @param longitudeDeg Apparent geocentric longitude, degrees in [0, 360).
 * @param from First moment of the span, UTC.
 * @param to End of the span (exclusive).
 * @returns The passes in order of time; none if the body does not reach the longitude.
 * @throws ChartInputError `INVALID_MOMENT`, `MOMENT_OUT_OF_RANGE`.
 * @throws ChartInputError `INVALID_WINDOW` if `from` is not before `to`.
 * @throws ChartInputError `INVALID_OPTION` if `body` is not one of {@link BODIES}.
 * @throws ChartInputError `INVALID_ANGLE` if `longitudeDeg` is not a number in [0, 360).
 *
 * @example
 * import { crossingsOf } from "chart-core/time";
 *
 * // Gate 41 begins at 302 degrees. The year of the wheel begins when the Sun
 * // gets there.
 * const from = new Date("2027-01-01T00:00Z");
 * const to = new Date("2028-01-01T00:00Z");
 * const passes = crossingsOf("sun", 302, from, to);
 * console.log(passes.length, passes[0]?.at.toISOString(), passes[0]?.direction);
 */
export function crossingsOf(body: Body, longitudeDeg: number, from: Date, to: Date): readonly Pass[] {
  const checkedBody = oneOf("body", body, BODIES);
  const targetDeg = checkLongitude(longitudeDeg, "longitudeDeg");
  const { fromMs, toMs } = checkSpan(from, to);
  const leader = leaderOf(checkedBody);
  const leaderDeg = leader === checkedBody ? targetDeg : oppositeDeg(targetDeg);
  return passesOf(pathOf(leader), leaderDeg, fromMs, toMs);
}

/** Margin searched beyond both ends of a span, so that rounding loses no pass. */
const MARGIN_MS = 1000;

/** Finds the passes of a path over a longitude within a half-open span of milliseconds of Unix time. */
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
