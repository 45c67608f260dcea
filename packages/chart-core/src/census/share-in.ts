import { ChartInputError } from "../chart-input-error.js";
import { CENSUS_MEMBERS, type CensusMember } from "./census-members.js";
import { CENSUS_YEARS, type CensusSpan } from "./census-span.js";
import type { CensusTable } from "./tables/census-table.js";
import { readDifferences } from "./tables/vlq.js";

/**
 * Validates a member of the census.
 *
 * @throws ChartInputError `INVALID_OPTION`.
 */
export function checkMember(member: CensusMember): CensusMember {
  if (CENSUS_MEMBERS.includes(member)) return member;
  const expected = `one of ${CENSUS_MEMBERS.join(", ")}`;
  throw new ChartInputError({ code: "INVALID_OPTION", field: "member", received: member, expected });
}

/** The shares of each value that has been asked for, parsed. */
const PARSED = /* @__PURE__ */ new WeakMap<CensusTable, Map<string, readonly number[]>>();

/**
 * Returns the share of a value in a span: the mean of the table's spans that have one of its years, each weighted by its
 * days.
 *
 * @throws ChartInputError `INVALID_OPTION` if the table has no such value.
 */
export function shareIn(table: CensusTable, value: string, { from, to }: Required<CensusSpan>): number {
  const parts = partsOf(table, value);
  const spanOf = (year: number) => Math.floor((year - CENSUS_YEARS.from) / table.spanYears);
  let [days, sum] = [0, 0];
  for (let span = spanOf(from); span <= spanOf(to); span++) {
    const first = CENSUS_YEARS.from + span * table.spanYears;
    const spanDays = (Date.UTC(first + table.spanYears, 0) - Date.UTC(first, 0)) / 86_400_000;
    days += spanDays;
    sum += parts[span]! * spanDays;
  }
  return sum / days / 1e6;
}

function partsOf(table: CensusTable, value: string): readonly number[] {
  const parsed = PARSED.get(table) ?? new Map<string, readonly number[]>();
  PARSED.set(table, parsed);
  const known = parsed.get(value);
  if (known !== undefined) return known;
  if (typeof value !== "string" || !Object.hasOwn(table.partsPerMillion, value)) {
    const expected = "a value of the member, as charts write it";
    throw new ChartInputError({ code: "INVALID_OPTION", field: "value", received: value, expected });
  }
  const parts = readDifferences(table.partsPerMillion[value]!);
  parsed.set(value, parts);
  return parts;
}
