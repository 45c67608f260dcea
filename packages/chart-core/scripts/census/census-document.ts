import {
  CENSUS_YEARS,
  type CensusMember,
  type CensusValue,
  censusValues,
  shareOf,
} from "../../src/census/index.js";
import { CHANNELS_BY_ID, GATES } from "../../src/tables/index.js";
import { censusPlot, percent } from "./census-plot.js";

/** The plots of the page by file name. */
export function censusPlots(): ReadonlyMap<string, string> {
  return new Map([
    ["types.svg", censusPlot("1800 to 2199", 1800, 2199, [1800, 1900, 2000, 2100, 2200])],
    ["types-today.svg", censusPlot("1930 to 2049", 1930, 2049, [1930, 1972, 2000, 2031, 2050])],
  ]);
}

/** The tables of the page, by their names: what stands between two marks. */
function censusTables(): ReadonlyMap<string, string> {
  return new Map([
    ["types", typesTable()],
    ["others", othersTable()],
    ["crosses", crossesTable(3)],
    ["channels", rarestTable("channelsShort", "channel", (id) => `${CHANNELS_BY_ID[id].name} (${id})`, 5)],
    ["gates", rarestTable("gates", "gate", (gate) => `${gate} ${GATES[Number(gate) as 1].name}`, 5)],
  ]);
}

/** The spans of years in the table of types. */
const SPANS: readonly (readonly [string, { readonly from: number; readonly to: number }])[] = [
  ["1800 to 2199", CENSUS_YEARS],
  ["1917 to 1975", { from: 1917, to: 1975 }],
  ["2025", { from: 2025, to: 2025 }],
  ["2026", { from: 2026, to: 2026 }],
  ["2031", { from: 2031, to: 2031 }],
];

/** Figures of others, percent by type, in the order of the census. */
const ELSEWHERE: readonly (readonly [string, readonly string[]])[] = [
  ["said of people everywhere", ["37", "33", "20", "8", "1"]],
  ["5,000 people, 1917 to 1975", ["36.8", "33.5", "20.9", "8.0", "0.9"]],
];

function typesTable(): string {
  const types = censusValues("type");
  const rows = SPANS.map(([title, span]) => {
    const cells = types.map((type) => (100 * shareOf("type", type, span)).toFixed(1));
    return `| ${title} | ${cells.join(" | ")} |`;
  });
  return [
    `| years | ${types.join(" | ")} |`,
    `| --- | ${types.map(() => "---:").join(" | ")} |`,
    ...rows,
    ...ELSEWHERE.map(([title, cells]) => `| ${title} | ${cells.join(" | ")} |`),
  ].join("\n");
}

/** Writes the share of each authority, definition and profile, the commonest first. */
function othersTable(): string {
  const rows = (["authority", "definition", "profile"] as const).map((member) => {
    const values = censusValues(member)
      .map((value) => ({ value, share: shareOf(member, value as never) }))
      .sort((one, other) => other.share - one.share)
      .map(({ value, share }) => `${value} ${percent(share)}`);
    return `| ${member} | ${values.join(", ")} |`;
  });
  return ["| 1800 to 2199 | the commonest first |", "| --- | --- |", ...rows].join("\n");
}

/** Writes the rarest and the commonest crosses, each with its hours a year. */
function crossesTable(count: number): string {
  const hours = (share: number) => (share * 365.2425 * 24).toFixed(1);
  return [
    "| cross | all years | hours a year |",
    "| --- | ---: | ---: |",
    ...rarestOf("incarnationCross", count).map(
      ({ value, share }) => `| ${value.replaceAll("|", "\\|")} | ${percent(share)} | ${hours(share)} |`,
    ),
  ].join("\n");
}

/** Writes the rarest and the commonest values of a member, each with the years in which it is rarest and commonest. */
function rarestTable<Member extends "channelsShort" | "gates">(
  member: Member,
  heading: string,
  nameOf: (value: CensusValue<Member>) => string,
  count: number,
): string {
  return [
    `| ${heading} | all years | least | most |`,
    "| --- | ---: | --- | --- |",
    ...rarestOf(member, count).map(({ value, share }) => {
      const years = Array.from({ length: 400 }, (_, index) => 1800 + index)
        .map((year) => ({ year, ofYear: shareOf(member, value, { from: year, to: year }) }))
        .sort((a, b) => a.ofYear - b.ofYear);
      const written = ({ year, ofYear }: (typeof years)[number]) => `${percent(ofYear)} in ${year}`;
      return `| ${nameOf(value)} | ${percent(share)} | ${written(years[0]!)} | ${written(years.at(-1)!)} |`;
    }),
  ].join("\n");
}

/** Returns the rarest values of a member, and the commonest, the rarest first. */
function rarestOf<Member extends CensusMember>(
  member: Member,
  count: number,
): readonly { readonly value: CensusValue<Member>; readonly share: number }[] {
  const sorted = censusValues(member)
    .map((value) => ({ value, share: shareOf(member, value) }))
    .sort((a, b) => a.share - b.share);
  return [...sorted.slice(0, count), ...sorted.slice(-count)];
}

/** Returns a document with its tables replaced: `<!-- census types -->`, the table, `<!-- end -->`. */
export function withTables(document: string): string {
  const tables = censusTables();
  const found = new Set<string>();
  const text = document.replace(/<!-- census (\w+) -->\n.*?<!-- end -->/gs, (_, name: string) => {
    found.add(name);
    const table = tables.get(name);
    if (table === undefined) throw new Error(`docs/census.md asks for a table ${name} that there is not`);
    return `<!-- census ${name} -->\n\n${table}\n\n<!-- end -->`;
  });
  const missing = [...tables.keys()].filter((name) => !found.has(name));
  if (missing.length > 0) throw new Error(`docs/census.md has no place for ${missing.join(", ")}`);
  return text;
}
