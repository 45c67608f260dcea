import { CENSUS_MEMBERS, censusValues, shareOf } from "chart-core/census";
import { expect, test } from "vitest";
import { censusCsv } from "../src/content/census-csv.js";

test("the file of the census has a row for each value and a column for each year, in the parts per million of the library", () => {
  const [header, ...rows] = censusCsv()
    .trimEnd()
    .split("\n")
    .map((line) => line.split(","));
  expect(header).toHaveLength(402);
  expect(header?.slice(0, 3)).toEqual(["member", "value", "1800"]);
  expect(rows.map(([member, value]) => `${member} ${value}`)).toEqual(
    CENSUS_MEMBERS.flatMap((member) => censusValues(member).map((value) => `${member} ${value}`)),
  );
  for (const row of rows) {
    expect(row).toHaveLength(402);
    for (const part of row.slice(2)) expect(part).toMatch(/^(?:0|[1-9]\d*)$/);
  }
  const column = header!.indexOf("2026");
  const projector = rows.find(([member, value]) => member === "type" && value === "Projector");
  expect(Number(projector![column]) / 1e6).toBe(shareOf("type", "Projector", { from: 2026, to: 2026 }));
  const types = rows.filter(([member]) => member === "type").map((row) => Number(row[column]));
  expect(types.reduce((sum, part) => sum + part, 0)).toBe(1_000_000);
});
