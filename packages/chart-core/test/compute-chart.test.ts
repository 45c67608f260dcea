import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { BODIES } from "../src/chart.js";
import { ChartInputError } from "../src/chart-input-error.js";
import { computeActivations } from "../src/compute-activations.js";
import { computeChart } from "../src/compute-chart.js";
import { CHART_MEMBERS } from "../src/glossary/chart-members.js";

const PLACE = { lat: 52.37, lng: 4.89 };

const moments = fc.date({
  min: new Date("1799-12-31T00:00:00.000Z"),
  max: new Date("2200-01-01T23:59:59.999Z"),
  noInvalidDate: true,
});

describe("a chart of any moment from 1800 to 2199", () => {
  it("has the Earth opposite the Sun and the South Node opposite the North Node", () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const { personality, design } = computeActivations(moment);
        for (const { sun, earth, northNode, southNode } of [personality, design]) {
          expect(Math.abs(earth.longitudeDeg - sun.longitudeDeg)).toBeCloseTo(180, 12);
          expect(Math.abs(southNode.longitudeDeg - northNode.longitudeDeg)).toBeCloseTo(180, 12);
          expect([earth.line, southNode.line]).toEqual([sun.line, northNode.line]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("is complete: every longitude is in [0, 360) and no member is undefined or NaN", () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const chart = computeChart(moment, PLACE);
        for (const side of [chart.personality, chart.design]) {
          expect(Object.keys(side)).toEqual([...BODIES]);
          for (const { longitudeDeg } of Object.values(side)) {
            expect(longitudeDeg).toBeGreaterThanOrEqual(0);
            expect(longitudeDeg).toBeLessThan(360);
            expect(longitudeDeg).not.toBe(-0);
          }
        }
        expect(Object.keys(chart)).toEqual(Object.keys(CHART_MEMBERS));
        expectWhole(chart);
      }),
      { numRuns: 60 },
    );
  });

  it("is the same, byte for byte, when computed again after other charts", () => {
    fc.assert(
      fc.property(moments, moments, (moment, other) => {
        const first = JSON.stringify(computeChart(moment, PLACE));
        computeChart(other, PLACE);
        expect(JSON.stringify(computeChart(moment, PLACE))).toBe(first);
      }),
      { numRuns: 30 },
    );
  });

  it("depends on the place of birth only in its coordinates", () => {
    const { coords: _, ...here } = computeChart(new Date("1990-09-05T19:17Z"), PLACE);
    const { coords, ...there } = computeChart(new Date("1990-09-05T19:17Z"), { lat: -90, lng: 180 });
    expect(there).toEqual(here);
    expect(coords).toEqual({ lat: -90, lng: 180 });
  });

  it("keeps no reference to the caller's objects: changing them later does not change the chart", () => {
    const moment = new Date("1990-09-05T19:17Z");
    const coords = { lat: 1, lng: 2 };
    const chart = computeChart(moment, coords);
    moment.setTime(0);
    coords.lat = 99;
    expect(chart.birthMoment.toISOString()).toBe("1990-09-05T19:17:00.000Z");
    expect(chart.coords).toEqual({ lat: 1, lng: 2 });
  });

  it("accepts a Date from another realm, and ignores an overridden getTime", () => {
    class Liar extends Date {
      override getTime(): number {
        return 0;
      }
    }
    const foreign = runInNewContext("new Date(652561020000)") as Date;
    expect(foreign).not.toBeInstanceOf(Date);
    const expected = JSON.stringify(computeChart(new Date(652561020000), PLACE));
    expect(JSON.stringify(computeChart(foreign, PLACE))).toBe(expected);
    expect(JSON.stringify(computeChart(new Liar(652561020000), PLACE))).toBe(expected);
  });

  it("is the same if a getter of the coordinates computes other charts", () => {
    const expected = JSON.stringify(computeChart(new Date("1990-09-05T19:17Z"), PLACE));
    const coords = {
      get lat() {
        computeChart(new Date("1964-02-29T06:30Z"), PLACE);
        return PLACE.lat;
      },
      get lng() {
        computeChart(new Date("2150-02-28T06:30Z"), PLACE);
        return PLACE.lng;
      },
    };
    expect(JSON.stringify(computeChart(new Date("1990-09-05T19:17Z"), coords))).toBe(expected);
  });

  it("is correct after calls that overflowed the stack at any point", async () => {
    vi.resetModules();
    const fresh = await import("../src/compute-chart.js");
    expect(fresh.computeChart).not.toBe(computeChart);
    const births = fc.sample(moments, 30);
    const thrown: unknown[] = [];
    for (const birth of births) {
      let done = false;
      const compute = () => {
        try {
          fresh.computeChart(birth, PLACE);
          done = true;
        } catch (error) {
          thrown.push(error);
        }
      };
      // On the way back from the bottom of the stack, each call has slightly more stack left than the one before.
      const descend = () => {
        try {
          descend();
        } catch {
          // The bottom, where nothing was computed yet.
        }
        if (!done) compute();
      };
      descend();
    }
    expect(thrown.length).toBeGreaterThan(births.length);
    expect(thrown.filter((error) => !(error instanceof RangeError))).toEqual([]);
    for (const birth of births) {
      expect(JSON.stringify(fresh.computeChart(birth, PLACE))).toBe(
        JSON.stringify(computeChart(birth, PLACE)),
      );
    }
  });

  it("is plain data: its structured clone is equal", () => {
    const chart = computeChart(new Date("1990-09-05T19:17Z"), PLACE);
    expect(structuredClone(chart)).toEqual(chart);
  });

  it("shares only frozen objects with other charts, so that callers cannot change each other's charts", () => {
    const moment = new Date("1990-09-05T19:17Z");
    const [one, other] = [computeChart(moment, PLACE), computeChart(moment, PLACE)];
    const theirs = new Set(objectsIn(other));
    const shared = objectsIn(one).filter((object) => theirs.has(object));
    expect(shared).toEqual(expect.arrayContaining([one.centers, one.arrows, one.cross]));
    for (const object of shared) expect(Object.isFrozen(object)).toBe(true);
  });
});

