import { describe, expect, it } from "vitest";
import { computeChart } from "../../src/compute-chart.js";
import { positionsAt } from "../../src/positions-at.js";
import {
  certainty,
  chartWindow,
  crossingsOf,
  findChanges,
  findReturns,
  longitudeOfChiron,
  nextChange,
  speedsDegPerDay,
  transits,
} from "../../src/time/index.js";

const UTC = { timeScale: "utc" } as const;
const HOUR_MS = 3_600_000;

/** Ordinary days, and those around steps of TAI - UTC: the first one, which jumps back, and leap seconds. */
const DAYS = [
  "1990-09-05T12:00Z",
  "2026-11-26T12:00Z",
  "1972-01-01T00:00Z",
  "1972-07-01T00:00Z",
  "1990-01-01T00:00Z",
  "2012-07-01T00:00Z",
  "2017-01-01T00:00Z",
].map((text) => new Date(text));

const chartAt = (ms: number) => computeChart(new Date(ms), undefined, UTC);

describe.each(DAYS)("with leap seconds, around %s", (middle) => {
  const from = new Date(middle.getTime() - 12 * HOUR_MS);
  const to = new Date(middle.getTime() + 12 * HOUR_MS);

  it("a change is at the first whole millisecond at which computeChart returns the new position", () => {
    const changes = findChanges(from, to, { level: "tone", ...UTC });
    expect(changes.length).toBeGreaterThan(100);
    for (const { at, side, body, from: before, to: after } of changes) {
      expect(chartAt(at.getTime() - 1)[side][body]).toMatchObject(before);
      expect(chartAt(at.getTime())[side][body]).toMatchObject(after);
    }
    // Nothing is missed: the charts of the ends differ by what the changes say.
    for (const side of ["personality", "design"] as const) {
      const last = changes.findLast((change) => change.side === side && change.body === "moon")!;
      const { gate, line, color, tone } = last.to;
      expect(chartAt(to.getTime() - 1)[side].moon).toMatchObject({ gate, line, color, tone });
    }
  });

  it("a window has the charts of computeChart, before and after each of its changes", () => {
    const { spans } = chartWindow(from, to, UTC);
    expect(spans.length).toBeGreaterThan(20);
    for (const span of spans) {
      expect(span.chart).toEqual(chartAt(span.from.getTime()));
      expect(chartAt(span.to.getTime() - 1).activations).toEqual(span.chart.activations);
    }
  });

  it("the members of a chart hold from `since` until `until`", () => {
    const holdings = certainty(middle, UTC);
    const chart = chartAt(middle.getTime());
    for (const [member, { value, since, until }] of Object.entries(holdings)) {
      const valueAt = (ms: number) => chartAt(ms)[member as keyof typeof chart];
      expect(value).toEqual(chart[member as keyof typeof chart]);
      if (since !== null) {
        expect(valueAt(since.getTime())).toEqual(value);
        expect(valueAt(since.getTime() - 1)).not.toEqual(value);
      }
      if (until !== null) {
        expect(valueAt(until.getTime() - 1)).toEqual(value);
        expect(valueAt(until.getTime())).not.toEqual(value);
      }
    }
  });

  it("the next change, the passes and the transits are those of computeChart", () => {
    const sky = transits(middle, undefined, UTC);
    expect(sky.activations).toEqual(chartAt(middle.getTime()).activations.personality);
    for (const { body, at, to: after } of sky.next)
      expect(chartAt(at!.getTime()).activations.personality[body]).toBe(after);

    const change = nextChange("moon", middle, { sides: ["design"], ...UTC })!;
    expect(chartAt(change.at.getTime()).design.moon).toMatchObject(change.to);
    expect(chartAt(change.at.getTime() - 1).design.moon).toMatchObject(change.from);

    const { longitudeDeg } = chartAt(middle.getTime() + HOUR_MS).personality.moon;
    const [pass] = crossingsOf("moon", longitudeDeg, from, to, UTC);
    expect(pass!.at.getTime()).toBe(middle.getTime() + HOUR_MS);

    const [lunar] = findReturns(middle, { kinds: ["lunar"], ...UTC });
    const natalDeg = chartAt(middle.getTime()).personality.moon.longitudeDeg;
    expect(chartAt(lunar!.at.getTime()).personality.moon.longitudeDeg).toBeCloseTo(natalDeg, 5);
  });
});

it("a pass within a leap second is reported at its end", () => {
  const end = Date.UTC(2017, 0, 1);
  const moonDeg = (ms: number) => chartAt(ms).personality.moon.longitudeDeg;
  const before = moonDeg(end - 1);
  const after = moonDeg(end);
  expect(after - before).toBeGreaterThan(1e-4);
  const [pass] = crossingsOf(
    "moon",
    (before + after) / 2,
    new Date(end - HOUR_MS),
    new Date(end + HOUR_MS),
    UTC,
  );
  expect(pass!.at.getTime()).toBe(end);
});

it("speeds and Chiron take the time scale too, and differ from those without leap seconds", () => {
  const at = new Date("2026-11-26T12:00Z");
  expect(longitudeOfChiron(at, UTC)).not.toBe(longitudeOfChiron(at));
  const chart = computeChart(at, undefined, UTC);
  const speeds = speedsDegPerDay(chart, UTC);
  expect(speeds.personality.moon).toBe(positionsAt(at, UTC).moon.speedDegPerDay);
  expect(speeds.personality.moon).not.toBe(speedsDegPerDay(chart).personality.moon);
});
