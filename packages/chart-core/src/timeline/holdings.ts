import type { Chart } from "../chart.js";
import type { TimeScale } from "../ephemeris/time-scale.js";
import { END_MS, FIRST_MS } from "../moment.js";
import { chartAt, findTurns } from "./window-changes.js";
import { WINDOW_MEMBERS, type WindowMember } from "./window-members.js";

/** The value of one member of a chart, and the time around the birth moment in which it does not change. */
export interface Holding<T> {
  /** The member's value in the chart of the birth moment. */
  readonly value: T;
  /** First moment with this value; null if it has had it for 24 hours or more. */
  readonly since: Date | null;
  /** First moment with another value; null if it keeps this one for 24 hours or more. */
  readonly until: Date | null;
}

/** The {@link Holding} of each member of a chart. */
export type Certainty = { readonly [Member in WindowMember]: Holding<Chart[Member]> };

/** Changes are searched for this long before and after the birth moment. */
export const REACH_MS: number = 24 * 3_600_000;

/** Finds the holdings of a birth: the work of `certainty`, from the parts of the tables that have been added. */
export function loadedCertainty(atMs: number, timeScale: TimeScale): Certainty {
  const chart = chartAt(atMs, timeScale);
  const turns = findTurns(Math.max(atMs - REACH_MS, FIRST_MS), Math.min(atMs + REACH_MS, END_MS), timeScale);
  const earlier = turns.filter((turn) => turn.atMs <= atMs).reverse();
  const later = turns.filter((turn) => turn.atMs > atMs);
  const instantOf = (nearest: typeof turns, member: WindowMember) => {
    const turn = nearest.find(({ changes }) => changes.some(({ members }) => members.includes(member)));
    return turn === undefined ? null : new Date(turn.atMs);
  };
  return Object.fromEntries(
    WINDOW_MEMBERS.map((member) => [
      member,
      { value: chart[member], since: instantOf(earlier, member), until: instantOf(later, member) },
    ]),
  ) as unknown as Certainty;
}
