import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { accuracyPlots } from "../../scripts/accuracy/accuracy-plots.js";

const GUIDES = new URL("../../../../docs/guides/", import.meta.url);
const read = (url: URL) => readFileSync(url, "utf8");

describe("the guide to accuracy", () => {
  it("shows the plots that `npm run generate -- accuracy-plots` draws, and no other file lies beside them", () => {
    const plots = accuracyPlots();
    const guide = read(new URL("accuracy.md", GUIDES));
    for (const [file, svg] of plots) {
      // Not `toBe` of the texts: a difference would print both.
      expect([file, svg === read(new URL(`plots/${file}`, GUIDES))]).toEqual([file, true]);
      expect(guide).toContain(`](plots/${file})`);
    }
    expect(readdirSync(new URL("plots/", GUIDES)).sort()).toEqual([...plots.keys()].sort());
  });

  it("has the figures of docs/accuracy.md, which `npm run measure -- accuracy` prints", () => {
    const figures = read(new URL("../../docs/accuracy.md", import.meta.url));
    const measuredAfter = (heading: string) => {
      const table = figures.split(`\n${heading}\n`)[1]?.split("\n- ")[0]?.split("\nAt ")[0] ?? "";
      const rows = table.matchAll(/^\| ([A-Z][A-Za-z ]+) \| ([\d.]+) \| ([\d.]+) \|/gm);
      return new Map([...rows].map(([, body = "", mean, largest]) => [body, [mean, largest]]));
    };
    const design = measuredAfter("At the design moment:");
    const birth = measuredAfter("At birth:");
    expect([birth.size, design.size]).toEqual([11, 11]);
    const largest = [...birth.values(), ...design.values()].map(([, max]) => max ?? "").sort();
    const shown = read(new URL("accuracy.md", GUIDES)).matchAll(/^\| [^|]* (0\.\d+) \|/gm);
    expect([...shown].map(([, figure]) => figure)).toEqual([
      birth.get("Sun")?.[0],
      design.get("Moon")?.[0],
      largest.at(-1),
    ]);
  });
});
