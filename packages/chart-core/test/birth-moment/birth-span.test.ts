import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { localOffsets, resolveBirthMoment, resolveBirthSpan } from "../../src/birth-moment/index.js";

const iso = (date: Date) => date.toISOString().replace(".000Z", "Z");

function span(zone: string, lng: number, date: string, from?: string, to?: string): string {
  const resolved = resolveBirthSpan({ date, from, to, coords: { lat: 0, lng }, zone });
  return `${iso(resolved.from)} ${iso(resolved.to)}`;
}

describe("the hours of a date", () => {
  it.each([
    [
      "the whole date",
      "Europe/Amsterdam",
      5,
      "1990-09-05",
      undefined,
      undefined,
      "1990-09-04T22:00:00Z 1990-09-05T22:00:00Z",
    ],
    [
      "a date of 23 hours",
      "Europe/Amsterdam",
      5,
      "1990-03-25",
      undefined,
      undefined,
      "1990-03-24T23:00:00Z 1990-03-25T22:00:00Z",
    ],
    [
      "a date of 25 hours",
      "Europe/Amsterdam",
      5,
      "1990-09-30",
      undefined,
      undefined,
      "1990-09-29T22:00:00Z 1990-09-30T23:00:00Z",
    ],
    [
      "both ends in a gap",
      "Europe/Amsterdam",
      5,
      "1990-03-25",
      "02:10",
      "02:50",
      "1990-03-25T01:10:00Z 1990-03-25T01:50:00Z",
    ],
    [
      "both ends in a fold",
      "Europe/Amsterdam",
      5,
      "1990-09-30",
      "02:30",
      "02:40",
      "1990-09-30T00:30:00Z 1990-09-30T01:40:00Z",
    ],
    [
      "a date that the zone skipped",
      "Pacific/Apia",
      -172,
      "2011-12-30",
      undefined,
      undefined,
      "2011-12-30T10:00:00Z 2011-12-31T10:00:00Z",
    ],
    [
      "the evening of a skipped date",
      "Pacific/Apia",
      -172,
      "2011-12-30",
      "20:00",
      "24:00",
      "2011-12-31T06:00:00Z 2011-12-31T10:00:00Z",
    ],
    [
      "the date before it",
      "Pacific/Apia",
      -172,
      "2011-12-29",
      undefined,
      undefined,
      "2011-12-29T10:00:00Z 2011-12-30T10:00:00Z",
    ],
    [
      "a date without midnight",
      "America/Sao_Paulo",
      -47,
      "2018-11-04",
      undefined,
      undefined,
      "2018-11-04T03:00:00Z 2018-11-05T02:00:00Z",
    ],
    [
      "local mean time",
      "Europe/Berlin",
      7,
      "1850-06-15",
      "06:00",
      "24:00",
      "1850-06-15T05:32:00Z 1850-06-15T23:32:00Z",
    ],
    [
      // New York's repeated minutes: west of the city, mean time ended later, so standard time is the earlier reading.
      "both ends in the fold at the end of local mean time",
      "America/New_York",
      -85,
      "1883-11-18",
      "12:02",
      "12:03",
      "1883-11-18T17:02:00Z 1883-11-18T17:43:00Z",
    ],
    [
      "the last date of the range",
      "Etc/GMT+12",
      -179,
      "2199-12-31",
      undefined,
      undefined,
      "2199-12-31T12:00:00Z 2200-01-01T12:00:00Z",
    ],
  ])("%s: resolves to the instants that its clock showed", (_title, zone, lng, date, from, to, expected) => {
    expect(span(zone, lng, date, from, to)).toBe(expected);
  });

  it("is refused if a change of the clock leaves nothing of them", () => {
    const empty = () => span("Europe/Amsterdam", 5, "1990-03-25", "02:30", "03:10");
    expect(empty).toThrow(expect.objectContaining({ code: "INVALID_WINDOW" }));
    expect(() => span("Europe/Amsterdam", 5, "1990-03-25", "10:00", "10:00")).toThrow("to: expected");
    expect(() => span("Europe/Amsterdam", 5, "1990-03-25", "24:00", "10:00")).toThrow("time: expected");
  });
});

describe("the offsets of a span", () => {
  it("start with the one that counts at its start, and name each change of the clock", () => {
    const place = { coords: { lat: 52, lng: 5 }, zone: "Europe/Amsterdam" };
    const offsets = localOffsets(new Date("1990-09-29T22:00Z"), new Date("1990-09-30T23:00Z"), place);
    expect(offsets.map(({ from, offsetSeconds }) => `${iso(from)} ${offsetSeconds}`)).toEqual([
      "1990-09-29T22:00:00Z 7200",
      "1990-09-30T01:00:00Z 3600",
    ]);
  });

  it.each([
    ["INVALID_MOMENT", "from", "x", "1990-09-30"],
    ["INVALID_MOMENT", "to", "1990-09-30", "x"],
    ["MOMENT_OUT_OF_RANGE", "from", "1600-01-01", "1990-09-30"],
    ["INVALID_WINDOW", "to", "1990-09-30", "1990-09-29"],
  ])("are refused with %s if the %s of the span cannot be used", (code, field, from, to) => {
    const place = { coords: { lat: 52, lng: 5 }, zone: "Europe/Amsterdam" };
    expect(() => localOffsets(new Date(from), new Date(to), place)).toThrow(
      expect.objectContaining({ code, field }),
    );
  });

  it("give back the local time of any birth, also in local mean time and around its end", () => {
    const births = fc.record({
      zone: fc.constantFrom(
        "Europe/Berlin",
        "America/New_York",
        "Pacific/Apia",
        "Asia/Kolkata",
        "Europe/London",
      ),
      day: fc.oneof(fc.integer({ min: -62_000, max: 83_000 }), fc.integer({ min: -28_100, max: -27_900 })),
      minute: fc.integer({ min: 0, max: 1439 }),
      lng: fc.integer({ min: -10, max: 10 }),
    });
    fc.assert(
      fc.property(births, ({ zone, day, minute, lng }) => {
        const local = new Date(day * 86_400_000 + minute * 60_000);
        const [date = "", time = ""] = local.toISOString().slice(0, 16).split("T");
        const coords = { lat: 0, lng };
        const { utc, offsetSeconds, kind } = resolveBirthMoment({ date, time, coords, zone });
        fc.pre(kind === "unique" || kind === "local-mean-time");
        const [first] = localOffsets(utc, new Date(utc.getTime() + 1000), { coords, zone });
        return first?.offsetSeconds === offsetSeconds || isWithinDayOfMeanTimeEnd(zone, date);
      }),
      { numRuns: 300 },
    );
  });
});

/** On the day on which local mean time ends, an instant may have two local times. */
function isWithinDayOfMeanTimeEnd(zone: string, date: string): boolean {
  const end: Record<string, string> = { "Europe/Berlin": "1893-04-01", "America/New_York": "1883-11-18" };
  return end[zone] === date;
}
