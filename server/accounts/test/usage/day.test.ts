import fc from "fast-check";
import { expect, test } from "vitest";
import { dayNamed, lastDays } from "../../src/usage/day.js";

test.each([
  ["UTC", "2026-11-21", "2026-11-21T00:00Z", "2026-11-22T00:00Z"],
  ["Asia/Kolkata", "2026-11-21", "2026-11-20T18:30Z", "2026-11-21T18:30Z"],
  ["Europe/Berlin", "2026-03-29", "2026-03-28T23:00Z", "2026-03-29T22:00Z"],
  ["Europe/Berlin", "2026-10-25", "2026-10-24T22:00Z", "2026-10-25T23:00Z"],
  // Clocks skip midnight, so the day starts at one o'clock.
  ["America/Santiago", "2026-09-06", "2026-09-06T04:00Z", "2026-09-07T03:00Z"],
])("in %s, the day %s lasts from %s to %s", (zone, name, from, to) => {
  expect(dayNamed(name, zone)).toEqual({ name, from: new Date(from), to: new Date(to) });
});

test.each(["", "2026-02-30", "2026-13-01", "yesterday", "2026-1-1", "1800-01-01", "9999-12-31"])(
  "%j is not a valid day",
  (name) => {
    expect(dayNamed(name, "UTC")).toBeUndefined();
  },
);

test("in every zone the last thirty days follow each other without gaps, and the last one contains the current time", () => {
  const instants = fc.date({ min: new Date("2000-01-01"), max: new Date("2037-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(fc.constantFrom(...Intl.supportedValuesOf("timeZone")), instants, (zone, now) => {
      const days = lastDays(30, now, zone);
      expect(days).toHaveLength(30);
      for (let index = 1; index < days.length; index++) {
        expect(days[index]?.from).toEqual(days[index - 1]?.to);
      }
      const last = days.at(-1);
      expect(last?.from.getTime()).toBeLessThanOrEqual(now.getTime());
      expect(last?.to.getTime()).toBeGreaterThan(now.getTime());
    }),
    {
      numRuns: 300,
      // The system's zone data may be older than Morocco's decision to give up its time change.
      examples: [["Africa/Casablanca", new Date("2036-12-31T23:00Z")]],
    },
  );
});
