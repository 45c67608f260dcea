import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { censusPlots, withTables } from "../../scripts/census/census-document.js";

const DOCS = new URL("../../../../docs/", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, DOCS), "utf8");

it("docs/census.md has the tables and plots that `npm run generate -- census-page` writes", () => {
  const page = read("census.md");
  expect(withTables(page)).toBe(page);
  const plots = censusPlots();
  for (const [file, svg] of plots) {
    // Not `toBe` of the texts: a difference would print both.
    expect([file, svg === read(`census/${file}`)]).toEqual([file, true]);
    expect(page).toContain(`](census/${file})`);
  }
  expect(readdirSync(new URL("census/", DOCS)).sort()).toEqual([...plots.keys()].sort());
});
