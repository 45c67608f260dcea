import { describe, expect, it } from "vitest";
import { localToUtc } from "../../src/birth-moment/local-to-utc.js";
import { parsePosixFooter } from "../../src/birth-moment/posix-footer.js";
import type { Zone } from "../../src/birth-moment/zone.js";
import { zoneNamed } from "../../src/birth-moment/zone.js";

const HOUR = 3600;

/** Makes a zone that starts at UTC, with the given changes: `[UTC hour, new offset in hours]`. */
function zoneOf(...changes: [utcHour: number, offsetHours: number][]): Zone {
  return {
    periods: [
      { startUtcSeconds: Number.NEGATIVE_INFINITY, offsetSeconds: 0 },
      ...changes.map(([utcHour, offsetHours]) => ({
        startUtcSeconds: utcHour * HOUR,
        offsetSeconds: offsetHours * HOUR,
      })),
    ],
    footer: parsePosixFooter(`X${-changes.at(-1)![1]}`),
    localMeanTimeEndUtcSeconds: Number.NEGATIVE_INFINITY,
  };
}

describe("changes less than two days apart are all taken into account", () => {
  const threeHoursForwardAndBack = zoneOf([0, 3], [10, 0]);
  const forwardTwice = zoneOf([0, 1], [5, 2]);
  const backTwice = zoneOf([0, -1], [0.5, -2]);
  const forwardForAMoment = zoneOf([0, 2], [1, 0]);

  it.each([
    ["before all changes", threeHoursForwardAndBack, -1, "unique", -1],
    ["in the gap", threeHoursForwardAndBack, 1, "gap", 1],
    ["between gap and fold", threeHoursForwardAndBack, 5, "unique", 2],
    ["in the fold", threeHoursForwardAndBack, 11, "fold", 8],
    ["after all changes", threeHoursForwardAndBack, 13, "unique", 13],
    ["in the first of two gaps", forwardTwice, 0.5, "gap", 0.5],
    ["between the two gaps", forwardTwice, 3, "unique", 2],
    ["in the second of two gaps", forwardTwice, 6.5, "gap", 5.5],
    ["before a local time that occurs three times", backTwice, -1.75, "unique", -1.75],
    ["a local time that occurs three times: the first", backTwice, -0.75, "fold", -0.75],
    ["a local time that occurs twice: the first", backTwice, -1.25, "fold", -1.25],
    [
      "an hour that the first change skips and the second one brings back",
      forwardForAMoment,
      1.5,
      "unique",
      1.5,
    ],
    ["an hour that occurs before and after the second change", forwardForAMoment, 2.5, "fold", 0.5],
  ] as const)("%s", (_, zone, localHour, kind, utcHour) => {
    expect(localToUtc(zone, localHour * HOUR)).toEqual({
      utcSeconds: utcHour * HOUR,
      offsetSeconds: (localHour - utcHour) * HOUR,
      kind,
    });
  });
});

describe("gaps and folds start and end at the exact second", () => {
  it.each([
    ["Europe/Amsterdam", "2020-03-29T01:59:59", "unique", "2020-03-29T00:59:59"],
    ["Europe/Amsterdam", "2020-03-29T02:00:00", "gap", "2020-03-29T01:00:00"],
    ["Europe/Amsterdam", "2020-03-29T02:59:59", "gap", "2020-03-29T01:59:59"],
    ["Europe/Amsterdam", "2020-03-29T03:00:00", "unique", "2020-03-29T01:00:00"],
    ["Europe/Amsterdam", "2020-10-25T01:59:59", "unique", "2020-10-24T23:59:59"],
    ["Europe/Amsterdam", "2020-10-25T02:00:00", "fold", "2020-10-25T00:00:00"],
    ["Europe/Amsterdam", "2020-10-25T02:59:59", "fold", "2020-10-25T00:59:59"],
    ["Europe/Amsterdam", "2020-10-25T03:00:00", "unique", "2020-10-25T02:00:00"],
    // The same in a year that is covered only by the zone's footer rule.
    ["Europe/Amsterdam", "2199-03-31T02:30:00", "gap", "2199-03-31T01:30:00"],
    ["Europe/Amsterdam", "2199-10-27T02:30:00", "fold", "2199-10-27T00:30:00"],
    // Samoa skipped a whole day; Kwajalein skipped another.
    ["Pacific/Apia", "2011-12-29T23:59:59", "unique", "2011-12-30T09:59:59"],
    ["Pacific/Apia", "2011-12-30T12:00:00", "gap", "2011-12-30T22:00:00"],
    ["Pacific/Apia", "2011-12-31T00:00:00", "unique", "2011-12-30T10:00:00"],
    ["Pacific/Kwajalein", "1993-08-21T12:00:00", "gap", "1993-08-22T00:00:00"],
    // Lord Howe shifts by half an hour.
    ["Australia/Lord_Howe", "2020-10-04T02:15:00", "gap", "2020-10-03T15:45:00"],
    ["Australia/Lord_Howe", "2020-04-05T01:45:00", "fold", "2020-04-04T14:45:00"],
    // In tzdb, Dublin's daylight saving time is its winter time; the clocks still change as London's do.
    ["Europe/Dublin", "2020-03-29T01:30:00", "gap", "2020-03-29T01:30:00"],
    ["Europe/Dublin", "2020-10-25T01:30:00", "fold", "2020-10-25T00:30:00"],
  ])("%s %s is %s: %s", (name, local, kind, utc) => {
    const found = localToUtc(zoneNamed(name)!, Date.parse(`${local}Z`) / 1000);
    expect(found.kind).toBe(kind);
    expect(new Date(found.utcSeconds * 1000).toISOString()).toBe(`${utc}.000Z`);
  });
});

it("zone names that are links share the history of their target", () => {
  expect(zoneNamed("Asia/Calcutta")).toBe(zoneNamed("Asia/Kolkata"));
  expect(zoneNamed("US/Eastern")).toBe(zoneNamed("America/New_York"));
});

it.each([
  "",
  "europe/amsterdam",
  "Europe/Atlantis",
  " UTC",
  "__proto__",
  "constructor",
  "localtime",
  "Factory",
])("%j is not a zone", (name) => {
  expect(zoneNamed(name)).toBeUndefined();
});
