import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { localTimeOf, resolveBirthMoment, TZDB_RELEASE, timeZones } from "../../src/birth-moment/index.js";
import { zoneNamed } from "../../src/birth-moment/zone.js";

describe("an instant has this local time", () => {
  it.each([
    ["1990-09-05T19:17:00Z", "Europe/Amsterdam", undefined, "1990-09-05 21:17:00 7200 unique"],
    ["2020-03-29T00:59:59Z", "Europe/Amsterdam", undefined, "2020-03-29 01:59:59 3600 unique"],
    ["2020-03-29T01:00:00Z", "Europe/Amsterdam", undefined, "2020-03-29 03:00:00 7200 unique"],
    ["2020-10-25T00:30:00Z", "Europe/Amsterdam", undefined, "2020-10-25 02:30:00 7200 fold"],
    ["2020-10-25T01:30:00Z", "Europe/Amsterdam", undefined, "2020-10-25 02:30:00 3600 fold"],
    ["1930-01-01T11:40:28Z", "Europe/Amsterdam", undefined, "1930-01-01 12:00:00 1172 unique"],
    ["2011-12-30T09:59:59Z", "Pacific/Apia", undefined, "2011-12-29 23:59:59 -36000 unique"],
    ["2011-12-30T10:00:00Z", "Pacific/Apia", undefined, "2011-12-31 00:00:00 50400 unique"],
    ["2199-07-01T12:00:00Z", "Europe/Amsterdam", undefined, "2199-07-01 14:00:00 7200 unique"],
    // Fractions of a second are cut off, before 1970 too.
    ["1990-09-05T19:17:00.999Z", "Etc/UTC", undefined, "1990-09-05 19:17:00 0 unique"],
    ["1850-06-15T11:59:59.999Z", "Etc/UTC", undefined, "1850-06-15 11:59:59 0 unique"],
    // Local mean time: of the zone's city, or of the birthplace where it is given.
    ["1850-06-15T17:08:00Z", "America/New_York", undefined, "1850-06-15 12:11:58 -17762 local-mean-time"],
    ["1850-06-15T17:08:00Z", "America/New_York", -77, "1850-06-15 12:00:00 -18480 local-mean-time"],
    ["1990-06-15T17:08:00Z", "America/New_York", -77, "1990-06-15 13:08:00 -14400 unique"],
    ["1867-10-18T20:44:00Z", "America/Juneau", -131, "1867-10-19 12:00:00 54960 local-mean-time"],
    ["1890-06-01T20:44:00Z", "America/Juneau", -131, "1890-06-01 12:00:00 -31440 local-mean-time"],
    // The local date may be a day outside the years of a birth.
    ["2199-12-31T23:00:00Z", "Asia/Tokyo", undefined, "2200-01-01 08:00:00 32400 unique"],
  ])("%s in %s at longitude %d: %s", (utc, zone, lng, expected) => {
    const coords = lng === undefined ? undefined : { lat: 0, lng };
    const found = localTimeOf(new Date(utc), zone, coords);
    expect(`${found.date} ${found.time} ${found.offsetSeconds} ${found.kind}`).toBe(expected);
    expect(found.zone).toBe(zone);
  });
});

it.each([
  [new Date(Number.NaN), "Etc/UTC", undefined, "INVALID_MOMENT"],
  ["1990-09-05T19:17:00Z", "Etc/UTC", undefined, "INVALID_MOMENT"],
  [new Date("2200-01-02T00:00Z"), "Etc/UTC", undefined, "MOMENT_OUT_OF_RANGE"],
  [new Date(0), "Europe/Atlantis", undefined, "UNKNOWN_ZONE"],
  [new Date(0), undefined, undefined, "UNKNOWN_ZONE"],
  [new Date(0), "Etc/UTC", { lat: 91, lng: 0 }, "INVALID_LATITUDE"],
  [new Date(0), "Etc/UTC", { lat: 0, lng: 181 }, "INVALID_LONGITUDE"],
])("the local time of %s in %j at %j is an error: %s", (utc, zone, coords, code) => {
  expect(() => localTimeOf(utc as Date, zone as string, coords)).toThrow(expect.objectContaining({ code }));
});

