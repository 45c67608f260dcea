import { expect, test } from "vitest";
import { censusModules } from "../../../scripts/census/census-modules.js";
import { countCensus } from "../../../scripts/census/census-tables.js";
import { isCurrent } from "../../../scripts/lib/generated-module.js";

test("a new count of all 400 years gives the committed tables, and unrounded shares that sum to 1 within 1e-9 each year", () => {
  const census = countCensus();
  expect(census.largestGap).toBeLessThan(1e-9);
  const modules = censusModules(census);
  expect(modules).toHaveLength(8);
  expect(modules.filter((module) => !isCurrent(module)).map(({ path }) => path)).toEqual([]);
});
