import { describe, expect, it } from "vitest";
import { randomNumbers } from "../../bench/lib/random.js";
import { durationsOf } from "../../scripts/census/durations.js";
import { partsOfWhole } from "../../scripts/census/parts-per-million.js";
import { sampleCensus } from "../../scripts/census/sample.js";
import { CENSUS_MEMBERS, CENSUS_YEARS, censusValues, shareOf } from "../../src/census/index.js";
import { computeChart } from "../../src/compute-chart.js";
import { shareOf as lazyShareOf } from "../../src/lazy/index.js";
import { inputErrorOf } from "../support/input-error-of.js";

const EXCLUSIVE = ["type", "authority", "profile", "definition", "incarnationCross"] as const;

/** UTC years of a random span. */
function randomSpan(random: () => number): { from: number; to: number } {
  const year = () => CENSUS_YEARS.from + Math.floor(random() * 400);
  const [from, to] = [year(), year()].sort((a, b) => a - b) as [number, number];
  return { from, to };
}

describe("the census", () => {
  it("has for each year the shares that a count to the millisecond gives, whose unrounded sums are 1 within 1e-9", () => {
    for (const year of [1800, 1900, 2025, 2199]) {
      const ms = Date.UTC(year + 1, 0) - Date.UTC(year, 0);
      const durations = durationsOf(year);
      for (const member of CENSUS_MEMBERS.filter((name) => name !== "incarnationCross"))
        for (const value of censusValues(member)) {
          const share = (durations[member].get(value) ?? 0) / ms;
          const listed = shareOf(member, value, { from: year, to: year });
          expect(Math.abs(listed - share), `${value} ${year}`).toBeLessThan(1.01e-6);
        }
      for (const member of EXCLUSIVE) {
        const sum = [...durations[member].values()].reduce((total, part) => total + part / ms, 0);
        expect(Math.abs(sum - 1)).toBeLessThan(1e-9);
      }
    }
  });

  it("has the crosses of a decade as a count of its ten years gives them", () => {
    const years = Array.from({ length: 10 }, (_, index) => durationsOf(1990 + index).incarnationCross);
    const whole = Date.UTC(2000, 0) - Date.UTC(1990, 0);
    for (const cross of censusValues("incarnationCross")) {
      const share = years.reduce((sum, ofYear) => sum + (ofYear.get(cross) ?? 0), 0) / whole;
      const listed = shareOf("incarnationCross", cross, { from: 1993, to: 1997 });
      expect(Math.abs(listed - share)).toBeLessThan(1.01e-6);
    }
    expect(censusValues("incarnationCross")).toHaveLength(192);
  });

  it("agrees with the charts of random instants, cell by cell (fixed seed)", () => {
    const { cells, faults } = sampleCensus(40_000, randomNumbers(79));
    expect(cells).toBeGreaterThan(3000);
    expect(faults).toEqual([]);
  });

  it("sums to exactly a million parts in each year for members with one value, and in random spans to 1", () => {
    const random = randomNumbers(14);
    for (const member of EXCLUSIVE) {
      for (let year = CENSUS_YEARS.from; year <= CENSUS_YEARS.to; year += 1) {
        const parts = censusValues(member).map((value) =>
          Math.round(1e6 * shareOf(member, value as never, { from: year, to: year })),
        );
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(1e6);
      }
      for (let index = 0; index < 20; index++) {
        const span = randomSpan(random);
        const shares = censusValues(member).map((value) => shareOf(member, value as never, span));
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
      }
    }
  });

  it("gives a span the mean of its years, weighted by their days", () => {
    const leap = shareOf("type", "Generator", { from: 2024, to: 2024 });
    const common = shareOf("type", "Generator", { from: 2025, to: 2025 });
    const both = shareOf("type", "Generator", { from: 2024, to: 2025 });
    expect(both).toBeCloseTo((366 * leap + 365 * common) / 731, 15);
    expect(shareOf("type", "Generator")).toBe(shareOf("type", "Generator", { from: 1800, to: 2199 }));
    expect(shareOf("type", "Generator", {})).toBe(shareOf("type", "Generator", { to: 2199 }));
  });

  it("has a share above 0 for every value of a random chart, in the year of its birth", () => {
    const random = randomNumbers(15);
    for (let index = 0; index < 300; index++) {
      const at = new Date(Date.UTC(1800, 0) + Math.floor(random() * (Date.UTC(2200, 0) - Date.UTC(1800, 0))));
      const chart = computeChart(at);
      const year = { from: at.getUTCFullYear(), to: at.getUTCFullYear() };
      for (const member of CENSUS_MEMBERS)
        for (const value of [chart[member]].flat())
          expect(shareOf(member, value as never, year), `${member} ${value}`).toBeGreaterThan(0);
    }
  });

  it("is the same in chart-core/lazy, which loads the table of one member", async () => {
    const random = randomNumbers(16);
    for (const member of CENSUS_MEMBERS) {
      const [value] = censusValues(member);
      const span = randomSpan(random);
      expect(await lazyShareOf(member, value as never, span)).toBe(shareOf(member, value as never, span));
    }
    await expect(lazyShareOf("type", "Nobody" as never)).rejects.toMatchObject({ code: "INVALID_OPTION" });
    await expect(lazyShareOf("sex" as never, "f" as never)).rejects.toMatchObject({ code: "INVALID_OPTION" });
  });

  it("rejects an unknown member, value, option or year as INVALID_OPTION", () => {
    const calls: readonly (readonly [string, () => unknown])[] = [
      ["member", () => shareOf("strategy" as never, "Inform" as never)],
      ["member", () => shareOf("constructor" as never, "" as never)],
      ["member", () => censusValues("toString" as never)],
      ["value", () => shareOf("type", "generator" as never)],
      ["value", () => shareOf("type", "constructor" as never)],
      ["value", () => shareOf("gates", "65" as never)],
      ["options.from", () => shareOf("type", "Generator", { from: 1799 })],
      ["options.from", () => shareOf("type", "Generator", { from: 1990.5 })],
      ["options.to", () => shareOf("type", "Generator", { to: 2200 })],
      ["options.to", () => shareOf("type", "Generator", { from: 1990, to: 1989 })],
      ["options.to", () => shareOf("type", "Generator", { to: "2000" as never })],
      ["options.year", () => shareOf("type", "Generator", { year: 2000 } as never)],
    ];
    for (const [field, call] of calls)
      expect(inputErrorOf(call)).toMatchObject({ code: "INVALID_OPTION", field });
  });
});

it("shares are rounded to parts that sum to a million, none by more than one part", () => {
  const random = randomNumbers(17);
  for (let index = 0; index < 200; index++) {
    const weights = Array.from({ length: 1 + Math.floor(random() * 200) }, random);
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    const shares = weights.map((weight) => weight / whole);
    const parts = partsOfWhole(shares);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(1e6);
    for (const [at, share] of shares.entries()) expect(Math.abs(parts[at]! - share * 1e6)).toBeLessThan(1);
  }
});
