import { BODIES, type Body, type Side, type WheelPosition } from "../chart.js";
import { oppositeDeg } from "./angles.js";
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
  return sortChanges(
    sides.flatMap((side) => changesOf(side, bodies, level, fromMs, toMs)),
  );
}

/** The bodies that move as one: the Earth stands opposite the Sun, and the South Node opposite the North Node. */
const OPPOSITE_OF: Partial<Record<Body, EphemerisBody>> = { earth: "sun", southNode: "northNode" };

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
  return bodies.flatMap((body) => {
    const opposite = OPPOSITE_OF[body];
    const leader = opposite ?? (body as EphemerisBody);
    const longitudeDeg = (atMs: number) => {
      const deg = longitudeDegAt(leader, clock.skyTtDays(atMs));
      return opposite === undefined ? deg : oppositeDeg(deg);
    };
    // Boundaries lie opposite boundaries, so what the Earth crosses has the lines of the Sun, half a wheel on.
    const lines = boundaryLines(level);
    const linesAhead = opposite === undefined ? 0 : 180 / lines.stepDeg;
    const crossings = findCrossings(pathOf(leader), skyFrom, skyTo, lines);
    return instantsOf(crossings, clock, (atMs, line) =>
      isPastLine(longitudeDeg(atMs), line + linesAhead, level),
    )
      .filter(({ atMs }) => atMs >= fromMs && atMs < toMs)
      .map(({ atMs, line, isForward }) => ({
        at: new Date(atMs),
        side,
        body,
        level: levelOfLine(line, level),
        direction: isForward ? "forward" : "backward",
        from: positionOf(longitudeDeg(atMs - 1)),
        to: positionOf(longitudeDeg(atMs)),
      }));
  });
}

/** Brings changes into the order of time, then of side, then of body. */
export function sortChanges(changes: ActivationChange[]): ActivationChange[] {
  const rank = ({ side, body }: ActivationChange) => (side === "design" ? BODIES.length : 0) + BODIES.indexOf(body);
  return changes.sort((a, b) => a.at.getTime() - b.at.getTime() || rank(a) - rank(b));
}
