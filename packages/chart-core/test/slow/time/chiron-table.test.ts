import { expect, it } from "vitest";
import { randomNumbers } from "../../../bench/lib/random.js";
import { greatestMissArcsec } from "../../../scripts/lib/chiron-orbit.js";
import { CHIRON_START } from "../../../scripts/lib/chiron-start.generated.js";
import { hasItsChecksum } from "../../../scripts/lib/generated-module.js";
import { CHIRON_FORM, chironPosition, sampleChiron } from "../../../scripts/tables/compile-chiron.js";
import { conjunctionOn } from "../../../scripts/tables/find-conjunctions.js";
import { segmentUnits } from "../../../scripts/tables/fit-segments.js";
import { interpolant } from "../../../scripts/tables/sampled-function.js";
import { withoutDeflection } from "../../../scripts/tables/without-deflection.js";
import { unpackRecord } from "../../../src/ephemeris/table/packed-records.js";
import { CHIRON_TABLES } from "../../../src/paths/chiron-table.generated.js";

const position = chironPosition(CHIRON_START);
const { segments, conjunctions } = CHIRON_TABLES;
const random = randomNumbers(2060);

it("randomly chosen segments (fixed seed) equal those of the integrated orbit, in every coefficient", () => {
  const columns = new Float64Array(segments.records.columns.length);
  const unitsPerTurn = 1_296_000 * CHIRON_FORM.unitsPerArcsec;
  for (let tries = 0; tries < 12; tries++) {
    const segment = Math.floor(random() * segments.records.count);
    const { chiron, sun } = sampleChiron(position, segment, 1);
    const fitted = segmentUnits(
      interpolant(withoutDeflection(chiron, sun, conjunctions)),
      CHIRON_FORM,
      segment,
    );
    unpackRecord(segments.records, segment, columns);
    columns[0]! += segments.unitsPerSegment * segment;
    for (const [order, units] of fitted.entries()) {
      const away = columns[order]! - units;
      const turned = order === 0 ? away - Math.round(away / unitsPerTurn) * unitsPerTurn : away;
      // Rounding, and the last digits of the integration.
      expect(Math.abs(turned), `segment ${segment}, order ${order}`).toBeLessThan(0.51);
    }
  }
});

it("randomly chosen conjunctions (fixed seed) equal those of the integrated orbit", () => {
  const columns = new Float64Array(conjunctions.records.columns.length);
  for (let tries = 0; tries < 5; tries++) {
    unpackRecord(conjunctions.records, Math.floor(random() * conjunctions.records.count), columns);
    expect([...columns]).toEqual(conjunctionOn(position, columns[0]!));
  }
});

it("the start state's orbit lies within 0.25 arcsec of the vectors that it was fitted to", () => {
  expect(greatestMissArcsec(CHIRON_START)).toBeLessThan(0.25);
});

it.each(["src/paths/chiron-table.generated.ts", "scripts/lib/chiron-start.generated.ts"])(
  "%s is to the byte what was written",
  (path) => {
    expect(hasItsChecksum(path)).toBe(true);
  },
);
