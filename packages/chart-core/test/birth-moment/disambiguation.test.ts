import { describe, expect, it } from "vitest";
import {
  type BirthMoment,
  ChartInputError,
  type Disambiguation,
  resolveBirthMoment,
  timeZones,
} from "../../src/birth-moment/index.js";
import { zoneNamed } from "../../src/birth-moment/zone.js";

/** Resolves a birth by a choice, and returns the result as `UTC offset kind`, or the code of its error. */
function resolve(choice: string, zone: string, local: string, lng = 0): string {
  const [date, time] = local.split(" ") as [string, string];
  try {
    const { utc, offsetSeconds, kind } = resolveBirthMoment(
      { date, time, coords: { lat: 0, lng }, zone },
      { disambiguation: choice as Disambiguation },
    );
    return `${utc.toISOString().replace(".000Z", "Z")} ${offsetSeconds} ${kind}`;
  } catch (error) {
    if (error instanceof ChartInputError) return error.code;
    throw error;
  }
}

describe("each choice of an instant", () => {
  it.each([
    // A fold of one hour, and one of half an hour.
    ["compatible", "Europe/Amsterdam", "2020-10-25 02:30", "2020-10-25T00:30:00Z 7200 fold"],
    ["earlier", "Europe/Amsterdam", "2020-10-25 02:30", "2020-10-25T00:30:00Z 7200 fold"],
    ["later", "Europe/Amsterdam", "2020-10-25 02:30", "2020-10-25T01:30:00Z 3600 fold"],
    ["reject", "Europe/Amsterdam", "2020-10-25 02:30", "AMBIGUOUS_TIME"],
    ["later", "Australia/Lord_Howe", "2020-04-05 01:45", "2020-04-04T15:15:00Z 37800 fold"],
    // A gap of one hour, and one of a whole day.
    ["compatible", "Europe/Amsterdam", "2020-03-29 02:30", "2020-03-29T01:30:00Z 3600 gap"],
    ["earlier", "Europe/Amsterdam", "2020-03-29 02:30", "2020-03-29T00:30:00Z 7200 gap"],
    ["later", "Europe/Amsterdam", "2020-03-29 02:30", "2020-03-29T01:30:00Z 3600 gap"],
    ["reject", "Europe/Amsterdam", "2020-03-29 02:30", "SKIPPED_TIME"],
    ["earlier", "Pacific/Apia", "2011-12-30 12:00", "2011-12-29T22:00:00Z 50400 gap"],
    ["later", "Pacific/Apia", "2011-12-30 12:00", "2011-12-30T22:00:00Z -36000 gap"],
    // A local time that occurred once.
    ["earlier", "Europe/Amsterdam", "1990-09-05 21:17", "1990-09-05T19:17:00Z 7200 unique"],
    ["later", "Europe/Amsterdam", "1990-09-05 21:17", "1990-09-05T19:17:00Z 7200 unique"],
    ["reject", "Europe/Amsterdam", "1990-09-05 21:17", "1990-09-05T19:17:00Z 7200 unique"],
    // Nor does local mean time far from any change depend on the choice.
    ["reject", "Europe/Vienna", "1850-06-15 12:00", "1850-06-15T12:00:00Z 0 local-mean-time"],
  ])("%s, %s %s: %s", (choice, zone, local, expected) => {
    expect(resolve(choice, zone, local)).toBe(expected);
  });

  it.each([
    // The day that Alaska repeated, and the one that the Philippines skipped, both in local mean time.
    ["compatible", "America/Juneau", -131, "1867-10-19 12:00", "1867-10-18T20:44:00Z 54960 local-mean-time"],
    ["later", "America/Juneau", -131, "1867-10-19 12:00", "1867-10-19T20:44:00Z -31440 local-mean-time"],
    ["reject", "America/Juneau", -131, "1867-10-19 12:00", "AMBIGUOUS_TIME"],
    ["compatible", "Asia/Manila", 124, "1844-12-31 12:00", "1845-01-01T03:44:00Z -56640 local-mean-time"],
    ["earlier", "Asia/Manila", 124, "1844-12-31 12:00", "1844-12-31T03:44:00Z 29760 local-mean-time"],
    ["reject", "Asia/Manila", 124, "1844-12-31 12:00", "SKIPPED_TIME"],
    // New York's repeated minutes at the end of local mean time, read in mean time and in standard time.
    [
      "compatible",
      "America/New_York",
      -77,
      "1883-11-18 12:03",
      "1883-11-18T17:11:00Z -18480 local-mean-time",
    ],
    ["later", "America/New_York", -70, "1883-11-18 12:03", "1883-11-18T17:03:00Z -18000 fold"],
    ["earlier", "America/New_York", -70, "1883-11-18 12:03", "1883-11-18T16:43:00Z -16800 local-mean-time"],
    // At this longitude, mean time ended 44 minutes later: there the reading in standard time is the earlier one.
    [
      "compatible",
      "America/New_York",
      -85,
      "1883-11-18 12:03",
      "1883-11-18T17:43:00Z -20400 local-mean-time",
    ],
    ["earlier", "America/New_York", -85, "1883-11-18 12:03", "1883-11-18T17:03:00Z -18000 fold"],
    ["later", "America/New_York", -85, "1883-11-18 12:03", "1883-11-18T17:43:00Z -20400 local-mean-time"],
    // Berlin's skipped minutes.
    ["later", "Europe/Berlin", 7, "1893-04-01 00:05", "1893-03-31T23:11:32Z 3208 gap"],
    ["earlier", "Europe/Berlin", 7, "1893-04-01 00:05", "1893-03-31T23:05:00Z 3600 gap"],
  ])("%s, %s at longitude %d, %s: %s", (choice, zone, lng, local, expected) => {
    expect(resolve(choice, zone, local, lng)).toBe(expected);
  });
});

