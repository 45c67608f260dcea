import { describe, expect, it } from "vitest";
import { readFixture } from "../../scripts/lib/fixtures.js";
import type { EphemerisBody } from "../../src/ephemeris/table/ephemeris-body.js";
import { sunBarycentricVelocity } from "../../src/series/barycentre.js";
import { moonState } from "../../src/series/elp-mpp02.js";
import { longitudeDeg } from "../../src/series/longitude.js";
import { nutationInLongitudeArcsec } from "../../src/series/nutation.js";
import { plutoHeliocentricPosition } from "../../src/series/pluto.js";
import { rotationToEclipticOfDate } from "../../src/series/precession.js";
import { earthState, heliocentricPosition, type VsopPlanet } from "../../src/series/vsop87.js";

interface Stage {
  readonly evaluate: (name: string, ttDays: number) => readonly number[];
  /** Tolerance against the fixture, whose values are rounded to about a tenth of it. */
  readonly within: number | ((name: string) => number);
}

const STAGES: Readonly<Record<string, Stage>> = {
  helio: {
    evaluate: (name, ttDays) =>
      name === "pluto" ? plutoHeliocentricPosition(ttDays) : heliocentricPosition(name as VsopPlanet, ttDays),
    // Two integrations of the same orbit differ by 0.001 arcsec after two centuries.
    within: (name) => (name === "pluto" ? 2e-7 : 2e-11),
  },
  earth_velocity: { evaluate: (_, ttDays) => earthState(ttDays).velocity, within: 1e-13 },
  // The fixture truncates the giant planets' series differently; 2e-8 au/day is 0.00002 arcsec of aberration.
  sun_velocity_ssb: { evaluate: (_, ttDays) => sunBarycentricVelocity(ttDays), within: 2e-8 },
  moon_position_km: { evaluate: (_, ttDays) => moonState(ttDays).position, within: 1e-6 },
  moon_velocity_km_per_day: { evaluate: (_, ttDays) => moonState(ttDays).velocity, within: 1e-6 },
  dpsi_arcsec: { evaluate: (_, ttDays) => [nutationInLongitudeArcsec(ttDays)], within: 1e-7 },
  rotation_to_ecliptic_of_date: {
    evaluate: (name, ttDays) => rotationToEclipticOfDate(ttDays)[Number(name.at(-1)) as 0 | 1 | 2],
    within: 1e-13,
  },
  apparent_deg: {
    evaluate: (name, ttDays) => [longitudeDeg(name as EphemerisBody, ttDays)],
    within: (name) => (name === "pluto" ? 5e-7 : 1e-8),
  },
};

const rows = readFixture("series-stages.csv");

describe("each stage of the series model gives the recorded values at twelve moments from 1800 to 2200", () => {
  for (const [name, stage] of Object.entries(STAGES)) {
    it(name, () => {
      const stageRows = rows.filter((row) => row["stage"] === name);
      expect(stageRows.length).toBeGreaterThanOrEqual(12);
      for (const row of stageRows) {
        const values = stage.evaluate(row["name"]!, Number(row["jd_tt"]) - 2451545);
        const within = typeof stage.within === "number" ? stage.within : stage.within(row["name"]!);
        const expected = [row["x"], row["y"], row["z"]].filter((text) => text !== "").map(Number);
        expect(values).toHaveLength(expected.length);
        values.forEach((value, axis) => {
          expect(Math.abs(value - expected[axis]!), `${row["name"]} at ${row["jd_tt"]}`).toBeLessThan(within);
        });
      }
    });
  }

  it("no stage of the fixture is left out", () => {
    expect([...new Set(rows.map((row) => row["stage"]))].sort()).toEqual(Object.keys(STAGES).sort());
  });
});

describe("the integrated orbit of Pluto", () => {
  it("outside its years there is an error instead of an extrapolation", () => {
    for (const ttDays of [-73_300, 73_200, Number.NaN]) {
      expect(() => plutoHeliocentricPosition(ttDays)).toThrow(RangeError);
    }
  });
});
