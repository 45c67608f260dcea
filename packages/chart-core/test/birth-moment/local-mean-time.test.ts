import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Birth,
  localOffsets,
  localTimeOf,
  resolveBirthMoment,
  resolveBirthSpan,
  timeZones,
} from "../../src/birth-moment/index.js";
import { decodeZone, zoneNamed } from "../../src/birth-moment/zone.js";
import { ZONE_TABLE } from "../../src/birth-moment/zone-table.generated.js";

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

describe("a birth with a zone needs no coordinates", () => {
  it.each([
    ["America/New_York", "1850-06-15", "12:00", "1850-06-15T16:56:02.000Z", -17_762, "local-mean-time"],
    ["Asia/Manila", "1840-06-15", "12:00", "1840-06-16T03:56:08.000Z", -57_368, "local-mean-time"],
    ["Europe/Amsterdam", "1990-09-05", "21:17", "1990-09-05T19:17:00.000Z", 7200, "unique"],
    ["Europe/Amsterdam", "1990-09-30", "02:30", "1990-09-30T00:30:00.000Z", 7200, "fold"],
    ["Etc/UTC", "1800-01-01", "00:00", "1800-01-01T00:00:00.000Z", 0, "unique"],
  ])("%s, %s %s", (zone, date, time, utc, offsetSeconds, kind) => {
    const found = resolveBirthMoment({ date, time, zone });
    expect({ ...found, utc: found.utc.toISOString() }).toEqual({ utc, zone, offsetSeconds, kind });
  });

  const births = fc.record({
    zone: fc.constantFrom(...timeZones()),
    minutes: fc.integer({ min: Date.UTC(1800, 0) / 60_000, max: Date.UTC(2199, 11, 31) / 60_000 }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  });

  it("mean time is that of the zone's own longitude; at all other times coordinates do not count", () => {
    fc.assert(
      fc.property(births, ({ zone, minutes, lng }) => {
        const iso = new Date(minutes * 60_000).toISOString();
        const birth = { date: iso.slice(0, 10), time: iso.slice(11, 16), zone };
        const found = resolveBirthMoment(birth);
        const atPlace = resolveBirthMoment({ ...birth, coords: { lat: 0, lng } });
        if (found.kind !== "local-mean-time") {
          expect(found).toEqual(atPlace);
          return;
        }
        const offsets = zoneNamed(zone)!.periods.map(({ offsetSeconds }) => offsetSeconds);
        expect(offsets).toContain(found.offsetSeconds);
        expect(atPlace.kind).toBe("local-mean-time");
        expect(localTimeOf(found.utc, zone)).toMatchObject({ date: birth.date, time: `${birth.time}:00` });
      }),
      { numRuns: 5000 },
    );
  });

  it("a span of hours and the offsets of a span do without them, too", () => {
    const { from, to } = resolveBirthSpan({ date: "1850-06-15", zone: "America/New_York" });
    expect([from.toISOString(), to.toISOString()]).toEqual([
      "1850-06-15T04:56:02.000Z",
      "1850-06-16T04:56:02.000Z",
    ]);
    expect(localOffsets(from, to, { zone: "America/New_York" })).toEqual([{ from, offsetSeconds: -17_762 }]);
  });

  it.each([
    { coords: undefined, code: "INVALID_LATITUDE" },
    { coords: null, zone: "Etc/UTC", code: "INVALID_LATITUDE" },
    { coords: { lat: 91, lng: 0 }, zone: "Etc/UTC", code: "INVALID_LATITUDE" },
    { zone: "Europe/Atlantis", code: "UNKNOWN_ZONE" },
  ])("$coords with zone $zone is an error: $code", ({ code, ...place }) => {
    const birth = { date: "1990-09-05", time: "21:17", ...place } as Birth;
    expect(() => resolveBirthMoment(birth)).toThrow(expect.objectContaining({ code }));
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
    ["Africa/Sao_Tome", 7.4, "1883-12-31", "12:00", "1883-12-31T11:30:24Z 1776 local-mean-time"],
    ["Africa/Sao_Tome", 7.4, "1884-01-02", "12:00", "1884-01-02T12:36:45Z -2205 unique"],
    ["Africa/Luanda", 18, "1891-12-31", "12:00", "1891-12-31T10:48:00Z 4320 local-mean-time"],
    ["Africa/Luanda", 18, "1892-01-02", "12:00", "1892-01-02T11:07:56Z 3124 unique"],
    ["America/Lima", -70, "1889-12-31", "12:00", "1889-12-31T16:40:00Z -16800 local-mean-time"],
    ["America/Lima", -70, "1890-01-02", "12:00", "1890-01-02T17:08:36Z -18516 unique"],
  ])("%s at longitude %d, %s %s: %s", (zone, lng, date, time, expected) => {
    expect(resolve(zone, lng, date, time)).toBe(expected);
  });
});

describe("local mean time goes on where the date line moved, and whole days follow the date that the zone had", () => {
  it.each([
    // Alaska had Asia's date until it repeated a day in October 1867, and mean time until August 1900.
    ["America/Juneau", -131, "1867-10-17", "12:00", "1867-10-16T20:44:00Z 54960 local-mean-time"],
    ["America/Juneau", -131, "1867-10-18", "12:00", "1867-10-17T20:44:00Z 54960 local-mean-time"],
    ["America/Juneau", -131, "1867-10-19", "12:00", "1867-10-18T20:44:00Z 54960 local-mean-time"],
    ["America/Juneau", -131, "1867-10-20", "12:00", "1867-10-20T20:44:00Z -31440 local-mean-time"],
    ["America/Anchorage", -147.7, "1890-06-01", "12:00", "1890-06-01T21:50:48Z -35448 local-mean-time"],
    ["America/Adak", 173.2, "1880-06-01", "12:00", "1880-06-02T00:27:12Z -44832 local-mean-time"],
    ["America/Adak", 173.2, "1860-06-01", "12:00", "1860-06-01T00:27:12Z 41568 local-mean-time"],
    ["America/Juneau", -131, "1900-08-21", "12:00", "1900-08-21T20:00:00Z -28800 unique"],
    // The Philippines had America's date until they skipped 1844-12-31, and mean time until September 1899.
    ["Asia/Manila", 124, "1844-12-30", "12:00", "1844-12-31T03:44:00Z -56640 local-mean-time"],
    ["Asia/Manila", 124, "1844-12-31", "12:00", "1845-01-01T03:44:00Z -56640 local-mean-time"],
    ["Asia/Manila", 124, "1845-01-01", "12:00", "1845-01-01T03:44:00Z 29760 local-mean-time"],
    ["Asia/Manila", 124, "1899-09-05", "12:00", "1899-09-05T03:44:00Z 29760 local-mean-time"],
    ["Asia/Manila", 124, "1899-09-07", "12:00", "1899-09-07T04:00:00Z 28800 unique"],
    // So had the islands that Spain governed from Manila.
    ["Pacific/Guam", 144.75, "1844-06-01", "12:00", "1844-06-02T02:21:00Z -51660 local-mean-time"],
    ["Pacific/Guam", 144.75, "1860-06-01", "12:00", "1860-06-01T02:21:00Z 34740 local-mean-time"],
    ["Pacific/Guam", 144.75, "1901-06-01", "12:00", "1901-06-01T02:00:00Z 36000 unique"],
    ["Pacific/Saipan", 145.6, "1844-06-01", "12:00", "1844-06-02T02:17:36Z -51456 local-mean-time"],
    ["Pacific/Saipan", 145.6, "1860-06-01", "12:00", "1860-06-01T02:17:36Z 34944 local-mean-time"],
    ["Pacific/Palau", 134.5, "1844-06-01", "12:00", "1844-06-02T03:02:00Z -54120 local-mean-time"],
    ["Pacific/Palau", 134.5, "1860-06-01", "12:00", "1860-06-01T03:02:00Z 32280 local-mean-time"],
    ["Pacific/Chuuk", 152, "1844-06-01", "12:00", "1844-06-02T01:52:00Z -49920 local-mean-time"],
    ["Pacific/Chuuk", 152, "1860-06-01", "12:00", "1860-06-01T01:52:00Z 36480 local-mean-time"],
    ["Pacific/Pohnpei", 158.2, "1844-06-01", "12:00", "1844-06-02T01:27:12Z -48432 local-mean-time"],
    ["Pacific/Pohnpei", 158.2, "1860-06-01", "12:00", "1860-06-01T01:27:12Z 37968 local-mean-time"],
    ["Pacific/Kosrae", 163, "1844-06-01", "12:00", "1844-06-02T01:08:00Z -47280 local-mean-time"],
    ["Pacific/Kosrae", 163, "1860-06-01", "12:00", "1860-06-01T01:08:00Z 39120 local-mean-time"],
    // Samoa had Asia's date until it repeated 4 July 1892, and mean time until 1911.
    ["Pacific/Apia", -172.5, "1892-07-01", "12:00", "1892-06-30T23:30:00Z 45000 local-mean-time"],
    ["Pacific/Apia", -172.5, "1892-07-04", "12:00", "1892-07-03T23:30:00Z 45000 local-mean-time"],
    ["Pacific/Apia", -172.5, "1892-07-06", "12:00", "1892-07-06T23:30:00Z -41400 local-mean-time"],
    ["Pacific/Apia", -172.5, "1910-06-01", "12:00", "1910-06-01T23:30:00Z -41400 local-mean-time"],
    ["Pacific/Apia", -172.5, "1911-06-01", "12:00", "1911-06-01T23:30:00Z -41400 unique"],
    ["Pacific/Pago_Pago", -169.5, "1900-06-01", "12:00", "1900-06-01T23:18:00Z -40680 local-mean-time"],
    // The Cook Islands moved in December 1899 and had mean time until 1952.
    ["Pacific/Rarotonga", -158, "1899-12-01", "12:00", "1899-11-30T22:32:00Z 48480 local-mean-time"],
    ["Pacific/Rarotonga", -158, "1951-06-01", "12:00", "1951-06-01T22:32:00Z -37920 local-mean-time"],
    ["Pacific/Rarotonga", -158, "1953-06-01", "12:00", "1953-06-01T22:30:00Z -37800 unique"],
    // Tonga lies at 175 degrees west and has Asia's date; so has the eastern end of Chukotka.
    ["Pacific/Tongatapu", -175.2, "1930-06-01", "12:00", "1930-05-31T23:40:48Z 44352 local-mean-time"],
    ["Asia/Anadyr", -171, "1900-06-01", "12:00", "1900-05-31T23:24:00Z 45360 local-mean-time"],
    // Within 12 hours of the zone's own city, whatever the longitude.
    ["Pacific/Fiji", -178.8, "1900-06-01", "12:00", "1900-05-31T23:55:12Z 43488 local-mean-time"],
    ["Pacific/Fiji", 178.4, "1900-06-01", "12:00", "1900-06-01T00:06:24Z 42816 local-mean-time"],
  ])("%s at longitude %d, %s %s: %s", (zone, lng, date, time, expected) => {
    expect(resolve(zone, lng, date, time)).toBe(expected);
  });
});

it("the second local mean time of a zone counts where it differs from the first by exactly a day, in these zones only", () => {
  const zones = ZONE_TABLE.filter((line) => {
    const { periods, localMeanTimeEndUtcSeconds } = decodeZone(line);
    return localMeanTimeEndUtcSeconds === periods[2]?.startUtcSeconds;
  });
  expect(zones.map((line) => line.split(/[ |]/)[0])).toEqual([
    ...["America/Adak", "America/Anchorage", "America/Juneau", "America/Metlakatla", "America/Nome"],
    ...["America/Sitka", "America/Yakutat", "Asia/Manila", "Pacific/Apia", "Pacific/Chuuk", "Pacific/Guam"],
    ...["Pacific/Kosrae", "Pacific/Pago_Pago", "Pacific/Palau", "Pacific/Pohnpei", "Pacific/Rarotonga"],
    "Pacific/Saipan",
  ]);
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
