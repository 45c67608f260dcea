import type { Chart } from "../chart.js";
import { computeChart } from "../compute-chart.js";
import type { Coordinates } from "../coordinates.js";
import { checkMoment, END_MS, FIRST_MS } from "../moment.js";
import { findTurns } from "./window-changes.js";
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
const REACH_MS = 24 * 3_600_000;

/**
 * Finds, for each member of a chart, since when and until when it keeps its value. This shows by how much a birth time
 * may be wrong without changing that member.
 *
 * @param utc The birth moment, UTC.
 * @param coords The birthplace; optional, as it does not change the result.
 * @throws ChartInputError `INVALID_MOMENT`, `MOMENT_OUT_OF_RANGE`, `INVALID_LATITUDE` or `INVALID_LONGITUDE`.
 *
 * @example
 * import { certainty } from "chart-core/time";
 *
 * const held = certainty(new Date("1990-09-05T19:17Z"));
 * console.log(held.type.value, held.type.until);
 * console.log(held.profile.value, held.profile.until);
 */
export function certainty(utc: Date, coords?: Coordinates): Certainty {
  const atMs = checkMoment(utc).getTime();
  const chart = computeChart(utc, coords);
  const turns = findTurns(Math.max(atMs - REACH_MS, FIRST_MS), Math.min(atMs + REACH_MS, END_MS), coords);
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
