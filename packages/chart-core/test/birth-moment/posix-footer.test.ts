import { describe, expect, it } from "vitest";
import { footerPeriods, parsePosixFooter } from "../../src/birth-moment/posix-footer.js";

/** Returns the changes of one year, each as `UTC offset`. */
function changes(footer: string, year: number): string[] {
  return footerPeriods(parsePosixFooter(footer), year, year).map(
    ({ startUtcSeconds, offsetSeconds }) =>
      `${new Date(startUtcSeconds * 1000).toISOString().replace(/(:00)?\.000Z$/, "")} ${offsetSeconds}`,
  );
}

describe("a POSIX footer gives the offset changes of a year", () => {
  it.each([
    // The last Sundays of March and October, at 01:00 UTC.
    ["CET-1CEST,M3.5.0,M10.5.0/3", 2100, ["2100-03-28T01:00 7200", "2100-10-31T01:00 3600"]],
    // Southern hemisphere: daylight saving time starts late in the year.
    ["NZST-12NZDT,M9.5.0,M4.1.0/3", 2027, ["2027-04-03T14:00 43200", "2027-09-25T14:00 46800"]],
    // Dublin: standard time in summer, one hour less in winter.
    ["IST-1GMT0,M10.5.0,M3.5.0/1", 2030, ["2030-03-31T01:00 3600", "2030-10-27T01:00 0"]],
    // Names in angle brackets; offsets and change times with half hours.
    ["<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", 2027, ["2027-04-03T15:00 37800", "2027-10-02T15:30 39600"]],
    // Nuuk: the time of the change is before midnight.
    ["<-02>2<-01>,M3.5.0/-1,M10.5.0/0", 2027, ["2027-03-28T01:00 -3600", "2027-10-31T01:00 -7200"]],
    // Jerusalem and Gaza: the time of the change is one and two days later.
    ["IST-2IDT,M3.4.4/26,M10.5.0", 2027, ["2027-03-26T00:00 10800", "2027-10-30T23:00 7200"]],
    ["EET-2EEST,M3.4.4/50,M10.4.4/50", 2027, ["2027-03-27T00:00 10800", "2027-10-29T23:00 7200"]],
    // J60 is 1 March in every year; 59 is 29 February in a leap year and 1 March in another.
    ["XST3XDT,J60/0,J365/0", 2027, ["2027-03-01T03:00 -7200", "2027-12-31T02:00 -10800"]],
    ["XST3XDT,J60/0,J365/0", 2028, ["2028-03-01T03:00 -7200", "2028-12-31T02:00 -10800"]],
    ["XST3XDT,J59/0,J365/0", 2028, ["2028-02-28T03:00 -7200", "2028-12-31T02:00 -10800"]],
    ["XST3XDT,59/0,364/0", 2027, ["2027-03-01T03:00 -7200", "2027-12-31T02:00 -10800"]],
    ["XST3XDT,59/0,365/0", 2028, ["2028-02-29T03:00 -7200", "2028-12-31T02:00 -10800"]],
    // 2100 is not a leap year.
    ["XST3XDT,59/0,364/0", 2100, ["2100-03-01T03:00 -7200", "2100-12-31T02:00 -10800"]],
    // With minutes and seconds.
    [
      "XST-0:19:32XDT-1:19:32,M4.1.0/1:30:15,M9.5.6",
      2027,
      ["2027-04-04T01:10:43 4772", "2027-09-25T00:40:28 1172"],
    ],
    // A footer without a rule has no changes.
    ["JST-9", 2100, []],
  ])("%s in %d: %j", (footer, year, expected) => {
    expect(changes(footer, year)).toEqual(expected);
  });
});

it("years are listed in order, each with its two changes", () => {
  const periods = footerPeriods(parsePosixFooter("NZST-12NZDT,M9.5.0,M4.1.0/3"), 2027, 2426);
  expect(periods).toHaveLength(800);
  for (let i = 1; i < periods.length; i++) {
    expect(periods[i]!.startUtcSeconds).toBeGreaterThan(periods[i - 1]!.startUtcSeconds);
    expect(periods[i]!.offsetSeconds).not.toBe(periods[i - 1]!.offsetSeconds);
  }
});

it("the standard offset has the sign of ISO 8601, and is never -0", () => {
  expect(parsePosixFooter("EST5").standardOffsetSeconds).toBe(-18_000);
  expect(parsePosixFooter("<+0545>-5:45").standardOffsetSeconds).toBe(20_700);
  expect(Object.is(parsePosixFooter("UTC0").standardOffsetSeconds, 0)).toBe(true);
  expect(Object.is(parsePosixFooter("XST-0").standardOffsetSeconds, 0)).toBe(true);
});

it.each([
  "",
  "CET",
  "-1",
  "CET-1CEST",
  "CET-1CEST,M3.5.0",
  "CET-1CEST,M3.5,M10.5.0",
  "CET-1CEST,M3.5.0/2x,J1",
])("%j is rejected as a footer", (text) => {
  expect(() => parsePosixFooter(text)).toThrow(RangeError);
});
