import { describe, expect, it } from "vitest";
import { resolveBirthMoment } from "../../src/birth-moment/index.js";

/** Resolves a birth and returns the result as `UTC offset kind`. */
function resolve(zone: string, lng: number, date: string, time: string): string {
  const { utc, offsetSeconds, kind } = resolveBirthMoment({ date, time, coords: { lat: 0, lng }, zone });
  return `${utc.toISOString().replace(".000Z", "Z")} ${offsetSeconds} ${kind}`;
}

describe("before a zone's first standard time, the offset is the local mean time of the birthplace", () => {
  it.each([
    // The zone's city, New York, is at -4:56:02. At 3 degrees further west, local noon is 12 minutes later.
    ["America/New_York", -77, "1850-06-15", "12:00", "1850-06-15T17:08:00Z -18480 local-mean-time"],
    ["Europe/Vienna", 13.5, "1850-06-15", "12:00", "1850-06-15T11:06:00Z 3240 local-mean-time"],
    ["Europe/London", 0, "1800-01-01", "00:00", "1800-01-01T00:00:00Z 0 local-mean-time"],
    // Mean time is 240 s per degree, rounded to the second.
    ["Europe/Vienna", 16.3738, "1850-06-15", "12:00", "1850-06-15T10:54:30Z 3930 local-mean-time"],
    ["Europe/London", -0.001, "1840-01-01", "12:00", "1840-01-01T12:00:00Z 0 local-mean-time"],
  ])("%s at longitude %d, %s %s: %s", (zone, lng, date, time, expected) => {
    expect(resolve(zone, lng, date, time)).toBe(expected);
  });

  it("an offset of zero is never -0", () => {
    const birth = { date: "1840-01-01", time: "12:00", coords: { lat: 51, lng: -0.001 } };
    expect(Object.is(resolveBirthMoment({ ...birth, zone: "Europe/London" }).offsetSeconds, 0)).toBe(true);
  });
});

describe("local mean time ends at the zone's first change, which is defined in the mean time of the zone's city", () => {
  it.each([
    // Berlin, 1893-04-01 00:00 at +0:53:28: clocks go forward to +1:00 and skip 00:00 to 00:06.
    ["Europe/Berlin", 7, "1893-03-31", "23:59", "1893-03-31T23:31:00Z 1680 local-mean-time"],
    ["Europe/Berlin", 7, "1893-04-01", "00:00", "1893-03-31T23:06:32Z 3208 gap"],
    ["Europe/Berlin", 7, "1893-04-01", "00:06", "1893-03-31T23:12:32Z 3208 gap"],
    ["Europe/Berlin", 7, "1893-04-01", "00:07", "1893-03-31T23:07:00Z 3600 unique"],
    // New York, 1883-11-18 12:03:58 at -4:56:02: clocks go back to -5:00 and repeat 12:00 to 12:03.
    ["America/New_York", -77, "1883-11-18", "11:59", "1883-11-18T17:07:00Z -18480 local-mean-time"],
    ["America/New_York", -77, "1883-11-18", "12:00", "1883-11-18T17:08:00Z -18480 local-mean-time"],
    ["America/New_York", -77, "1883-11-18", "12:03", "1883-11-18T17:11:00Z -18480 local-mean-time"],
    ["America/New_York", -77, "1883-11-18", "12:04", "1883-11-18T17:04:00Z -18000 unique"],
  ])("%s at longitude %d, %s %s: %s", (zone, lng, date, time, expected) => {
    expect(resolve(zone, lng, date, time)).toBe(expected);
  });
});

