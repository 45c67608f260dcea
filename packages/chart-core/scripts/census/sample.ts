import {
  CENSUS_MEMBERS,
  CENSUS_YEARS,
  type CensusMember,
  censusValues,
  shareOf,
} from "../../src/census/index.js";
import { computeChart } from "../../src/index.js";

/** Random charts beside the census. */
export interface SampledCensus {
  /** Cells, one for each value in each span of years, that expect 25 hits or more. */
  readonly cells: number;
  /** Largest distance of a cell from its expected number of hits, in standard deviations. */
  readonly largest: number;
  /** The cells that are more than five standard deviations away. */
  readonly faults: readonly string[];
}

const LEAST_HITS = 25;
const MOST_DEVIATIONS = 5;

/** Counts the charts of random instants of all years, to the millisecond, and compares each cell with the census. */
export function sampleCensus(instants: number, random: () => number): SampledCensus {
  const fromMs = Date.UTC(CENSUS_YEARS.from, 0);
  const wholeMs = Date.UTC(CENSUS_YEARS.to + 1, 0) - fromMs;
  const hits = new Map<string, number>();
  for (let index = 0; index < instants; index++) {
    const at = new Date(fromMs + Math.floor(random() * wholeMs));
    const chart = computeChart(at);
    for (const member of CENSUS_MEMBERS)
      for (const value of [chart[member]].flat()) {
        const key = cellOf(member, value, startOf(member, at.getUTCFullYear()));
        hits.set(key, (hits.get(key) ?? 0) + 1);
      }
  }
  let [cells, largest] = [0, 0];
  const faults: string[] = [];
  for (const member of CENSUS_MEMBERS)
    for (let from = CENSUS_YEARS.from; from <= CENSUS_YEARS.to; from += spanYears(member)) {
      const to = from + spanYears(member) - 1;
      const spanShare = (Date.UTC(to + 1, 0) - Date.UTC(from, 0)) / wholeMs;
      for (const value of censusValues(member)) {
        const probability = spanShare * shareOf(member, value, { from, to });
        const expected = instants * probability;
        const found = hits.get(cellOf(member, value, from)) ?? 0;
        if (expected === 0 && found > 0) faults.push(`${member} ${value} ${from}: ${found}, never expected`);
        if (expected < LEAST_HITS) continue;
        cells += 1;
        const deviations = Math.abs(found - expected) / Math.sqrt(expected * (1 - probability));
        largest = Math.max(largest, deviations);
        if (deviations > MOST_DEVIATIONS)
          faults.push(`${member} ${value} ${from}: ${found} in place of ${expected.toFixed(1)}`);
      }
    }
  return { cells, largest, faults };
}

function spanYears(member: CensusMember): number {
  return member === "incarnationCross" ? 10 : 1;
}

function startOf(member: CensusMember, year: number): number {
  return year - ((year - CENSUS_YEARS.from) % spanYears(member));
}

function cellOf(member: CensusMember, value: string, from: number): string {
  return `${member} ${value} ${from}`;
}

/** Returns the share of each type in some years. */
export function typeShares(from: number, to: number): readonly (readonly [type: string, share: number])[] {
  return censusValues("type").map((type) => [type, shareOf("type", type, { from, to })]);
}
