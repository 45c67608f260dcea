import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseDayMonthYear } from "../../../src/endpoints/bodygraphs/day-month-year.js";

const TODAY = new Date("2026-01-15T00:00:00Z");

test.each([
  ["15-Jan-1990", "1990-01-15"],
  ["15-jan-1990", "1990-01-15"],
  ["15-JAN-1990", "1990-01-15"],
  ["5 Sept 1990", "1990-09-05"],
  ["05/Sep/1990", "1990-09-05"],
  ["5-September-1990", "1990-09-05"],
  ["1-May-2026", "2026-05-01"],
  ["29-Feb-2000", "2000-02-29"],
  ["1-Jan-1800", "1800-01-01"],
  ["31-Dec-2199", "2199-12-31"],
])("%s is %s", (text, date) => {
  expect(parseDayMonthYear(text, TODAY)).toBe(date);
});

describe("a year of two digits is the latest one for which the date is not in the future", () => {
  test.each([
    ["15-Jan-90", "2026-01-15", "1990-01-15"],
    ["15-Jan-26", "2026-01-15", "2026-01-15"],
    ["15-Jan-26", "2026-01-14", "1926-01-15"],
    ["16-Jan-26", "2026-01-15", "1926-01-16"],
    ["31-Dec-25", "2026-01-15", "2025-12-31"],
    ["1-Jan-00", "2026-01-15", "2000-01-01"],
    ["29-Feb-00", "2026-01-15", "2000-02-29"],
    ["29-Feb-00", "2101-01-01", "2000-02-29"],
    ["29-Feb-28", "2026-01-15", "1928-02-29"],
    ["29-Feb-96", "2026-01-15", "1996-02-29"],
    ["1-Jan-00", "2100-01-01", "2100-01-01"],
  ])("%s on %s is %s", (text, today, date) => {
    expect(parseDayMonthYear(text, new Date(today))).toBe(date);
    expect(parseDayMonthYear(text, new Date(`${today}T23:59:59.999Z`))).toBe(date);
  });

  test("a date that exists in no such year is rejected", () => {
    expect(parseDayMonthYear("29-Feb-27", TODAY)).toBeUndefined();
    expect(parseDayMonthYear("31-Apr-90", TODAY)).toBeUndefined();
  });
});

test.each([
  ["another month's name", "15-Mai-1990"],
  ["a dot behind the month", "15 Sept. 1990"],
  ["a shortened month of another length", "15-Janu-1990"],
  ["two separators", "15-Jan/1990"],
  ["two spaces", "15  Jan 1990"],
  ["no separator", "15Jan1990"],
  ["a comma", "15 Jan, 1990"],
  ["the month first", "Jan-15-1990"],
  ["the year first", "1990-Jan-15"],
  ["v2's form", "1990-01-15"],
  ["a month in digits", "15-01-1990"],
  ["a year of three digits", "15-Jan-990"],
  ["a year of five digits", "15-Jan-01990"],
  ["a day of three digits", "015-Jan-1990"],
  ["day 0", "0-Jan-1990"],
  ["day 32", "32-Jan-1990"],
  ["30 February", "30-Feb-1990"],
  ["29 February of a common year", "29-Feb-1900"],
  ["a year before 1800", "31-Dec-1799"],
  ["a year after 2199", "1-Jan-2200"],
  ["other digits", "١٥-Jan-1990"],
  ["a Kelvin sign", "15-O\u212At-1990"],
  ["a property name of every object", "15-constructor-1990"],
  ["trailing text", "15-Jan-1990\n"],
  ["nothing", ""],
])("%s is not a date", (_name, text) => {
  expect(parseDayMonthYear(text, TODAY)).toBeUndefined();
});

test("every date is read back from every accepted notation", () => {
  const date = fc.date({
    min: new Date("1800-01-01"),
    max: new Date("2199-12-31T23:59Z"),
    noInvalidDate: true,
  });
  const style = fc.constantFrom<"long" | "short">("long", "short");
  fc.assert(
    fc.property(
      date,
      style,
      fc.constantFrom("-", " ", "/"),
      fc.boolean(),
      (moment, month, separator, padded) => {
        const iso = moment.toISOString().slice(0, 10);
        const name = moment.toLocaleDateString("en-GB", { month, timeZone: "UTC" });
        const day = padded ? iso.slice(8) : String(moment.getUTCDate());
        expect(parseDayMonthYear([day, name, iso.slice(0, 4)].join(separator), TODAY)).toBe(iso);

        const short = parseDayMonthYear([day, name, iso.slice(2, 4)].join(separator), moment);
        expect(short).toBe(iso);
      },
    ),
  );
});
