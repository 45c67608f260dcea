import fc from "fast-check";
import { expect, it } from "vitest";
import { resolveBirthMoment } from "../../src/birth-moment/index.js";
import { localToUtc } from "../../src/birth-moment/local-to-utc.js";
import { periodsAround, zoneNamed } from "../../src/birth-moment/zone.js";
import { ZONE_TABLE } from "../../src/birth-moment/zone-table.generated.js";

const zone = fc
  .constantFrom(...ZONE_TABLE.flatMap((line) => line.slice(0, line.indexOf("|")).split(" ")))
  .map((name) => ({ name, ...zoneNamed(name)! }));
const localMinutes = fc.integer({ min: Date.UTC(1800, 0) / 60_000, max: Date.UTC(2200, 0) / 60_000 - 1 });

/** A zone and local seconds, half of them within a day of one of its offset changes. */
const zoneAndLocal = zone.chain((of) =>
  fc.tuple(
    fc.constant(of),
    fc.oneof(
      localMinutes.map((minutes) => minutes * 60),
      fc
        .tuple(fc.constantFrom(...of.periods), fc.integer({ min: -86_400, max: 86_400 }))
        .map(
          ([{ startUtcSeconds }, distance]) =>
            (Number.isFinite(startUtcSeconds) ? startUtcSeconds : 0) + distance,
        ),
    ),
  ),
);

/** Returns the offset in force at an instant. */
function offsetAt(of: Parameters<typeof periodsAround>[0], utcSeconds: number): number {
  return periodsAround(of, utcSeconds, utcSeconds).findLast((p) => p.startUtcSeconds <= utcSeconds)!
    .offsetSeconds;
}

it("outside gaps, UTC plus the offset in force is the local time", () => {
  fc.assert(
    fc.property(zoneAndLocal, ([of, localSeconds]) => {
      const { utcSeconds, offsetSeconds, kind } = localToUtc(of, localSeconds);
      expect(utcSeconds + offsetSeconds).toBe(localSeconds);
      if (kind !== "gap") expect(offsetAt(of, utcSeconds)).toBe(offsetSeconds);
      else expect(offsetAt(of, utcSeconds)).toBeGreaterThan(offsetSeconds);
    }),
    { numRuns: 20_000 },
  );
});

it("converting UTC to local time and back returns the same UTC, or in a fold the earlier of the two", () => {
  fc.assert(
    fc.property(zoneAndLocal, ([of, utcSeconds]) => {
      const localSeconds = utcSeconds + offsetAt(of, utcSeconds);
      const found = localToUtc(of, localSeconds);
      expect(found.kind).not.toBe("gap");
      if (found.kind === "unique") expect(found.utcSeconds).toBe(utcSeconds);
      else expect(found.utcSeconds).toBeLessThanOrEqual(utcSeconds);
    }),
    { numRuns: 20_000 },
  );
});

it("a later local time gives a later UTC time, unless a gap moved the earlier one forward", () => {
  fc.assert(
    fc.property(zoneAndLocal, fc.integer({ min: 1, max: 2 * 86_400 }), ([of, localSeconds], stepSeconds) => {
      const earlier = localToUtc(of, localSeconds);
      const later = localToUtc(of, localSeconds + stepSeconds);
      if (earlier.kind !== "gap") expect(later.utcSeconds).toBeGreaterThan(earlier.utcSeconds);
    }),
    { numRuns: 20_000 },
  );
});

it("a birth's UTC time is its local time minus the offset, to the second", () => {
  fc.assert(
    fc.property(
      zone,
      localMinutes,
      fc.integer({ min: -180e6, max: 180e6 }).map((millionths) => millionths / 1e6),
      ({ name }, minutes, lng) => {
        const local = new Date(minutes * 60_000).toISOString();
        const { utc, offsetSeconds } = resolveBirthMoment({
          date: local.slice(0, 10),
          time: local.slice(11, 16),
          coords: { lat: 0, lng },
          zone: name,
        });
        expect(Number.isInteger(offsetSeconds)).toBe(true);
        expect(utc.getTime() + offsetSeconds * 1000).toBe(minutes * 60_000);
      },
    ),
    { numRuns: 5_000 },
  );
});
