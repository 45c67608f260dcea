import { BODIES, type Body, type Chart, type Side } from "../chart.js";
import { computeChart } from "../compute-chart.js";
import type { Coordinates } from "../coordinates.js";
import { deriveChart } from "../derive-chart.js";
import { FIRST_MS } from "../moment.js";
import { SIDES } from "./change-options.js";
import { type ActivationChange, changesOf, sortChanges } from "./find-changes.js";
import { differingMembers, type WindowMember } from "./window-members.js";

/** A change that alters members of the chart. */
export interface MemberChange extends ActivationChange {
  /** The members that differ because of it, in the order of `WINDOW_MEMBERS`. */
  readonly members: readonly WindowMember[];
}

/** All that changes a chart at one instant. */
export interface Turn {
  readonly atMs: number;
  /** The chart of that millisecond. */
  readonly chart: Chart;
  readonly changes: readonly MemberChange[];
}

/** The bodies whose colors and tones make members; of all others the gate and the line are enough. */
const FINE_BODIES: readonly Body[] = ["sun", "northNode"];
const OTHER_BODIES: readonly Body[] = BODIES.filter((body) => !FINE_BODIES.includes(body));

/** The instants of a span at which a member of the chart changes, in order. */
export function findTurns(fromMs: number, toMs: number, coords?: Coordinates): Turn[] {
  const changes = sortChanges(
    SIDES.flatMap((side) => [
      ...changesOf(side, FINE_BODIES, "tone", fromMs, toMs),
      ...changesOf(side, OTHER_BODIES, "line", fromMs, toMs),
    ]),
  );
  const turns: Turn[] = [];
  let before = computeChart(new Date(Math.max(fromMs - 1, FIRST_MS)), coords);
  for (let index = 0; index < changes.length; ) {
    const atMs = changes[index]!.at.getTime();
    let end = index + 1;
    while (changes[end]?.at.getTime() === atMs) end += 1;
    const chart = computeChart(new Date(atMs), coords);
    const members = differingMembers(before, chart);
    if (members.length > 0) {
      turns.push({ atMs, chart, changes: shareOut(changes.slice(index, end), members, before, chart) });
      before = chart;
    }
    index = end;
  }
  return turns;
}

/**
 * Gives each of the changes of one instant the members that it alters: those that would differ if it alone happened, or
 * would not if it alone did not. So the Earth, which moves with the Sun, is not said to change the profile; and both are
 * said to make a channel that joins their gates.
 */
function shareOut(
  changes: readonly ActivationChange[],
  members: readonly WindowMember[],
  before: Chart,
  after: Chart,
): MemberChange[] {
  if (changes.length === 1) return [{ ...changes[0]!, members }];
  const shares = changes.map(({ side, body }) => {
    const byItself = new Set([
      ...differingMembers(before, withBodyOf(before, after, side, body)),
      ...differingMembers(after, withBodyOf(after, before, side, body)),
    ]);
    return members.filter((member) => byItself.has(member));
  });
  const shared = new Set(shares.flat());
  // What only three or more changes of one millisecond make together belongs to all of them.
  const joint = members.filter((member) => !shared.has(member));
  return changes
    .map((change, index) => ({
      ...change,
      members: members.filter((member) => shares[index]!.includes(member) || joint.includes(member)),
    }))
    .filter(({ members: own }) => own.length > 0);
}

/** A chart with one activation taken from another. */
function withBodyOf(chart: Chart, other: Chart, side: Side, body: Body): Chart {
  return deriveChart(
    { ...chart, [side]: { ...chart[side], [body]: other[side][body] } },
    chart.coords ?? { lat: 0, lng: 0 },
  );
}
