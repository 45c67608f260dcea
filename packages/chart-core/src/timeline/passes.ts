import { checkLongitude, oppositeDeg, signedDeg } from "../angles.js";
import { BODIES, type Body } from "../chart.js";
import { checkSpan } from "../checks/check-span.js";
import { oneOf } from "../checks/chosen.js";
import { checkTimeScale, type TimeScaleOptions } from "../ephemeris/tt-from-utc.js";
import { type Clock, clockOf } from "../paths/clock.js";
import { findCrossings } from "../paths/crossings.js";
import { instantsOf } from "../paths/instants.js";
import { leaderOf, type Path, pathOf } from "../paths/paths.js";

/** A body's passage over a longitude. */
export interface Pass {
  /** First whole millisecond at which the body is at or past the longitude. */
  readonly at: Date;
  /** Along the zodiac (`direct`) or against it (`retrograde`). */
  readonly direction: "direct" | "retrograde";
}

/**
 * Finds the passes of a body over a longitude: the work of `crossingsOf`, from the parts of the tables that have been
 * added.
 *
 * @throws ChartInputError as `crossingsOf`.
 * @throws RangeError if a part of the tables is missing.
 */
export function loadedCrossings(
  body: Body,
  longitudeDeg: number,
  from: Date,
  to: Date,
  options: TimeScaleOptions | undefined,
): readonly Pass[] {
  const checkedBody = oneOf("body", body, BODIES);
  const targetDeg = checkLongitude(longitudeDeg, "longitudeDeg");
  const { fromMs, toMs } = checkSpan(from, to);
  const leader = leaderOf(checkedBody);
  const leaderDeg = leader === checkedBody ? targetDeg : oppositeDeg(targetDeg);
  return passesOf(pathOf(leader), leaderDeg, fromMs, toMs, clockOf("personality", checkTimeScale(options)));
}

/** Margin searched beyond both ends of a span, so that rounding loses no pass. */
const MARGIN_MS = 1000;

/** Finds the passes of a path over a longitude within a half-open span of milliseconds of Unix time. */
export function passesOf(path: Path, targetDeg: number, fromMs: number, toMs: number, clock: Clock): Pass[] {
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