it.each(["", "first", "Earlier", "toString", null, 1, {}])("%j is not a choice: INVALID_OPTION", (choice) => {
  expect(resolve(choice as string, "Europe/Amsterdam", "1990-09-05 21:17")).toBe("INVALID_OPTION");
});

it("without options, a birth resolves as with `compatible`", () => {
  const fold = { date: "2020-10-25", time: "02:30", coords: { lat: 52.37, lng: 4.9 } };
  expect(resolveBirthMoment(fold)).toEqual(resolveBirthMoment(fold, { disambiguation: "compatible" }));
  expect(resolveBirthMoment(fold)).toEqual(resolveBirthMoment(fold, { disambiguation: undefined }));
});

it("`earlier` is never after `later`, `compatible` is one of the two, and all are equal for a time that occurred once", () => {
  const wrong: string[] = [];
  for (const [index, zone] of timeZones().entries()) {
    const lng = ((index * 137) % 361) - 180;
    for (const { startUtcSeconds, offsetSeconds } of zoneNamed(zone)!.periods.slice(1, 7)) {
      for (const distanceSeconds of [-86_400, -1800, -1, 0, 1, 1800]) {
        const local = new Date((startUtcSeconds + offsetSeconds + distanceSeconds) * 1000).toISOString();
        const birth = { date: local.slice(0, 10), time: local.slice(11, 19), coords: { lat: 0, lng }, zone };
        const [earlier, compatible, later] = (["earlier", "compatible", "later"] as const).map(
          (disambiguation) => resolveBirthMoment(birth, { disambiguation }),
        ) as [BirthMoment, BirthMoment, BirthMoment];
        const isOrdered = earlier.utc <= later.utc;
        const isOneOfThem = [earlier, later].some(({ utc }) => utc.getTime() === compatible.utc.getTime());
        const isEqual = earlier.utc.getTime() === later.utc.getTime();
        if (!isOrdered || !isOneOfThem || (compatible.kind === "unique" && !isEqual))
          wrong.push(`${zone} at ${lng}: ${local}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});
