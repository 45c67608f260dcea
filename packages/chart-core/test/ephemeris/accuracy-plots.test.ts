import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { accuracyPlots } from "../../scripts/lib/accuracy-plots.js";

const GUIDES = new URL("../../../../docs/guides/", import.meta.url);
const read = (url: URL) => readFileSync(url, "utf8");

describe("the guide to accuracy", () => {
  it("shows the plots that `npm run accuracy-plots` draws, and no other file lies beside them", () => {
    const plots = accuracyPlots();
    const guide = read(new URL("accuracy.md", GUIDES));
    for (const [file, svg] of plots) {
      // Not `toBe` of the texts: a difference would print both.
      expect([file, svg === read(new URL(`plots/${file}`, GUIDES))]).toEqual([file, true]);
      expect(guide).toContain(`](plots/${file})`);
    }
    expect(readdirSync(new URL("plots/", GUIDES)).sort()).toEqual([...plots.keys()].sort());
  });

  it("has the figures of docs/accuracy.md, which `npm run accuracy` prints", () => {
    const figures = read(new URL("../../docs/accuracy.md", import.meta.url));
    const measuredAfter = (heading: string) => {
      const table = figures.split(`\n${heading}\n`)[1]?.split("\n- ")[0]?.split("\nAt ")[0] ?? "";
      const rows = table.matchAll(/^\| ([A-Z][A-Za-z ]+) \| ([\d.]+) \| ([\d.]+) \|/gm);
      return new Map([...rows].map(([, body = "", mean, largest]) => [body, [mean, largest]]));
    };
    const design = measuredAfter("At the design moment:");
    const measured = new Map(
      [...measuredAfter("At birth:")].map(([body, birth]) => [body, [...birth, ...(design.get(body) ?? [])]]),
    );
    const rows = read(new URL("accuracy.md", GUIDES)).matchAll(
      /^\| ([A-Za-z, ]+) \| ([\d.]+) \| ([\d.]+) \| ([\d.]+) \| ([\d.]+) \|$/gm,
    );
    const shown = new Map(
      [...rows].map(([, name = "", ...numbers]) => {
        const body = name === "lunar nodes" ? "North Node" : name.replace(", Earth", "");
        return [body, numbers];
      }),
    );
    expect(shown.size).toBe(11);
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(measured));
  });
});
