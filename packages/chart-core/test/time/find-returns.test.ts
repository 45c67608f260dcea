import { describe, expect, it } from "vitest";
import { readFixture } from "../../scripts/lib/fixtures.js";
import { END_MS } from "../../src/moment.js";
import { findReturns, longitudeOfChiron, RETURN_KINDS, type ReturnKind } from "../../src/time/index.js";
import { inputErrorOf } from "../support/input-error-of.js";

const YEAR_MS = 365.25 * 86_400_000;
const HOUR_MS = 3_600_000;

/** Ages, in years, between which fixtures/returns.csv has all passes of a kind. */
const AGES: Readonly<Record<ReturnKind, readonly [number, number]>> = {
  solar: [34.5, 36.5],
  lunar: [0, 0.25],
  saturn: [20, 65],
  "uranus-opposition": [30, 50],
  jupiter: [8, 28],
  "north-node-true": [15, 21],
  chiron: [40, 60],
};

const rows = readFixture("returns.csv");
const births = [...new Set(rows.map((row) => row["birth"]!))];

describe("every pass of the reference is found, within 0.25 arcsec (Chiron 1), and no other", () => {
  it.each(births.flatMap((birth) => RETURN_KINDS.map((kind) => [birth, kind] as const)))(
    "%s %s",
    (birth, kind) => {
      const birthMs = Date.parse(birth);
      const [from, to] = AGES[kind].map((age) => new Date(birthMs + age * YEAR_MS)) as [Date, Date];
      const reference = rows.filter((row) => row["birth"] === birth && row["kind"] === kind);
      const found = findReturns(new Date(birth), { kinds: [kind], from, to });
      expect(found).toHaveLength(reference.length);
      for (const [index, row] of reference.entries()) {
        const { at, direction } = found[index]!;
        const rate = Number(row["rate_arcsec_h"]);
        const arcsec = (Math.abs(at.getTime() - Date.parse(row["at"]!)) / HOUR_MS) * Math.abs(rate);
        expect(arcsec, row["at"]!).toBeLessThan(kind === "chiron" ? 1 : 0.25);
        expect(direction).toBe(rate < 0 ? "retrograde" : "direct");
      }
    },
  );
});

describe("the returns of 1992-10-03T04:03Z", () => {
  const birth = new Date("1992-10-03T04:03:00Z");

  it("include the published passes of Saturn and the Uranus opposition", () => {
    const within = (at: Date, text: string) => Math.abs(at.getTime() - Date.parse(text)) < 60_000;
    const [soonAfterBirth, ...saturn] = findReturns(birth, { kinds: ["saturn"] });
    expect(soonAfterBirth).toMatchObject({ direction: "direct", isFirst: false });
    expect(soonAfterBirth!.at.getTime() - birth.getTime()).toBeLessThan(YEAR_MS / 4);
    for (const [index, text] of [
      "2021-04-09T00:58:56Z",
      "2021-07-08T01:17:15Z",
      "2022-01-01T12:34:43Z",
    ].entries())
      expect(within(saturn[index]!.at, text), text).toBe(true);
    expect(saturn.slice(0, 4).map(({ isFirst }) => isFirst)).toEqual([true, false, false, true]);
    expect(saturn.slice(0, 3).map(({ direction }) => direction)).toEqual(["direct", "retrograde", "direct"]);
    const [uranus] = findReturns(birth, { kinds: ["uranus-opposition"] });
    expect(Math.abs(uranus!.at.getTime() - Date.parse("2035-09-03T05:11:44Z"))).toBeLessThan(10 * 60_000);
  });

  it("are by default those of Jupiter, Saturn, Chiron and Uranus within 90 years, in order of time", () => {
    const returns = findReturns(birth);
    expect([...new Set(returns.map(({ kind }) => kind))].sort()).toEqual([
      "chiron",
      "jupiter",
      "saturn",
      "uranus-opposition",
    ]);
    expect(returns.map(({ at }) => at.getTime())).toEqual(
      returns.map(({ at }) => at.getTime()).sort((a, b) => a - b),
    );
    expect(returns.at(-1)!.at.getTime() - birth.getTime()).toBeLessThan(90 * YEAR_MS);
    expect(returns.every(({ at }) => at > birth)).toBe(true);
  });

  it("do not include the birth itself", () => {
    const [first] = findReturns(birth, { kinds: ["solar"] });
    expect(first!.at.getTime() - birth.getTime()).toBeGreaterThan(364 * 86_400_000);
  });

  it("mark every solar and lunar return as a first pass", () => {
    const returns = findReturns(birth, { kinds: ["solar", "lunar"], to: new Date("1996-01-01T00:00Z") });
    expect(returns.length).toBeGreaterThan(40);
    expect(returns.every(({ isFirst, direction }) => isFirst && direction === "direct")).toBe(true);
  });

  it("mark the same passes as first for every search span", () => {
    const all = findReturns(birth, { kinds: ["saturn", "north-node-true"] });
    const from = new Date("2021-05-01T00:00Z");
    const later = findReturns(birth, { kinds: ["saturn", "north-node-true"], from });
    expect(later).toEqual(all.filter(({ at }) => at >= from));
  });

  it("are not searched after 2199: a span that ends later is rejected", () => {
    const late = new Date("2150-01-01T00:00Z");
    expect(inputErrorOf(() => findReturns(late))).toMatchObject({
      code: "MOMENT_OUT_OF_RANGE",
      field: "options.to",
    });
    expect(findReturns(late, { kinds: ["saturn"], to: new Date(END_MS) }).length).toBeGreaterThan(0);
  });

  it("of an unknown kind, or of an empty span, are rejected", () => {
    expect(inputErrorOf(() => findReturns(birth, { kinds: ["pluto" as never] }))).toMatchObject({
      code: "INVALID_OPTION",
      field: "options.kinds",
    });
    expect(inputErrorOf(() => findReturns(birth, { from: birth, to: birth }))).toMatchObject({
      code: "INVALID_WINDOW",
    });
  });
});

describe("Chiron's longitude", () => {
  it("is within 0.3 arcsec of the reference, 0.1 on average, at 200 moments in 400 years", () => {
    const errors = readFixture("chiron-longitudes.csv").map((row) => {
      const deg = longitudeOfChiron(new Date(row["utc"]!)) - Number(row["longitude_deg"]);
      return Math.abs(deg - 360 * Math.round(deg / 360)) * 3600;
    });
    expect(errors).toHaveLength(200);
    expect(Math.max(...errors)).toBeLessThan(0.3);
    expect(errors.reduce((sum, error) => sum + error) / errors.length).toBeLessThan(0.1);
  });

  it("has no value outside the supported years", () => {
    expect(inputErrorOf(() => longitudeOfChiron(new Date(END_MS)))).toMatchObject({
      code: "MOMENT_OUT_OF_RANGE",
      field: "utc",
    });
  });
});
