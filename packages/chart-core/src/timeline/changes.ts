import { oppositeDeg } from "../angles.js";
import { BODIES, type Body, type Side, type WheelPosition } from "../chart.js";
import type { Span } from "../checks/check-span.js";
import { type Clock, clockOf } from "../paths/clock.js";
import { findCrossings } from "../paths/crossings.js";
import { instantsOf } from "../paths/instants.js";
import { leaderOf, longitudeDegAt, pathOf } from "../paths/paths.js";
import type { ChangeLevel } from "./change-levels.js";
import type { ChangeOptions } from "./change-options.js";
import { boundaryLines, isPastLine, levelOfLine, positionOf } from "./wheel-lines.js";

/** A body's crossing of a boundary of the wheel, on one side of the chart. */
export interface ActivationChange {
  /** First whole millisecond of birth time at which `computeChart` with the same `timeScale` has the new position. */
  readonly at: Date;
  /** The side of the chart that changes. */
  readonly side: Side;
  /** The body that crosses the boundary. */
  readonly body: Body;
  /** The coarsest unit that changes: a change of gate also changes line, color and tone. */
  readonly level: ChangeLevel;
  /** `backward` if the body is retrograde, as the lunar nodes usually are. */
  readonly direction: "forward" | "backward";
  /** The position one millisecond before `at`. */
  readonly from: WheelPosition;
  /** The position at `at`. */
  readonly to: WheelPosition;
}

/** Finds the changes of a span: the work of `findChanges`, from the parts of the tables that have been added. */
export function loadedChanges(
  { fromMs, toMs }: Span,
  { sides, bodies, level, timeScale }: Required<ChangeOptions>,
): readonly ActivationChange[] {
  return sortChanges(
    sides.flatMap((side) => changesOf(clockOf(side, timeScale), side, bodies, level, fromMs, toMs)),
  );
}

/** Margin searched beyond both ends of a span: more than any jump of the design moment, so that no crossing is lost. */
const MARGIN_MS = 1000;

/** Finds the changes of some bodies on one side, body by body. */
export function changesOf(
  clock: Clock,
  side: Side,
  bodies: readonly Body[],
  level: ChangeLevel,
  fromMs: number,
  toMs: number,
): ActivationChange[] {
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
        // When the Sun crosses a boundary, the Earth crosses the opposite one, half a wheel ahead.
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

/** Caches a function of time, so that it computes each value once. */
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

/** Sorts changes in place by time, then side, then body. */
export function sortChanges(changes: ActivationChange[]): ActivationChange[] {
  const rank = ({ side, body }: ActivationChange) =>
    (side === "design" ? BODIES.length : 0) + BODIES.indexOf(body);
  return changes.sort((a, b) => a.at.getTime() - b.at.getTime() || rank(a) - rank(b));
}
