import { oppositeDeg } from "../angles.js";
import { BODIES, type Body, type Side, type WheelPosition } from "../chart.js";
import { type ChangeOptions, checkChangeOptions } from "./change-options.js";
import { checkSpan } from "./check-span.js";
import { CLOCKS } from "./clocks.js";
import { findCrossings } from "./crossings.js";
import { instantsOf } from "./instants.js";
import { type EphemerisBody, longitudeDegAt, pathOf } from "./tables.js";
import { boundaryLines, type ChangeLevel, isPastLine, levelOfLine, positionOf } from "./wheel-lines.js";

/** A body of a side crossing a boundary of the wheel. */
export interface ActivationChange {
  /** The first whole millisecond of birth time at which `computeChart` gives the new position. */
  readonly at: Date;
  readonly side: Side;
  readonly body: Body;
  /** The coarsest unit whose boundary it is: a change of gate is one of line, color and tone too. */
  readonly level: ChangeLevel;
  /** `backward` while the body is retrograde, as the lunar nodes mostly are. */
  readonly direction: "forward" | "backward";
  /** The position a millisecond before. */
  readonly from: WheelPosition;
  readonly to: WheelPosition;
}

/**
 * Finds every activation change of a span of birth time, in order of time, then of side (personality first) and of `BODIES`.
 *
 * Design bodies count with the birth to which they belong: the one whose Sun stands 88 degrees further. A body that
 * turns round crosses a boundary up to three times, and each crossing counts. The instants come from the roots of the
 * ephemeris tables' polynomials; at each, the body stands within 0.25 arcsec of the boundary by the reference of docs/time.md.
 *
 * @param from The first moment of the span, UTC.
 * @param to The first moment after it.
 * @throws ChartInputError `INVALID_MOMENT`, `MOMENT_OUT_OF_RANGE`, `INVALID_WINDOW` where `from` is not before `to`, or
 *   `INVALID_OPTION`.
 *
 * @example
 * import { findChanges } from "chart-core/time";
 *
 * const day = [new Date("1990-09-05T00:00Z"), new Date("1990-09-06T00:00Z")] as const;
 * for (const { at, side, body, from, to } of findChanges(...day, { level: "gate" })) {
 *   console.log(at.toISOString(), side, body, from.gate, "->", to.gate);
 * }
 */
export function findChanges(from: Date, to: Date, options: ChangeOptions = {}): readonly ActivationChange[] {
  const { fromMs, toMs } = checkSpan(from, to);
  const { sides, bodies, level } = checkChangeOptions(options);
  return sortChanges(sides.flatMap((side) => changesOf(side, bodies, level, fromMs, toMs)));
}

/** A second: more than any jump of the design moment, so that no crossing is lost at the ends of a span. */
const MARGIN_MS = 1000;

/** The changes of some bodies of a side, body by body. */
export function changesOf(
  side: Side,
  bodies: readonly Body[],
  level: ChangeLevel,
  fromMs: number,
  toMs: number,
): ActivationChange[] {
  const clock = CLOCKS[side];
  const skyFrom = clock.skyTtDays(fromMs - MARGIN_MS);
  const skyTo = clock.skyTtDays(toMs + MARGIN_MS);
  const leaders = new Set(bodies.map(leaderOf));
  return [...leaders].flatMap((leader) => {
    const crossings = findCrossings(pathOf(leader), skyFrom, skyTo, boundaryLines(level));
    const longitudeDeg = remembered((atMs) => longitudeDegAt(leader, clock.skyTtDays(atMs)));
    return bodies
      .filter((body) => leaderOf(body) === leader)
      .flatMap((body) => {
        const isOpposite = body !== leader;
        const bodyDeg = isOpposite ? (atMs: number) => oppositeDeg(longitudeDeg(atMs)) : longitudeDeg;
        // Boundaries lie opposite boundaries: the Earth crosses those half a wheel from the Sun's.
        const linesAhead = isOpposite ? 180 / boundaryLines(level).stepDeg : 0;
        const isPast = (atMs: number, line: number) => isPastLine(bodyDeg(atMs), line + linesAhead, level);
        return instantsOf(crossings, clock, isPast)
          .filter(({ atMs }) => atMs >= fromMs && atMs < toMs)
          .map(
            ({ atMs, line, isForward }): ActivationChange => ({
              at: new Date(atMs),
              side,
              body,
              level: levelOfLine(line, level),
              direction: isForward ? "forward" : "backward",
              from: positionOf(bodyDeg(atMs - 1)),
              to: positionOf(bodyDeg(atMs)),
            }),
          );
      });
  });
}

/** The body of the tables that a body moves with: itself, the Sun or the North Node. */
export function leaderOf(body: Body): EphemerisBody {
  if (body === "earth") return "sun";
  return body === "southNode" ? "northNode" : body;
}

/** A function of time that computes each value once. */
function remembered(valueAt: (ms: number) => number): (ms: number) => number {
  const values = new Map<number, number>();
  return (ms) => {
    const known = values.get(ms);
    if (known !== undefined) return known;
    const value = valueAt(ms);
    values.set(ms, value);
    return value;
  };
}

/** Brings changes into the order of time, then of side, then of body. */
export function sortChanges(changes: ActivationChange[]): ActivationChange[] {
  const rank = ({ side, body }: ActivationChange) =>
    (side === "design" ? BODIES.length : 0) + BODIES.indexOf(body);
  return changes.sort((a, b) => a.at.getTime() - b.at.getTime() || rank(a) - rank(b));
}
