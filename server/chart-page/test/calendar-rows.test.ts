import { computeChart } from "chart-core";
import { transitChanges, transitState } from "chart-core/time";
import { expect, test } from "vitest";
import { channelTimes, overlaps, skyEvents } from "../src/tabs/calendar-rows.js";

const chart = computeChart(new Date("1990-09-05T19:17Z"));
const [from, to] = [new Date("2026-01-01T00:00Z"), new Date("2027-01-01T00:00Z")];
const changes = transitChanges(from, to, { chart });
const times = channelTimes(transitState(from, { chart }), changes);

test("at each moment the channels of the rows are those that the sky adds, completed ones first", () => {
  for (let ms = +from; ms < +to; ms += 7 * 3_600_000) {
    const at = new Date(ms);
    const state = transitState(at, { chart }).channels.map(({ channel }) => channel);
    const shown = times.filter((time) => overlaps(time, at, new Date(ms + 1))).map(({ channel }) => channel);
    expect(shown.sort(), at.toISOString()).toEqual([...state].sort());
  }
  const hows = times.map(({ how }) => how);
  expect(hows.lastIndexOf("completed")).toBe(hows.indexOf("transitOnly") - 1);
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
