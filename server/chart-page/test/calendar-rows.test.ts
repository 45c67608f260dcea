import { BODIES, BODY_NAMES, CHANNELS, computeChart } from "chart-core";
import { transitChanges, transitState } from "chart-core/time";
import { expect, test } from "vitest";
import { byText, channelTimes, skyEvents, timesWithin } from "../src/tabs/calendar-rows.js";

const MEANINGS = { BODY_NAMES, CHANNELS };
const chart = computeChart(new Date("1990-09-05T19:17Z"));
const [from, to] = [new Date("2026-01-01T00:00Z"), new Date("2027-01-01T00:00Z")];
const changes = transitChanges(from, to, { chart });
const times = channelTimes(transitState(from, { chart }), changes);

test("at each moment the channels of the rows are those that the sky adds", () => {
  for (let ms = +from; ms < +to; ms += 7 * 3_600_000) {
    const at = new Date(ms);
    const state = transitState(at, { chart }).channels.map(({ channel }) => channel);
    const shown = timesWithin(times, at, new Date(ms + 1)).map(({ channel }) => channel);
    expect([...shown].sort(), at.toISOString()).toEqual([...state].sort());
  }
});

test("a month lists what has begun before by its end, then the rest by its beginning", () => {
  const [start, end] = [new Date("2026-12-01T00:00Z"), new Date("2027-01-01T00:00Z")];
  const within = timesWithin(times, start, end);
  const before = within.filter((time) => time.from === null || time.from < start);
  expect(within.slice(0, before.length)).toEqual(before);
  const ends = before.map((time) => (time.to === null ? Number.POSITIVE_INFINITY : +time.to));
  expect(ends).toEqual([...ends].sort((a, b) => a - b));
  const begins = within.slice(before.length).map((time) => +time.from!);
  expect(begins).toEqual([...begins].sort((a, b) => a - b));
});

test("a row names the bodies that take over, and the centers that the chart gains", () => {
  const slow = { chart, bodies: BODIES.filter((body) => body !== "moon") };
  const december = channelTimes(
    transitState(new Date("2026-12-01"), slow),
    transitChanges(new Date("2026-12-01"), to, slow),
  );
  const textOf = (id: string) =>
    byText(december.find(({ channel }) => channel === id)!, chart.centers, MEANINGS as never);
  expect(textOf("10-20")).toBe("by the Sun, then Mercury; G and Throat defined");
  expect(textOf("26-44")).toBe("by Mercury and Venus; Ego and Spleen defined");
});

test("a channel that began before has no beginning, one that goes on has no end", () => {
  const begun = times.filter((time) => time.from === null).map(({ channel }) => channel);
  expect(begun.sort()).toEqual(
    transitState(from, { chart })
      .channels.map(({ channel }) => channel)
      .sort(),
  );
  expect(times.some((time) => time.to === null)).toBe(true);
});

test("of the sky alone a month shows the Sun's gates and the planets that turn", () => {
  const events = skyEvents(changes);
  expect(events.filter(({ kind }) => kind === "enters")).toHaveLength(64);
  expect(events.filter(({ kind }) => kind === "station").map(({ body }) => body)).toEqual(
    changes.filter(({ kind }) => kind === "station").map((change) => ("body" in change ? change.body : "")),
  );
});
