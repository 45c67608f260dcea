import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { computeChart } from "../../src/compute-chart.js";
import type * as lazy from "../../src/lazy/index.js";
import { positionsAt } from "../../src/positions-at.js";
import * as time from "../../src/time/index.js";

const DAY_MS = 86_400_000;
const FIRST_MS = Date.UTC(1799, 11, 31);
const END_MS = Date.UTC(2200, 0, 2);

/** Returns the functions with no part of the tables loaded, and the number of parts that they have loaded. */
async function fresh(): Promise<{ functions: typeof lazy; loadedParts: () => number }> {
  vi.resetModules();
  const functions: typeof lazy = await import("../../src/lazy/index.js");
  const { NUTATION } = await import("../../src/ephemeris/table/tables.generated.js");
  return { functions, loadedParts: () => NUTATION.records.parts.length };
}

/** Moments of all years, half of them within two days of a border between parts of the tables. */
const anyMoment = fc
  .oneof(
    fc.integer({ min: FIRST_MS, max: END_MS - 1 }),
    fc
      .record({
        part: fc.integer({ min: 0, max: 8 }),
        offMs: fc.integer({ min: -2 * DAY_MS, max: 2 * DAY_MS }),
      })
      .map(({ part, offMs }) => Date.UTC(1800 + 50 * part, 0, 1) + offMs),
  )
  .filter((ms) => ms >= FIRST_MS && ms < END_MS)
  .map((ms) => new Date(ms));

const chart = computeChart(new Date("1990-09-05T19:17Z"));

/** Each function of time of the entry, with the one whose result it has. */
const PAIRS: [string, (at: Date, functions: typeof lazy) => Promise<unknown>, (at: Date) => unknown][] = [
  ["positionsAt", (at, { positionsAt: of }) => of(at), (at) => positionsAt(at)],
  ["transits", (at, { transits: of }) => of(at), (at) => time.transits(at)],
  ["transits of a chart", (at, { transits: of }) => of(at, chart), (at) => time.transits(at, chart)],
  [
    "transitChanges",
    (at, { transitChanges: of }) => of(at, twoYearsAfter(at), { chart, bodies: SLOW }),
    (at) => time.transitChanges(at, twoYearsAfter(at), { chart, bodies: SLOW }),
  ],
  ["transitState", (at, { transitState: of }) => of(at, { chart }), (at) => time.transitState(at, { chart })],
  [
    "stations",
    (at, { stations: of }) => of("mercury", at, twoYearsAfter(at)),
    (at) => time.stations("mercury", at, twoYearsAfter(at)),
  ],
  ["certainty", (at, { certainty: of }) => of(at), (at) => time.certainty(at)],
  [
    "chartWindow",
    (at, { chartWindow: of }) => of(at, dayAfter(at)),
    (at) => time.chartWindow(at, dayAfter(at)),
  ],
  [
    "findChanges",
    (at, { findChanges: of }) => of(at, dayAfter(at), { level: "tone" }),
    (at) => time.findChanges(at, dayAfter(at), { level: "tone" }),
  ],
  [
    "findReturns",
    (at, { findReturns: of }) => of(at, { kinds: time.RETURN_KINDS, to: twoYearsAfter(at) }),
    (at) => time.findReturns(at, { kinds: time.RETURN_KINDS, to: twoYearsAfter(at) }),
  ],
];

const SLOW = ["mars", "jupiter", "northNode"] as const;
const dayAfter = (at: Date) => new Date(Math.min(at.getTime() + DAY_MS, END_MS));
const twoYearsAfter = (at: Date) => new Date(Math.min(at.getTime() + 730 * DAY_MS, END_MS));

it.each(PAIRS)("%s gives what the entries that load all tables give", async (_, lazily, complete) => {
  await fc.assert(
    fc.asyncProperty(anyMoment, async (at) => {
      const { functions } = await fresh();
      expect(await lazily(at, functions)).toEqual(complete(at));
    }),
    { numRuns: 12 },
  );
});

describe("the parts of the tables that are loaded", () => {
  const birth = new Date("1990-09-05T19:17Z");
  const day = [new Date("1990-09-05T00:00Z"), new Date("1990-09-06T00:00Z")] as const;

  it.each<[string, number, (functions: typeof lazy) => Promise<unknown>]>([
    ["the sky of a moment", 1, ({ positionsAt: of }) => of(birth)],
    ["the charts of a day", 1, ({ chartWindow: of }) => of(...day)],
    ["the changes of a day", 1, ({ findChanges: of }) => of(...day)],
    ["the certainty of a birth", 1, ({ certainty: of }) => of(birth)],
    ["the transits of a moment", 1, ({ transits: of }) => of(birth)],
    [
      "transits in the last year of a part, whose next changes may lie after it",
      2,
      ({ transits: of }) => of(new Date("1999-06-01")),
    ],
    ["the returns of ten years", 1, ({ findReturns: of }) => of(birth, { to: new Date("1999-01-01") })],
    ["the returns of a life", 3, ({ findReturns: of }) => of(birth)],
    [
      "the returns of a year long after birth",
      2,
      ({ findReturns: of }) => of(birth, { from: new Date("2077-01-01"), to: new Date("2078-01-01") }),
    ],
    ["the transit changes of a day", 1, ({ transitChanges: of }) => of(...day)],
    ["the stations of a year", 1, ({ stations: of }) => of("mercury", birth, new Date("1991-09-05"))],
    ["no kinds of returns", 1, ({ findReturns: of }) => of(birth, { kinds: [] })],
  ])("for %s are %d", async (_, parts, work) => {
    const { functions, loadedParts } = await fresh();
    await work(functions);
    expect(loadedParts()).toBe(parts);
  });
});

it("arguments that are changed while the tables load do not change the result", async () => {
  const { functions } = await fresh();
  const [from, to] = [new Date("1990-09-05T00:00Z"), new Date("1990-09-06T00:00Z")];
  const options = { level: "gate" as time.ChangeLevel, bodies: ["moon" as const] };
  const asked = functions.findChanges(from, to, options);
  from.setUTCFullYear(1890);
  options.level = "tone";
  options.bodies.pop();
  const expected = time.findChanges(new Date("1990-09-05T00:00Z"), to, { level: "gate", bodies: ["moon"] });
  expect(await asked).toEqual(expected);
});
