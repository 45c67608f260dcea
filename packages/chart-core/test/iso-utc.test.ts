import fc from "fast-check";
import { expect, it } from "vitest";
import { isoUtc } from "../src/iso-utc.js";

const MS_PER_DAY = 86_400_000;

it("formats the first and last millisecond of every day from 1799 to 2200 as toISOString does", () => {
  const departures: string[] = [];
  for (let ms = Date.UTC(1799, 0, 1); ms < Date.UTC(2201, 0, 1); ms += MS_PER_DAY) {
    for (const moment of [new Date(ms), new Date(ms + MS_PER_DAY - 1)]) {
      if (isoUtc(moment) !== moment.toISOString())
        departures.push(`${moment.toISOString()}: ${isoUtc(moment)}`);
    }
  }
  expect(departures).toEqual([]);
});

it("formats any millisecond from 1601 to 9999 as toISOString does", () => {
  const moments = fc.date({
    min: new Date("1601-01-01T00:00:00.000Z"),
    max: new Date("9999-12-31T23:59:59.999Z"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, (moment) => {
      expect(isoUtc(moment)).toBe(moment.toISOString());
    }),
    { numRuns: 20_000 },
  );
});
