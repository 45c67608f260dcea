import { utDaysFromDate } from "../../src/ephemeris/ut-days.js";
import { readFixture } from "../lib/fixtures.js";

/*
 * Delta T = TT - UT1 from publications, to compare the table that charts use with it:
 *
 *      1788          1952.3       1955               last observation             2212
 *   ------|  spline  |  transition  |  observed values  |  long-term expression  |----
 *
 * The spline and the long-term expression are those of Stephenson, Morrison & Hohenkerk 2016.
 */

/** Converts a day, `YYYY-MM-DD`, at 0h to days since J2000.0. */
function utDaysOf(isoDay: string): number {
  return utDaysFromDate(new Date(isoDay));
}

interface SplinePiece {
  readonly fromUtDays: number;
  readonly toUtDays: number;
  /** Coefficients of the powers of time from 0 to 1. */
  readonly coefficients: readonly number[];
}

const SPLINE: readonly SplinePiece[] = readFixture("delta-t-smh2016.csv").map((row) => ({
  fromUtDays: utDaysOf(`${row["from_year"]}-01-01`),
  toUtDays: utDaysOf(`${row["to_year"]}-01-01`),
  coefficients: ["a0", "a1", "a2", "a3"].map((column) => Number(row[column])),
}));

const OBSERVED = readFixture("delta-t-observed.csv").map((row) => ({
  utDays: utDaysOf(row["date"]!),
  seconds: Number(row["delta_t_s"]),
}));

/** Day of the first observed value, where the transition from the spline ends. */
const FIRST_OBSERVED_UT_DAYS = OBSERVED[0]!.utDays;

/** Day of the last observed value: later ones are predictions. */
const LAST_OBSERVED_UT_DAYS = OBSERVED.at(-1)!.utDays;

/** Length of the transition from the spline to the observed values. */
const TRANSITION_DAYS = 1000;

/**
 * Returns Delta T by the publications, in seconds.
 *
 * @param utDays Days of UT1 since J2000.0, years 1720 to 2500.
 */
export function publishedDeltaTSeconds(utDays: number): number {
  if (utDays > LAST_OBSERVED_UT_DAYS) {
    return OBSERVED.at(-1)!.seconds + longTermSeconds(utDays) - longTermSeconds(LAST_OBSERVED_UT_DAYS);
  }
  if (utDays >= FIRST_OBSERVED_UT_DAYS) return observedSeconds(utDays);
  const transition = Math.max(0, 1 - (FIRST_OBSERVED_UT_DAYS - utDays) / TRANSITION_DAYS);
  // In 1955 the spline is 0.66 s below the observed value.
  return splineSeconds(utDays) + transition * (OBSERVED[0]!.seconds - splineSeconds(FIRST_OBSERVED_UT_DAYS));
}

/**
 * Tidal accelerations of the Moon, arcsec per century squared: with -25.85 the reference reduces the spline, and JPL
 * DE431, to which our Moon is fitted, has -25.80.
 */
const SPLINE_TIDAL_ACCELERATION = -25.85;
const DE431_TIDAL_ACCELERATION = -25.8;

/** Evaluates the spline, converted to the tidal acceleration of DE431. */
function splineSeconds(utDays: number): number {
  const { fromUtDays, toUtDays, coefficients } = SPLINE.find((piece) => utDays < piece.toUtDays)!;
  const t = (utDays - fromUtDays) / (toUtDays - fromUtDays);
  const years = (utDays - utDaysOf("1955-01-01")) / 365.2425;
  const conversion = -0.000_091 * (DE431_TIDAL_ACCELERATION - SPLINE_TIDAL_ACCELERATION) * years * years;
  return coefficients.reduceRight((sum, coefficient) => sum * t + coefficient, 0) + conversion;
}

/** Interpolates the observed values by Lagrange's cubic through the two on either side. */
function observedSeconds(utDays: number): number {
  const after = OBSERVED.findIndex((value) => value.utDays > utDays);
  const next = after === -1 ? OBSERVED.length : after;
  const near = OBSERVED.slice(Math.max(0, Math.min(next - 2, OBSERVED.length - 4))).slice(0, 4);
  return near.reduce((sum, value) => {
    const others = near.filter((other) => other !== value);
    return (
      sum +
      others.reduce(
        (product, other) => (product * (utDays - other.utDays)) / (value.utDays - other.utDays),
        value.seconds,
      )
    );
  }, 0);
}

/**
 * Integral of the length of day by equation 5.1 of the paper, `1.78 t - 4.0 sin(2 pi t / 15)` milliseconds with t in
 * centuries from 1825; an arbitrary constant is left out.
 */
function longTermSeconds(utDays: number): number {
  const t = (2000 + utDays / 365.25 - 1825) / 100;
  return 36.525 * ((1.78 / 2) * t * t + ((4 * 15) / (2 * Math.PI)) * Math.cos((2 * Math.PI * t) / 15));
}
