import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { chebyshevValue } from "../../../scripts/tables/chebyshev.js";
import { completeTables } from "../../../src/ephemeris/all-parts.js";
import {
  ANGLE_COUNT,
  isInOneSunSegment,
  NUTATION_ANGLE,
  SUN_ANGLE,
  writeAnglesDeg,
  writeSunMotion,
} from "../../../src/ephemeris/table/blocks.js";
import { EPHEMERIS_BODIES } from "../../../src/ephemeris/table/ephemeris-body.js";
import { unpackRecord } from "../../../src/ephemeris/table/packed-records.js";
import { type PackedSegments, unpackSegment } from "../../../src/ephemeris/table/segments.js";
import { TABLE_DAYS, TABLE_FIRST_TT_DAYS } from "../../../src/ephemeris/table/table-span.js";
import { BODY_TABLES, NUTATION } from "../../../src/ephemeris/table/tables.generated.js";
import { anyDays } from "../../support/inputs.js";

beforeAll(completeTables);

const TABLES: readonly (readonly [name: string, table: PackedSegments])[] = [
  ["nutation", NUTATION],
  ...EPHEMERIS_BODIES.map((body) => [body, BODY_TABLES[body].segments] as const),
];

describe.each(TABLES)("every segment of %s", (_, table) => {
  const { count, columns } = table.records;

  it("has as many coefficients as are read, and the segments cover the whole time span", () => {
    expect(columns.length).toBeGreaterThanOrEqual(9);
    expect(columns.length).toBeLessThanOrEqual(14);
    expect(count * table.segmentDays).toBe(TABLE_DAYS);
  });

  it("is stored without loss: one 32-bit number per coefficient, two for the angle and its rate", () => {
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

it("every angle equals the Chebyshev sum of its packed segment, within 1e-11 degrees", () => {
  const angles = new Float64Array(ANGLE_COUNT);
  const shortestDays = Math.min(...TABLES.map(([, { segmentDays }]) => segmentDays));
  const offsetsDays = fc.sample(anyDays(0, shortestDays - 0.001), Math.ceil(TABLE_DAYS / shortestDays));
  let greatestMissDeg = 0;
  for (const [segment, offsetDays] of offsetsDays.entries()) {
    const moment = TABLE_FIRST_TT_DAYS + segment * shortestDays + offsetDays;
    writeAnglesDeg(moment, angles);
    for (const [angle, [, table]] of TABLES.entries()) {
      const missDeg = angles[angle]! - chebyshevSumDeg(table, moment);
      greatestMissDeg = Math.max(greatestMissDeg, Math.abs(missDeg - 360 * Math.round(missDeg / 360)));
    }
  }
  expect(greatestMissDeg).toBeLessThan(1e-11);
});

it("nutation and Sun have segments of the same length, which reading the Sun's motion relies on", () => {
  expect(NUTATION.segmentDays).toBe(BODY_TABLES.sun.segments.segmentDays);
});

it("the Sun's motion is its longitude with nutation, and the first two derivatives of that", () => {
  const motion = new Float64Array(3);
  const placeDeg = (moment: number) => {
    const angles = new Float64Array(ANGLE_COUNT);
    writeAnglesDeg(moment, angles);
    return angles[NUTATION_ANGLE]! + angles[SUN_ANGLE]!;
  };
  fc.assert(
    fc.property(anyDays(TABLE_FIRST_TT_DAYS + 1, TABLE_FIRST_TT_DAYS + TABLE_DAYS - 1), (moment) => {
      const [before, after] = [moment - 0.01, moment + 0.01];
      fc.pre(isInOneSunSegment(before, after));
      writeSunMotion(moment, motion);
      const [deg, rate, halfAcceleration] = [motion[0]!, motion[1]!, motion[2]!];
      expect(deg).toBeCloseTo(placeDeg(moment), 11);
      expect(rate).toBeCloseTo((placeDeg(after) - placeDeg(before)) / 0.02, 7);
      expect(halfAcceleration).toBeCloseTo(
        (placeDeg(after) + placeDeg(before) - 2 * placeDeg(moment)) / 0.0002,
        6,
      );
    }),
    { numRuns: 2000 },
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
