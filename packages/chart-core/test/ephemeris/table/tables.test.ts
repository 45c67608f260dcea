import { randomInt } from "node:crypto";
import fc from "fast-check";
import { beforeAll, describe, expect, it, vi } from "vitest";
import {
  AGREEMENT_MAX_ARCSEC,
  conjunctionMoments,
  differenceArcsec,
} from "../../../scripts/accuracy/measure-agreement.js";
import { hasItsChecksum } from "../../../scripts/lib/generated-module.js";
import { modelDesignMoment } from "../../../scripts/lib/model-design-moment.js";
import { tableLongitudeDeg } from "../../../scripts/lib/table-longitude.js";
import { nutationDeg } from "../../../scripts/tables/compile-tables.js";
import { conjunctionOn } from "../../../scripts/tables/find-conjunctions.js";
import { type SegmentForm, segmentUnits } from "../../../scripts/tables/fit-segments.js";
import { BLOCK_COUNT, sampleBlock } from "../../../scripts/tables/sample-sky.js";
import { interpolant, samplesOf } from "../../../scripts/tables/sampled-function.js";
import { BODY_FORMS, NUTATION_FORM } from "../../../scripts/tables/table-forms.js";
import { packedTotalBytes, TABLE_PATHS } from "../../../scripts/tables/table-modules.js";
import { withoutDeflection } from "../../../scripts/tables/without-deflection.js";
import { completeTables } from "../../../src/ephemeris/all-parts.js";
import { designMomentTtDays } from "../../../src/ephemeris/design-moment.js";
import { writeLongitudesDeg } from "../../../src/ephemeris/longitudes.js";
import { EPHEMERIS_BODIES, type EphemerisBody } from "../../../src/ephemeris/table/ephemeris-body.js";
import { unpackRecord } from "../../../src/ephemeris/table/packed-records.js";
import type { PackedSegments } from "../../../src/ephemeris/table/segments.js";
import {
  BLOCK_DAYS,
  END_TT_DAYS,
  FIRST_TT_DAYS,
  TABLE_FIRST_TT_DAYS,
} from "../../../src/ephemeris/table/table-span.js";
import { BODY_TABLES, NUTATION } from "../../../src/ephemeris/table/tables.generated.js";
import { longitudeDeg as seriesDeg } from "../../../src/series/longitude.js";
import { anyDays } from "../../support/inputs.js";

beforeAll(completeTables);

const PLANETS = ["mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"] as const;

const ttDays = anyDays(FIRST_TT_DAYS, END_TT_DAYS - 1e-4);

describe("the committed tables are those that the generator gives", () => {
  const sampled = Array.from({ length: 10 }, () => randomInt(BLOCK_COUNT));

  it(`for every body, in the randomly chosen blocks ${sampled.join(", ")}`, () => {
    for (const block of sampled) {
      const samples = sampleBlock(block);
      const sun = samplesOf("sun", samples, block);
      for (const body of EPHEMERIS_BODIES) {
        const own = samplesOf(body, samples, block);
        const { segments, conjunctions } = BODY_TABLES[body];
        const smooth = conjunctions === undefined ? own : withoutDeflection(own, sun, conjunctions);
        expectSegments(body, segments, interpolant(smooth), BODY_FORMS[body], block);
      }
      expectSegments("nutation", NUTATION, nutationDeg, NUTATION_FORM, block);
    }
  });

  it.each(PLANETS)("for %s, in randomly chosen superior conjunctions", (planet) => {
    const { records } = BODY_TABLES[planet].conjunctions;
    const columns = new Float64Array(records.columns.length);
    for (let tries = 0; tries < 10; tries++) {
      const index = randomInt(records.count);
      unpackRecord(records, index, columns);
      expect([...columns], `conjunction ${index}`).toEqual(conjunctionOn(planet, columns[0]!));
    }
  });

  it.each(TABLE_PATHS)("unchanged since they were written, by the checksum of %s", (path) => {
    expect(hasItsChecksum(path)).toBe(true);
  });
});

it("the packed tables take less than 2.1 MB", () => {
  expect(packedTotalBytes(Object.values(BODY_TABLES), NUTATION)).toBeLessThan(2.1e6);
});

