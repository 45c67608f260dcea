import { signedDeg } from "../../src/angles.js";
import type { Side } from "../../src/chart.js";
import { ttDaysFromUtDays } from "../../src/ephemeris/delta-t.js";
import { EPHEMERIS_BODIES, type EphemerisBody } from "../../src/ephemeris/table/ephemeris-body.js";
import { readFixture } from "../lib/fixtures.js";
import type { PlottedError } from "./error-plot.js";
import { J2000_JD, type Model, referenceColumn } from "./measure-accuracy.js";

/** The signed error of a body on a side at one moment. */
interface LongitudeError extends PlottedError {
  readonly body: EphemerisBody;
  readonly side: Side;
}

/** Compares a model with every row of fixtures/longitudes.csv. */
export function longitudeErrors({ longitudeDeg, designMomentTtDays }: Model): readonly LongitudeError[] {
  return readFixture("longitudes.csv").flatMap((row) => {
    const utDays = Number(row["jd_ut"]) - J2000_JD;
    const birth = ttDaysFromUtDays(utDays);
    const moments = { personality: birth, design: designMomentTtDays(birth) };
    return (["personality", "design"] as const).flatMap((side) =>
      EPHEMERIS_BODIES.map((body) => {
        const referenceDeg = Number(row[referenceColumn(body, side)]);
        const errorDeg = signedDeg(longitudeDeg(body, moments[side]) - referenceDeg);
        return { body, side, year: 2000 + utDays / 365.2425, arcsec: errorDeg * 3600 };
      }),
    );
  });
}
