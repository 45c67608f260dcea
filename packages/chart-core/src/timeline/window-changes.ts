import { loadedActivationsOf } from "../activations-of.js";
import { BODIES, type Body, type Chart, type Side } from "../chart.js";
import { chartOf } from "../chart-of.js";
import type { TimeScale } from "../ephemeris/time-scale.js";
import { FIRST_MS } from "../moment.js";
import { clockOf } from "../paths/clock.js";
import { SIDES } from "./change-options.js";
import { type ActivationChange, changesOf, sortChanges } from "./changes.js";
import type { WindowMember } from "./window-members.js";
import { differingMembers } from "./window-values.js";

/** An activation change that alters members of the chart. */
export interface MemberChange extends ActivationChange {
  /** The members that this change alters, in the order of `WINDOW_MEMBERS`. */
  readonly members: readonly WindowMember[];
}

/** All changes of a chart at one instant. */
export interface Turn {
  readonly atMs: number;
  /** The chart of that millisecond. */
  readonly chart: Chart;
  readonly changes: readonly MemberChange[];
}

/** The bodies whose colors and tones decide members; for all others gate and line suffice. */
const FINE_BODIES: readonly Body[] = ["sun", "northNode"];
const OTHER_BODIES: readonly Body[] = BODIES.filter((body) => !FINE_BODIES.includes(body));

/** Finds the instants of a span at which a member of the chart changes, in order of time. */
export function findTurns(fromMs: number, toMs: number, timeScale: TimeScale): Turn[] {
  const changes = sortChanges(
    SIDES.flatMap((side) => {
      const clock = clockOf(side, timeScale);
      return [
        ...changesOf(clock, side, FINE_BODIES, "tone", fromMs, toMs),
        ...changesOf(clock, side, OTHER_BODIES, "line", fromMs, toMs),
      ];
    }),
  );
  const turns: Turn[] = [];
  let before = chartAt(Math.max(fromMs - 1, FIRST_MS), timeScale);
  for (let index = 0; index < changes.length; ) {
    const atMs = changes[index]!.at.getTime();
    let end = index + 1;
    while (changes[end]?.at.getTime() === atMs) end += 1;
    const chart = chartAt(atMs, timeScale);
    const members = differingMembers(before, chart);
    if (members.length > 0) {
      turns.push({ atMs, chart, changes: shareOut(changes.slice(index, end), members, before, chart) });
      before = chart;
    }
    index = end;
  }
  return turns;
}

/** Computes the chart of a millisecond from the parts of the tables that have been added. */
export function chartAt(atMs: number, timeScale: TimeScale): Chart {
  return chartOf(loadedActivationsOf(new Date(atMs), { timeScale }), undefined);
}

/**
 * Assigns the members altered at one instant to the changes of that instant. A change gets a member that would differ if
 * only this change happened, or that would not differ if only this one did not.
 *
 * Example: Sun and Earth move together. Only the Sun's change gets the profile, but both get a channel of their two gates.
 */
function shareOut(
  changes: readonly ActivationChange[],
  members: readonly WindowMember[],
  before: Chart,
  after: Chart,
): MemberChange[] {
  if (changes.length === 1) return [memberChange(changes[0]!, members)];
  const shares = changes.map(({ side, body }) => {
    const byItself = new Set([
      ...differingMembers(before, withBodyOf(before, after, side, body)),
      ...differingMembers(after, withBodyOf(after, before, side, body)),
    ]);
    return members.filter((member) => byItself.has(member));
  });
  const shared = new Set(shares.flat());
  // A member that only three or more simultaneous changes alter together is assigned to all of them.
  const joint = members.filter((member) => !shared.has(member));
  return changes
    .map((change, index) =>
      memberChange(
        change,
        members.filter((member) => shares[index]!.includes(member) || joint.includes(member)),
      ),
    )
    .filter(({ members: own }) => own.length > 0);
}

/**
 * Adds the altered members to a change. It does not use `{ ...change, members }`: Node 20 gives each object made in this way a
 * hidden class of its own. A window of a day then took 28 KB more, and reading its changes took five times as long.
 */
function memberChange(
  { at, side, body, level, direction, from, to }: ActivationChange,
  members: readonly WindowMember[],
): MemberChange {
  return { at, side, body, level, direction, from, to, members };
}

/** Returns a chart with one activation replaced by that of another chart. */
function withBodyOf(chart: Chart, other: Chart, side: Side, body: Body): Chart {
  return chartOf({ ...chart, [side]: { ...chart[side], [body]: other[side][body] } }, chart.coords);
}
