import {
  CENSUS_MEMBERS,
  CENSUS_YEARS,
  type CensusMember,
  type CensusValue,
  censusValues,
  shareOf,
} from "chart-core/census";

/** Address of the census as a file. */
export const CENSUS_CSV_PATH = "/docs/census.csv";

/** Writes the census as CSV: a row for each value, a column for each year, in parts per million. */
export function censusCsv(): string {
  const { from, to } = CENSUS_YEARS;
  const years = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const rows = CENSUS_MEMBERS.flatMap((member) =>
    censusValues(member).map((value) => [member, value, ...years.map((year) => parts(member, value, year))]),
  );
  return [["member", "value", ...years], ...rows].map((row) => `${row.join(",")}\n`).join("");
}

function parts<Member extends CensusMember>(
  member: Member,
  value: CensusValue<Member>,
  year: number,
): number {
  return Math.round(1e6 * shareOf(member, value, { from: year, to: year }));
}
