import type { Chart } from "../chart.js";
import { computeChart } from "../compute-chart.js";
import type { Coordinates } from "../coordinates.js";
import { checkMoment, END_MS, FIRST_MS } from "../moment.js";
import { findTurns } from "./window-changes.js";
import { WINDOW_MEMBERS, type WindowMember } from "./window-members.js";

/** How long a member of a chart has its value. */
export interface Holding<T> {
  readonly value: T;
  /** The first moment at which it holds; null where it holds for 24 hours before and more. */
  readonly since: Date | null;
  /** The first moment at which it no longer holds; null where it holds for 24 hours after and more. */
  readonly until: Date | null;
}

/** How long each member of a chart holds. */
export type Certainty = { readonly [Member in WindowMember]: Holding<Chart[Member]> };

const REACH_MS = 24 * 3_600_000;

/**
 * Tells of each member of a chart since when and until when it holds: how far off a birth time may be without altering it.
 *
 * @param utc The birth moment, UTC.
 * @param coords The birthplace, which decides nothing; it may be left out.
 * @throws ChartInputError `INVALID_MOMENT`, `MOMENT_OUT_OF_RANGE`, `INVALID_LATITUDE` or `INVALID_LONGITUDE`.
 *
 * @example
 * import { certainty } from "chart-core/time";
 *
 * const { type, profile } = certainty(new Date("1990-09-05T19:17Z"));
 * console.log(type.since, type.until, profile.until);
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
