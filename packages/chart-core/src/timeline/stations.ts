import { oppositeDeg } from "../angles.js";
import { BODIES, type Body } from "../chart.js";
import { checkSpan, type Span } from "../checks/check-span.js";
import { oneOf } from "../checks/chosen.js";
import type { TimeScale } from "../ephemeris/time-scale.js";
import { checkTimeScale, type TimeScaleOptions } from "../ephemeris/tt-from-utc.js";
import { type Clock, clockOf } from "../paths/clock.js";
import { leaderOf, longitudeDegAt, type Path, pathOf, speedDegPerDayAt } from "../paths/paths.js";
import { turningMoments } from "../paths/turning-moments.js";

/** A moment at which a body stands still among the stars and turns. */
export interface Station {
  /** First whole millisecond at which the body moves in its new direction. */
  readonly at: Date;
  /** The kind of change. */
  readonly kind: "station";
  /** The body that turns. The Sun, the Earth and the Moon never do. */
  readonly body: Body;
  /** The new direction: against the zodiac (`retrograde`) or along it (`direct`). */
  readonly turns: "retrograde" | "direct";
  /** Apparent geocentric longitude at the station, degrees in [0, 360). */
  readonly longitudeDeg: number;
}

/** The search of `stations`, after its arguments have been checked. */
export interface StationSearch {
  readonly body: Body;
  readonly span: Span;
  readonly timeScale: TimeScale;
}

/**
 * Validates the arguments of `stations`.
 *
 * @throws ChartInputError as `stations`.
 */
export function checkStationSearch(
  body: Body,
  from: Date,
  to: Date,
  options: TimeScaleOptions | undefined,
): StationSearch {
  const checkedBody = oneOf("body", body, BODIES);
  return { body: checkedBody, span: checkSpan(from, to), timeScale: checkTimeScale(options) };
}

/** Bodies that are never retrograde. */
const ALWAYS_DIRECT: readonly Body[] = ["sun", "earth", "moon"];

/** Margin searched beyond both ends of a span: more than what the exact moment may differ from that of the polynomials. */
const MARGIN_MS = 1000;

/** Time beyond a span whose speeds a search reads. */
export const STATION_REACH_MS = 3000;

/**
 * Finds the stations of a body in order of time: the work of `stations`, from the parts of the tables that have been added.
 *
 * @throws RangeError if a part of the tables is missing.
 */
export function loadedStations({ body, span: { fromMs, toMs }, timeScale }: StationSearch): Station[] {
  if (ALWAYS_DIRECT.includes(body)) return [];
  const clock = clockOf("personality", timeScale);
  const leader = leaderOf(body);
  const isDirect = (ms: number) => speedDegPerDayAt(leader, clock.skyTtDays(ms)) >= 0;
  return turnsOf(pathOf(leader), clock, fromMs - MARGIN_MS, toMs + MARGIN_MS, isDirect)
    .filter((atMs) => atMs >= fromMs && atMs < toMs)
    .map((atMs) => {
      const leaderDeg = longitudeDegAt(leader, clock.skyTtDays(atMs));
      return {
        at: new Date(atMs),
        kind: "station",
        body,
        turns: isDirect(atMs) ? "direct" : "retrograde",
        longitudeDeg: leader === body ? leaderDeg : oppositeDeg(leaderDeg),
      };
    });
}

/** Finds the milliseconds at which a body begins to move the other way, in order. */
function turnsOf(
  path: Path,
  clock: Clock,
  fromMs: number,
  toMs: number,
  isDirect: (ms: number) => boolean,
): number[] {
  const turns: number[] = [];
  let turnedMs = Number.NEGATIVE_INFINITY;
  for (const ttDays of turningMoments(path, clock.skyTtDays(fromMs), clock.skyTtDays(toMs))) {
    const aboutMs = Math.round(clock.birthMs(ttDays));
    // Where the path jumps between two pieces, both may have the same turn.
    if (aboutMs - turnedMs <= 2 * MARGIN_MS) continue;
    let [before, after] = [aboutMs - MARGIN_MS, aboutMs + MARGIN_MS];
    const wasDirect = isDirect(before);
    if (isDirect(after) === wasDirect) continue;
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if (isDirect(middle) === wasDirect) before = middle;
      else after = middle;
    }
    turns.push(after);
    turnedMs = after;
  }
  return turns;
}
