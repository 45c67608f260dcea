import * as main from "chart-core";
import * as birthMoment from "chart-core/birth-moment";
import * as calendar from "chart-core/calendar";
import * as census from "chart-core/census";
import * as details from "chart-core/details";
import * as lazy from "chart-core/lazy";
import * as people from "chart-core/people";
import * as series from "chart-core/series";
import * as tables from "chart-core/tables";
import * as time from "chart-core/time";
import { describe, expect, it } from "vitest";

const at = new Date("1990-09-05T19:17Z");
const from = new Date("1990-09-05T00:00Z");
const to = new Date("1990-09-05T02:00Z");
const coords = { lat: 52.37, lng: 4.89 };
const zone = "Europe/Amsterdam";
const options = { timeScale: "utc" };
const chart = main.computeChart(at);
const charts = [chart, chart, chart];

/** Valid arguments of every exported function, by entry. */
const ENTRIES: Record<string, { functions: object; calls: Record<string, readonly unknown[]> }> = {
  main: {
    functions: main,
    calls: {
      computeActivations: [at, options],
      computeChart: [at, coords, options],
      deriveChart: [chart.personality, chart.design],
      positionsAt: [at, options],
      ttFromUtc: [at, options],
      wheelPosition: [163],
    },
  },
  tables: { functions: tables, calls: { wheelPosition: [163] } },
  lazy: {
    functions: lazy,
    calls: {
      certainty: [at, options],
      chartWindow: [from, to, options],
      computeActivations: [at, options],
      computeChart: [at, coords, options],
      findChanges: [from, to, options],
      findReturns: [at, { to: new Date("1990-10-05") }],
      positionsAt: [at, options],
      shareOf: ["type", "Projector", { from: 1990 }],
      stations: ["mercury", from, to, options],
      transitChanges: [from, to, { chart }],
      transitState: [at, { chart }],
      transits: [at, chart, options],
    },
  },
  calendar: {
    functions: calendar,
    calls: {
      calendarParts: [{ name: "Sky" }, []],
      calendarSpan: [from, to],
      collectTransitEvents: [{ from, to, kinds: ["station"] }],
      returnEvents: [time.findReturns(at, { to: new Date("1992-01-01") }), { from }],
      transitEvents: [time.transitChanges(from, to, { chart }), { from, to, kinds: ["enters"] }],
      writeCalendar: [{ name: "Sky" }, [{ uid: "1", start: at, summary: "Sun", category: "Gates" }]],
    },
  },
  census: {
    functions: census,
    calls: {
      censusValues: ["type"],
      shareOf: ["type", "Projector", { from: 1990 }],
    },
  },
  time: {
    functions: time,
    calls: {
      certainty: [at, options],
      chartWindow: [from, to, options],
      crossingsOf: ["moon", 337, from, to, options],
      findChanges: [from, to, options],
      findReturns: [at, { to: new Date("1990-10-05") }],
      longitudeOfChiron: [at, options],
      nextChange: ["moon", at, options],
      speedsDegPerDay: [chart, options],
      stations: ["mercury", from, to, options],
      transitChanges: [from, to, { chart }],
      transitState: [at, { chart }],
      transits: [at, chart, options],
    },
  },
  details: {
    functions: details,
    calls: {
      centerDetails: [chart],
      crossDetails: [chart],
      definitionDetails: [chart],
      fixings: [chart],
    },
  },
  people: {
    functions: people,
    calls: {
      composite: [chart, chart],
      group: [charts],
      penta: [charts],
    },
  },
  series: { functions: series, calls: { longitudeDeg: ["moon", -3405] } },
  "birth-moment": {
    functions: birthMoment,
    calls: {
      findZone: [coords],
      localOffsets: [from, to, { zone }],
      localTimeOf: [at, zone, coords],
      resolveBirthMoment: [{ date: "1990-09-05", time: "21:17", zone }, { disambiguation: "later" }],
      resolveBirthSpan: [{ date: "1990-09-05", zone }, {}],
      timeZones: [],
    },
  },
};

const isFunction = (value: unknown) => typeof value === "function" && value !== main.ChartInputError;

it.each(Object.entries(ENTRIES))("the table above has every function of %s", (_, { functions, calls }) => {
  const exported = Object.entries(functions).filter(([, value]) => isFunction(value));
  expect(Object.keys(calls).sort()).toEqual(exported.map(([name]) => name).sort());
});

const WRONG = [
  undefined,
  null,
  0,
  -1,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  "",
  "moon",
  "1990-09-05",
  true,
  {},
  [],
  [null],
  [{}],
  { timeScale: "tai" },
  { timeScale: null },
  { personality: {}, design: {}, gates: [], centers: [], definedCenters: [], definedChannels: [] },
  { ...chart, definedChannels: [null] },
  { ...chart, definedCenters: [null] },
  { ...chart, centers: [1] },
  { cross: {} },
  { birthMoment: "1990" },
  new Date(Number.NaN),
  new Date("2300-01-01"),
  Symbol("wrong"),
  () => 1,
];

function hasNaN(value: unknown): boolean {
  if (typeof value === "object" && value !== null) {
    return value instanceof Date ? Number.isNaN(value.getTime()) : Object.values(value).some(hasNaN);
  }
  return Number.isNaN(value);
}

const CALLS = Object.entries(ENTRIES).flatMap(([entry, { functions, calls }]) =>
  Object.entries(calls).map(
    ([name, args]) => [`${entry} ${name}`, (functions as Record<string, unknown>)[name], args] as const,
  ),
);

describe.each(CALLS)("%s", (_, exported, args) => {
  const call = exported as (...args: readonly unknown[]) => unknown;

  it("returns a result for the arguments in the table", async () => {
    expect(await call(...args)).toBeDefined();
  });

  it("returns no NaN for a wrong argument, or throws a ChartInputError that names it", async () => {
    for (const index of args.keys()) {
      for (const wrong of WRONG) {
        const given = args.map((arg, place) => (place === index ? wrong : arg));
        try {
          expect(hasNaN(await call(...given)), `argument ${index}: ${String(wrong)}`).toBe(false);
        } catch (error) {
          expect(error, `argument ${index}: ${String(wrong)}`).toBeInstanceOf(main.ChartInputError);
          expect((error as main.ChartInputError).message).toMatch(/^[\w.[\]]+: expected ./);
        }
      }
    }
  });
});