describe("all zones from 1800 to 2199", () => {
  const names = timeZones();
  const DAY_SECONDS = 86_400;
  const anySecond = fc.integer({ min: Date.UTC(1800, 0, 2) / 1000, max: Date.UTC(2199, 11, 31) / 1000 - 1 });

  /** Samples instants of a zone: half anywhere, half within a day of one of its changes. */
  function instantsOf(name: string, seed: number): number[] {
    const changes = zoneNamed(name)!.periods.slice(1);
    const nearChange = fc
      .tuple(fc.nat(), fc.integer({ min: -DAY_SECONDS, max: DAY_SECONDS }))
      .map(([index, distance]) => (changes[index % changes.length]?.startUtcSeconds ?? 0) + distance);
    return fc.sample(fc.oneof(anySecond, nearChange), { seed, numRuns: 10 });
  }

  /** Resolves a local time by both choices. */
  function instantsAt(local: { date: string; time: string }, zone: string, lng: number): number[] {
    const birth = { date: local.date, time: local.time, coords: { lat: 0, lng }, zone };
    return (["earlier", "later"] as const).map(
      (disambiguation) => resolveBirthMoment(birth, { disambiguation }).utc.getTime() / 1000,
    );
  }

  it("resolving the local time of an instant returns the instant, or in a fold one of the two", () => {
    const wrong: string[] = [];
    let folds = 0;
    for (const [seed, name] of names.entries()) {
      const { localMeanTimeEndUtcSeconds } = zoneNamed(name)!;
      for (const utcSeconds of instantsOf(name, seed)) {
        // The mean time of a longitude may end hours before or after that of the zone's city: take the city's.
        const { offsetSeconds } = localTimeOf(new Date(utcSeconds * 1000), name);
        const lng = signedDegrees(offsetSeconds / 240);
        const local = localTimeOf(new Date(utcSeconds * 1000), name, { lat: 0, lng });

        const [earlier, later] = instantsAt(local, name, lng);
        const isRepeated = local.kind !== "unique" && earlier !== later;
        folds += Number(isRepeated);
        const isSame = earlier === utcSeconds || (isRepeated && later === utcSeconds);
        const isMeanTime = utcSeconds < localMeanTimeEndUtcSeconds;
        if (!isSame || isMeanTime !== (local.kind === "local-mean-time"))
          wrong.push(`${name} ${utcSeconds}: ${local.date} ${local.time} ${local.kind}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(folds).toBeGreaterThan(50);
  });

  it("at any longitude, far from the end of local mean time, it returns the instant too", () => {
    const wrong: string[] = [];
    for (const [seed, name] of names.entries()) {
      const { localMeanTimeEndUtcSeconds } = zoneNamed(name)!;
      const lng = ((seed * 137) % 361) - 180;
      for (const utcSeconds of fc.sample(anySecond, { seed, numRuns: 3 })) {
        if (Math.abs(utcSeconds - localMeanTimeEndUtcSeconds) < 2 * DAY_SECONDS) continue;
        const local = localTimeOf(new Date(utcSeconds * 1000), name, { lat: 0, lng });
        if (!instantsAt(local, name, lng).includes(utcSeconds))
          wrong.push(`${name} at ${lng}, ${utcSeconds}: ${local.date} ${local.time} ${local.kind}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

function signedDegrees(degrees: number): number {
  return degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees;
}

it("the list of time zones has every name of the table in alphabetical order, and each call makes a new one", () => {
  const names = timeZones();
  expect(names.length).toBeGreaterThanOrEqual(597);
  expect(names).toEqual([...new Set(names)].sort());
  expect(names).toEqual(
    expect.arrayContaining(["Asia/Calcutta", "Etc/UTC", "Europe/Amsterdam", "US/Eastern"]),
  );
  expect(names.every((name) => zoneNamed(name) !== undefined)).toBe(true);
  names.length = 0;
  expect(timeZones()).not.toEqual([]);
});

it("the release of the time zone database is a year and a letter", () => {
  expect(TZDB_RELEASE).toMatch(/^20\d\d[a-z]$/);
});
