import type { CensusMember } from "../../src/census/census-members.js";
import { CENSUS_YEARS } from "../../src/census/census-span.js";
import type { CensusTable } from "../../src/census/tables/census-table.js";
import { writeDifferences } from "../../src/census/tables/vlq.js";
import {
  AUTHORITIES,
  CENTERS,
  CHANNELS,
  CROSSES,
  DEFINITIONS,
  GATES,
  PROFILES,
  TYPES,
} from "../../src/tables/index.js";
import { type Durations, durationsOf } from "./durations.js";
import { partsOfWhole } from "./parts-per-million.js";

/** The values of each member in the order of the system; a cross as charts write it. */
const VALUES: Readonly<Record<CensusMember, readonly string[]>> = {
  type: Object.keys(TYPES),
  authority: Object.keys(AUTHORITIES),
  profile: Object.keys(PROFILES),
  definition: DEFINITIONS,
  incarnationCross: Object.values(CROSSES).flatMap((ofGate) =>
    Object.values(ofGate).map(
      ({ angle, name, gates: [sun, earth, designSun, designEarth] }) =>
        `${angle} Cross of ${name} (${sun}/${earth} | ${designSun}/${designEarth})`,
    ),
  ),
  centers: CENTERS,
  channelsShort: CHANNELS.map(({ id }) => id),
  gates: Object.keys(GATES),
};

/** Members of which a chart has one value. */
const EXCLUSIVE: readonly CensusMember[] = ["type", "authority", "profile", "definition", "incarnationCross"];

/** The census, before it is written. */
export interface Census {
  readonly tables: Readonly<Record<CensusMember, CensusTable>>;
  /** The largest difference from 1 of a sum of unrounded shares of one year. */
  readonly largestGap: number;
}

/** Counts all years, and rounds the shares of each span. */
export function countCensus(): Census {
  const years: { readonly ms: number; readonly durations: Durations }[] = [];
  let largestGap = 0;
  for (let year = CENSUS_YEARS.from; year <= CENSUS_YEARS.to; year++) {
    const ms = Date.UTC(year + 1, 0) - Date.UTC(year, 0);
    const durations = durationsOf(year);
    for (const member of EXCLUSIVE) {
      const sum = [...durations[member].values()].reduce((total, part) => total + part / ms, 0);
      largestGap = Math.max(largestGap, Math.abs(sum - 1));
    }
    years.push({ ms, durations });
  }
  const tables = Object.fromEntries(
    Object.keys(VALUES).map((name) => {
      const member = name as CensusMember;
      const spanYears = member === "incarnationCross" ? 10 : 1;
      const spans = Array.from({ length: years.length / spanYears }, (_, span) =>
        sharesOf(years.slice(span * spanYears, (span + 1) * spanYears), member),
      );
      const parts = spans.map((shares) =>
        EXCLUSIVE.includes(member) ? partsOfWhole(shares) : shares.map((share) => Math.round(share * 1e6)),
      );
      const rows = VALUES[member].map(
        (value, index) => [value, writeDifferences(parts.map((span) => span[index]!))] as const,
      );
      return [member, { spanYears, partsPerMillion: Object.fromEntries(rows) }];
    }),
  ) as unknown as Census["tables"];
  return { tables, largestGap };
}

/** Returns the share of each value of a member in some years. */
function sharesOf(
  years: readonly { readonly ms: number; readonly durations: Durations }[],
  member: CensusMember,
): readonly number[] {
  const whole = years.reduce((sum, { ms }) => sum + ms, 0);
  const unknown = years.flatMap(({ durations }) =>
    [...durations[member].keys()].filter((value) => !VALUES[member].includes(value)),
  );
  if (unknown.length > 0) throw new Error(`${member} has unknown values: ${unknown.join(", ")}`);
  return VALUES[member].map(
    (value) => years.reduce((sum, { durations }) => sum + (durations[member].get(value) ?? 0), 0) / whole,
  );
}