describe("a city's mean time counts as standard time once the whole zone has adopted it", () => {
  it.each([
    // At these changes tzdb only renames the time: LMT to PMT, DMT, AMT, MMT; in Lisbon LMT stays LMT.
    ["Europe/Paris", -4.5, "1891-03-15", "23:59", "1891-03-16T00:17:00Z -1080 local-mean-time"],
    ["Europe/Paris", -4.5, "1891-03-16", "00:00", "1891-03-15T23:50:39Z 561 unique"],
    ["Europe/Dublin", -9, "1880-08-01", "12:00", "1880-08-01T12:36:00Z -2160 local-mean-time"],
    ["Europe/Dublin", -9, "1880-08-03", "12:00", "1880-08-03T12:25:21Z -1521 unique"],
    ["Europe/Amsterdam", 6.5, "1834-12-31", "12:00", "1834-12-31T11:34:00Z 1560 local-mean-time"],
    ["Europe/Amsterdam", 6.5, "1835-01-01", "12:00", "1835-01-01T11:40:28Z 1172 unique"],
    ["Europe/Amsterdam", 6.5, "1930-01-01", "12:00", "1930-01-01T11:40:28Z 1172 unique"],
    ["Africa/Monrovia", -8, "1881-12-31", "12:00", "1881-12-31T12:32:00Z -1920 local-mean-time"],
    ["Africa/Monrovia", -8, "1882-01-02", "12:00", "1882-01-02T12:43:08Z -2588 unique"],
    ["Europe/Lisbon", -8, "1883-12-31", "12:00", "1883-12-31T12:32:00Z -1920 local-mean-time"],
    ["Europe/Lisbon", -8, "1884-01-02", "12:00", "1884-01-02T12:36:45Z -2205 unique"],
  ])("%s at longitude %d, %s %s: %s", (zone, lng, date, time, expected) => {
    expect(resolve(zone, lng, date, time)).toBe(expected);
  });
});

describe("local mean time depends on the longitude only, even while a zone had the date of the other side of the date line", () => {
  it.each([
    // Manila had America's date until it skipped 1844-12-31.
    ["Asia/Manila", 124, "1844-12-30", "12:00", "1844-12-30T03:44:00Z 29760 local-mean-time"],
    ["Asia/Manila", 124, "1844-12-31", "12:00", "1845-01-01T03:56:08Z -57368 gap"],
    ["Asia/Manila", 124, "1845-01-01", "12:00", "1845-01-01T03:56:08Z 29032 unique"],
    // Alaska had Asia's date until it repeated 1867-10-18.
    ["America/Juneau", -131, "1867-10-17", "12:00", "1867-10-17T20:44:00Z -31440 local-mean-time"],
    ["America/Juneau", -131, "1867-10-19", "18:00", "1867-10-20T02:57:41Z -32261 unique"],
    // Tonga lies at 175 degrees west and has Asia's date.
    ["Pacific/Tongatapu", -175.2, "1930-06-01", "12:00", "1930-06-01T23:40:48Z -42048 local-mean-time"],
  ])("%s at longitude %d, %s %s: %s", (zone, lng, date, time, expected) => {
    expect(resolve(zone, lng, date, time)).toBe(expected);
  });
});

describe("a zone without local mean time in tzdb never uses it", () => {
  it.each([
    ["Etc/GMT+5", -80, "1800-01-01", "00:00", "1800-01-01T05:00:00Z -18000 unique"],
    ["Etc/UTC", 90, "1850-06-15", "12:00", "1850-06-15T12:00:00Z 0 unique"],
    ["EST", -77, "1850-06-15", "12:00", "1850-06-15T17:00:00Z -18000 unique"],
    ["EST5EDT", -77, "1850-06-15", "12:00", "1850-06-15T17:00:00Z -18000 unique"],
    // Uninhabited at the time: tzdb gives `-00`, an offset of zero.
    ["Antarctica/Casey", 110.5, "1900-06-15", "12:00", "1900-06-15T12:00:00Z 0 unique"],
    ["America/Iqaluit", -68.5, "1900-06-15", "12:00", "1900-06-15T12:00:00Z 0 unique"],
  ])("%s at longitude %d, %s %s: %s", (zone, lng, date, time, expected) => {
    expect(resolve(zone, lng, date, time)).toBe(expected);
  });
});
