import fc from "fast-check";
import { expect, test } from "vitest";
import { correctPeriod, periodEnd, periodStart, renewPeriod } from "../../src/accounts/period.js";

const end = (createdAt: string, instant: string) =>
  periodEnd(new Date(createdAt), new Date(instant)).toISOString().replace(".000Z", "Z");

test.each([
  ["the first period", "2026-03-10T08:30:00Z", "2026-03-10T08:30:00Z", "2026-04-10T08:30:00Z"],
  ["a moment before the end", "2026-03-10T08:30:00Z", "2026-04-10T08:29:59Z", "2026-04-10T08:30:00Z"],
  ["exactly the end", "2026-03-10T08:30:00Z", "2026-04-10T08:30:00Z", "2026-05-10T08:30:00Z"],
  ["the same day, before the hour", "2026-03-10T08:30:00Z", "2026-05-10T01:00:00Z", "2026-05-10T08:30:00Z"],
  ["31 January, short February", "2026-01-31T12:00:00Z", "2026-01-31T12:00:00Z", "2026-02-28T12:00:00Z"],
  ["31 January, back on its own day", "2026-01-31T12:00:00Z", "2026-02-28T12:00:00Z", "2026-03-31T12:00:00Z"],
  ["31 January, a month of 30 days", "2026-01-31T12:00:00Z", "2026-03-31T12:00:00Z", "2026-04-30T12:00:00Z"],
  ["31 January, leap year", "2028-01-31T12:00:00Z", "2028-02-01T00:00:00Z", "2028-02-29T12:00:00Z"],
  ["29 February, a year later", "2028-02-29T00:00:00Z", "2029-02-01T00:00:00Z", "2029-02-28T00:00:00Z"],
  ["29 February, four years later", "2028-02-29T00:00:00Z", "2032-02-28T23:00:00Z", "2032-02-29T00:00:00Z"],
  ["30 November over the new year", "2026-11-30T23:59:59Z", "2026-12-31T00:00:00Z", "2027-01-30T23:59:59Z"],
  ["many periods later", "2020-08-31T06:00:00Z", "2026-06-30T06:00:00Z", "2026-07-31T06:00:00Z"],
  ["an instant before the creation", "2026-03-10T08:30:00Z", "2026-01-01T00:00:00Z", "2026-03-10T08:30:00Z"],
])("%s: created %s, at %s the period ends %s", (_name, createdAt, instant, expected) => {
  expect(end(createdAt, instant)).toBe(expected);
});

test("a period ends after the given instant, at most 31 days later, on the account's day and time or the last day of the month", () => {
  const date = fc.date({
    min: new Date("2000-01-01T00:00:00Z"),
    max: new Date("2100-01-01T00:00:00Z"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(date, date, (a, b) => {
      const [createdAt, instant] = a < b ? [a, b] : [b, a];
      const ends = periodEnd(createdAt, instant);
      expect(ends > instant).toBe(true);
      expect(periodStart(createdAt, instant) <= instant).toBe(true);
      expect(periodEnd(createdAt, periodStart(createdAt, instant))).toEqual(ends);
      expect(ends.getTime() - instant.getTime()).toBeLessThanOrEqual(31 * 86_400_000);
      expect(ends.toISOString().slice(10)).toBe(createdAt.toISOString().slice(10));
      const isLastDay = new Date(ends.getTime() + 86_400_000).getUTCDate() === 1;
      expect(ends.getUTCDate() === createdAt.getUTCDate() || isLastDay).toBe(true);
    }),
  );
});

test.each([
  ["the end of the period is right", "2026-06-10T00:00:00Z", undefined],
  ["a renewal came less than a day early", "2026-06-10T23:59:59Z", undefined],
  ["it ends more than a month and a day ahead", "2026-06-12T00:00:01Z", "2026-05-31T12:00:00.000Z"],
  ["it ends in ten years", "2036-05-31T12:00:00Z", "2026-05-31T12:00:00.000Z"],
])("a period is corrected only if it ends too far ahead: %s", (_name, renewsAt, expected) => {
  const account = { createdAt: new Date("2026-01-31T12:00:00Z"), renewsAt: new Date(renewsAt) };
  const corrected = correctPeriod(account, new Date("2026-05-11T00:00:00Z"));
  expect(corrected?.renewsAt.toISOString()).toBe(expected);
});

test("a renewal replaces the remaining allocation with the plan's credits, and ends after the given instant", () => {
  const account = { createdAt: new Date("2026-01-31T12:00:00Z"), allocationCredits: 7 };
  expect(renewPeriod(account, 200, new Date("2026-05-01T00:00:00Z"))).toEqual({
    lapsedCredits: 7,
    allocationCredits: 200,
    renewsAt: new Date("2026-05-31T12:00:00Z"),
  });
});
