import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chebyshevValue } from "../../../scripts/tables/chebyshev.js";
import { EPHEMERIS_BODIES } from "../../../src/ephemeris/ephemeris-body.js";
import { ANGLES, writeAnglesDeg } from "../../../src/ephemeris/table/blocks.js";
import { unpackRecord } from "../../../src/ephemeris/table/packed-records.js";
import { type PackedSegments, unpackSegment } from "../../../src/ephemeris/table/segments.js";
import {
  END_TT_DAYS,
  FIRST_TT_DAYS,
  TABLE_DAYS,
  TABLE_FIRST_TT_DAYS,
} from "../../../src/ephemeris/table/table-span.js";
import { BODY_TABLES, NUTATION } from "../../../src/ephemeris/table/tables.generated.js";

const TABLES: readonly (readonly [name: string, table: PackedSegments])[] = [
  ["nutation", NUTATION],
  ...EPHEMERIS_BODIES.map((body) => [body, BODY_TABLES[body].segments] as const),
];

describe.each(TABLES)("every segment of %s", (_, table) => {
  const { count, columns } = table.records;

  it("has as many numbers as are read of it, and the table as many segments as its span", () => {
    expect(columns.length).toBeGreaterThanOrEqual(9);
    expect(columns.length).toBeLessThanOrEqual(14);
    expect(count * table.segmentDays).toBe(TABLE_DAYS);
  });

  it("is held exactly: one number of 32 bits for a power, a second one for the angle and for its rate", () => {
    const units = new Float64Array(columns.length);
    let inexact = 0;
    for (let segment = 0; segment < count; segment++) {
      unpackSegment(table, segment, units);
      for (let power = 0; power < units.length; power++) {
        const beyond = units[power]! - Math.fround(units[power]!);
        if (power < 2 ? Math.fround(beyond) !== beyond : beyond !== 0) inexact += 1;
      }
    }
    expect(inexact).toBe(0);
  });
});

it("an angle is the Chebyshev sum of its segment's record, to 1e-11 degrees", () => {
  const angles = new Float64Array(ANGLES);
  const ttDays = fc.double({ min: FIRST_TT_DAYS, max: END_TT_DAYS, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(ttDays, fc.integer({ min: 1, max: ANGLES }), (moment, asked) => {
      angles.fill(Number.NaN);
      writeAnglesDeg(moment, asked, angles);
      for (const [angle, [name, table]] of TABLES.entries()) {
        if (angle >= asked) expect(angles[angle], name).toBeNaN();
        else {
          const missed = angles[angle]! - chebyshevSumDeg(table, moment);
          expect(Math.abs(missed - 360 * Math.round(missed / 360)), name).toBeLessThan(1e-11);
        }
      }
    }),
    { numRuns: 1000 },
  );
});

function chebyshevSumDeg(
  { records, segmentDays, unitsPerArcsec, unitsPerSegment }: PackedSegments,
  moment: number,
) {
  const segments = (moment - TABLE_FIRST_TT_DAYS) / segmentDays;
  const segment = Math.floor(segments);
  const columns = new Float64Array(records.columns.length);
  unpackRecord(records, segment, columns);
  columns[0]! += unitsPerSegment * segment;
  columns[0]! %= 1_296_000 * unitsPerArcsec;
  return chebyshevValue(columns, 2 * (segments - segment) - 1) / unitsPerArcsec / 3600;
}