describe("tables and series model agree within 0.006 arcsec", () => {
  it("for every body at any moment", () => {
    fc.assert(
      fc.property(ttDays, (moment) => {
        for (const body of EPHEMERIS_BODIES) expectAgreement(body, moment);
      }),
      { numRuns: 300 },
    );
  });

  it.each(PLANETS)("for %s close to the Sun and behind its disc", (planet) => {
    const moments = [0.7, 8].flatMap((withinDays) => conjunctionMoments(planet, 10, 90, withinDays));
    expect(moments.length).toBeGreaterThan(70);
    for (const moment of moments) expectAgreement(planet, moment);
  });

  it("for the Sun, so that design moments agree within 0.1 s", () => {
    fc.assert(
      fc.property(anyDays(-73_049, 73_048), (birthTtDays) => {
        const tabulated = designMomentTtDays(birthTtDays, tableLongitudeDeg("sun", birthTtDays));
        const direct = modelDesignMoment(birthTtDays, (moment) => seriesDeg("sun", moment));
        expect(Math.abs(tabulated - direct) * 86_400).toBeLessThan(0.1);
      }),
      { numRuns: 100 },
    );
  });
});

it("a longitude does not depend on earlier calls", async () => {
  const moments = fc.sample(ttDays, 200);
  const forwards = moments.map((moment) => longitudesAt(writeLongitudesDeg, moment));
  vi.resetModules();
  const fresh = await import("../../../src/ephemeris/longitudes.js");
  expect(fresh.writeLongitudesDeg).not.toBe(writeLongitudesDeg);
  const backwards = moments.toReversed().map((moment) => longitudesAt(fresh.writeLongitudesDeg, moment));
  expect(backwards.toReversed()).toEqual(forwards);
});

it("longitudes lie in [0, 360)", () => {
  fc.assert(
    fc.property(ttDays, (moment) => {
      for (const deg of longitudesAt(writeLongitudesDeg, moment)) expect(deg >= 0 && deg < 360).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

it("no longitude jumps at a border between two segments or blocks", () => {
  const [before, after] = [new Float64Array(11), new Float64Array(11)];
  const shortest = Math.min(...EPHEMERIS_BODIES.map((body) => BODY_TABLES[body].segments.segmentDays));
  let borders = 0;
  for (let border = TABLE_FIRST_TT_DAYS; border < END_TT_DAYS; border += shortest) {
    if (border <= FIRST_TT_DAYS) continue;
    borders += 1;
    // One microsecond before the border.
    writeLongitudesDeg(border - 2 ** -36, before);
    writeLongitudesDeg(border, after);
    for (const [index, body] of EPHEMERIS_BODIES.entries()) {
      const jumpDeg = after[index]! - before[index]!;
      const jumpArcsec = Math.abs(jumpDeg - 360 * Math.round(jumpDeg / 360)) * 3600;
      expect(jumpArcsec < 2 * AGREEMENT_MAX_ARCSEC, `${body} at ${border}: ${jumpArcsec}`).toBe(true);
    }
  }
  expect(borders).toBe(18_281);
});

it.each([FIRST_TT_DAYS - 1e-6, END_TT_DAYS, Number.NaN, Number.POSITIVE_INFINITY])(
  "outside the years of the tables, at %d days, an error is thrown",
  (moment) => {
    expect(() => writeLongitudesDeg(moment, new Float64Array(11))).toThrow(RangeError);
  },
);

function longitudesAt(write: typeof writeLongitudesDeg, moment: number): number[] {
  const into = new Float64Array(EPHEMERIS_BODIES.length);
  write(moment, into);
  return [...into];
}

function expectAgreement(body: EphemerisBody, moment: number): void {
  expect(differenceArcsec(body, moment), `${body} at ${moment}`).toBeLessThan(AGREEMENT_MAX_ARCSEC);
}

/**
 * Largest distance to a whole unit: half a unit, plus the last digit, which the generator may round differently because
 * it counts whole turns.
 */
const LONGEST_WAY_TO_UNIT = 0.5 + 0.002;

/**
 * Expects each segment of a block to equal the fit, coefficient by coefficient; the first coefficient up to whole
 * turns.
 */
function expectSegments(
  name: string,
  { segmentDays, unitsPerArcsec, unitsPerSegment, records }: PackedSegments,
  angleDeg: (ttDays: number) => number,
  form: SegmentForm,
  block: number,
): void {
  const unitsPerTurn = 1_296_000 * unitsPerArcsec;
  const columns = new Float64Array(records.columns.length);
  const perBlock = BLOCK_DAYS / segmentDays;
  for (let segment = block * perBlock; segment < (block + 1) * perBlock; segment++) {
    unpackRecord(records, segment, columns);
    columns[0]! += unitsPerSegment * segment;
    const fitted = segmentUnits(angleDeg, form, segment);
    expect(fitted).toHaveLength(columns.length);
    for (const [power, units] of fitted.entries()) {
      const away = columns[power]! - units;
      const turned = power === 0 ? away - Math.round(away / unitsPerTurn) * unitsPerTurn : away;
      expect(Math.abs(turned), `${name}, segment ${segment}, power ${power}`).toBeLessThan(
        LONGEST_WAY_TO_UNIT,
      );
    }
  }
}
