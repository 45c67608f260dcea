import { expect, test } from "vitest";
import { readDayRange } from "../../src/usage/day-range.js";

const now = new Date("2026-03-29T22:30Z");
const choices = [1, 7];
const read = (texts: Parameters<typeof readDayRange>[0], zone = "Europe/Berlin") =>
  readDayRange(texts, { now, zone, choices });

test.each([
  ["today", { days: "1" }, "2026-03-29T22:00Z", undefined],
  ["the last seven days", { days: "7" }, "2026-03-23T23:00Z", undefined],
  ["from a day on", { first: "2026-03-29" }, "2026-03-28T23:00Z", undefined],
  [
    "up to a day, whose clock change makes it shorter",
    { last: "2026-03-29" },
    undefined,
    "2026-03-29T22:00Z",
  ],
  ["one day", { first: "2026-03-29", last: "2026-03-29" }, "2026-03-28T23:00Z", "2026-03-29T22:00Z"],
  ["days, which a first day replaces", { days: "7", first: "2026-03-29" }, "2026-03-28T23:00Z", undefined],
])("%s", (_name, texts, from, to) => {
  const range = read(texts);
  expect(range.from).toEqual(from && new Date(from));
  expect(range.to).toEqual(to && new Date(to));
  expect([range.firstFault, range.lastFault]).toEqual([undefined, undefined]);
});

test("days start at midnight in zones with odd offsets", () => {
  const { from, to } = read({ first: "2026-03-29", last: "2026-03-29" }, "Pacific/Chatham");
  expect([from, to]).toEqual([new Date("2026-03-28T10:15Z"), new Date("2026-03-29T10:15Z")]);
});

test.each([
  ...["9999-99-99", "2026-02-30", "0000-00-00", "1899-12-31", "9999-12-31", "2026-3-1"],
  ...["' or 1=1 --", "２０２６-03-01", "2026-03-01T00:00", "a".repeat(10_000)],
])("the invalid day %# does not limit the range, and has a message", (text) => {
  expect(read({ first: text, last: text })).toEqual({
    ...{ days: undefined, first: "", last: "", from: undefined, to: undefined },
    firstFault: "That date does not exist.",
    lastFault: "That date does not exist.",
  });
});

test("a last day before the first one has a message, and only the first one limits the range", () => {
  expect(read({ first: "2026-03-29", last: "2026-03-28" })).toMatchObject({
    ...{ first: "2026-03-29", last: "", to: undefined },
    lastFault: "The last day must not be before the first one.",
  });
});

test("a number of days that cannot be chosen does not limit the range", () => {
  for (const days of ["0", "-1", "2", "7.0", "1e9", "NaN", ""]) {
    expect(read({ days })).toMatchObject({ days: undefined, from: undefined });
  }
});
