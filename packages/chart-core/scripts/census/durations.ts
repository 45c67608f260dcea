import { CENSUS_MEMBERS, type CensusMember } from "../../src/census/census-members.js";
import { computeChart } from "../../src/index.js";
import { findChanges } from "../../src/time/index.js";

/** Milliseconds of each value of each member. */
export type Durations = Readonly<Record<CensusMember, ReadonlyMap<string, number>>>;

/**
 * Measures for how long each value held among the births of a UTC year, to the millisecond: between two changes of a gate, or
 * of a line of the Sun, nothing that is counted changes.
 */
export function durationsOf(year: number): Durations {
  const [fromMs, toMs] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)];
  const [from, to] = [new Date(fromMs), new Date(toMs)];
  const changes = [
    ...findChanges(from, to, { level: "gate" }),
    ...findChanges(from, to, { level: "line", bodies: ["sun"] }),
  ];
  const instants = [...new Set([fromMs, ...changes.map(({ at }) => at.getTime())])].sort((a, b) => a - b);
  const durations = Object.fromEntries(
    CENSUS_MEMBERS.map((member) => [member, new Map<string, number>()]),
  ) as Record<CensusMember, Map<string, number>>;
  for (const [index, atMs] of instants.entries()) {
    const ms = (instants[index + 1] ?? toMs) - atMs;
    const chart = computeChart(new Date(atMs));
    for (const member of CENSUS_MEMBERS)
      for (const value of [chart[member]].flat())
        durations[member].set(value, (durations[member].get(value) ?? 0) + ms);
  }
  return durations;
}