/** Returns the value and all objects nested in it; nothing if the value is not an object. */
function objectsIn(value: unknown): object[] {
  return typeof value === "object" && value !== null
    ? [value, ...Object.values(value).flatMap(objectsIn)]
    : [];
}

/** Fails on undefined, NaN or an invalid Date anywhere in a value. Only a cross without a number may be null. */
function expectWhole(value: unknown, path = "chart"): void {
  if (value === null) expect(path).toBe("chart.cross.number");
  else if (value instanceof Date) expect(value.getTime(), path).not.toBeNaN();
  else if (typeof value === "object") {
    for (const [key, member] of Object.entries(value)) expectWhole(member, `${path}.${key}`);
  } else if (typeof value === "number") expect(value, path).not.toBeNaN();
  else expect(typeof value, path).toBe("string");
}

describe("the range of supported moments", () => {
  it.each(["1799-12-31T00:00:00.000Z", "2200-01-01T23:59:59.999Z"])("includes %s", (moment) => {
    expect(computeChart(new Date(moment), PLACE).birthDateUtc).toBe(moment);
  });

  it.each(["1799-12-30T23:59:59.999Z", "2200-01-02T00:00:00.000Z", "2300-01-01T00:00Z", "0000-01-01T00:00Z"])(
    "excludes %s, and the error names the supported years",
    (moment) => {
      expect(inputErrorOf(() => computeChart(new Date(moment), PLACE))).toMatchObject({
        code: "MOMENT_OUT_OF_RANGE",
        field: "utcMoment",
        received: new Date(moment),
        expected: expect.stringContaining("1800 to 2199"),
      });
    },
  );
});

describe("invalid input raises an error with the field, the value and the rule", () => {
  const moment = new Date("1990-09-05T19:17Z");
  it.each([
    ["an invalid Date", new Date(Number.NaN), PLACE, "INVALID_MOMENT", "utcMoment"],
    ["a string instead of a Date", "1990-09-05T19:17Z", PLACE, "INVALID_MOMENT", "utcMoment"],
    ["a number instead of a Date", 652561020000, PLACE, "INVALID_MOMENT", "utcMoment"],
    ["no moment", undefined, PLACE, "INVALID_MOMENT", "utcMoment"],
    [
      "an object with getTime that is not a Date",
      { getTime: (): number => 0 },
      PLACE,
      "INVALID_MOMENT",
      "utcMoment",
    ],
    ["latitude NaN", moment, { lat: Number.NaN, lng: 0 }, "INVALID_LATITUDE", "coords.lat"],
    ["latitude 90.0001", moment, { lat: 90.0001, lng: 0 }, "INVALID_LATITUDE", "coords.lat"],
    ["latitude as a string", moment, { lat: "52", lng: 4 }, "INVALID_LATITUDE", "coords.lat"],
    ["no latitude", moment, { lng: 4 }, "INVALID_LATITUDE", "coords.lat"],
    ["longitude -180.0001", moment, { lat: 0, lng: -180.0001 }, "INVALID_LONGITUDE", "coords.lng"],
    [
      "longitude Infinity",
      moment,
      { lat: 0, lng: Number.POSITIVE_INFINITY },
      "INVALID_LONGITUDE",
      "coords.lng",
    ],
    ["coordinates null", moment, null, "INVALID_LATITUDE", "coords"],
  ])("%s", (_, utcMoment, coords, code, field) => {
    const error = inputErrorOf(() => computeChart(utcMoment as never, coords as never));
    expect(error).toMatchObject({ code, field });
    expect(error.expected).not.toBe("");
    expect(error).toHaveProperty("received");
    if (code !== "INVALID_MOMENT") return;
    expect(inputErrorOf(() => computeActivations(utcMoment as never))).toMatchObject({ code, field });
  });

  it("coordinates are checked before the moment", () => {
    expect(inputErrorOf(() => computeChart(new Date(Number.NaN), { lat: 91, lng: 0 })).code).toBe(
      "INVALID_LATITUDE",
    );
  });

  it("the next chart after an error is correct", () => {
    expect(computeChart(moment, PLACE)).toMatchObject({
      type: "Projector",
      profile: "2/4",
      variables: "PLL DRL",
    });
  });
});

function inputErrorOf(run: () => unknown): ChartInputError {
  try {
    run();
  } catch (error) {
    if (error instanceof ChartInputError) return error;
    throw error;
  }
  throw new Error("expected a ChartInputError");
}
