import { readCsv } from "../lib/data-files.js";

/*
 * Delta T = TT - UT1 from published numbers:
 *
 *      1788          1952.3       1955               last observation             2212
 *   ------|  spline  |  transition  |  observed values  |  long-term expression  |----
 *
 * The spline and the long-term expression are those of Stephenson, Morrison & Hohenkerk 2016.
 */

const J2000_JD = 2451545;
const DAY_MS = 86_400_000;
const JD_OF_UNIX_EPOCH = 2440587.5;

/** Julian day of 0h UT of a day, `YYYY-MM-DD`. */
function jdOf(isoDay: string): number {
  return JD_OF_UNIX_EPOCH + Date.parse(isoDay) / DAY_MS;
}

interface SplinePiece {
  readonly fromJd: number;
  readonly toJd: number;
  /** Coefficients of the powers of time from 0 to 1. */
  readonly coefficients: readonly number[];
}

const SPLINE: readonly SplinePiece[] = readCsv("delta-t-smh2016.csv").map(([from, to, ...coefficients]) => ({
  fromJd: jdOf(`${from}-01-01`),
  toJd: jdOf(`${to}-01-01`),
  coefficients: coefficients.map(Number),
}));

const OBSERVED = readCsv("delta-t-observed.csv").map(([date, seconds]) => ({
  date: date!,
  jd: jdOf(date!),
  seconds: Number(seconds),
}));

/** Julian day of the first observed value, where the transition from the spline ends. */
const FIRST_OBSERVED_JD = OBSERVED[0]!.jd;

/** Julian day of the last observed value: later ones are predictions. */
const LAST_OBSERVED_JD = OBSERVED.at(-1)!.jd;

/** Day of the last observed value, `YYYY-MM-DD`. */
export const LAST_OBSERVED_DAY: string = OBSERVED.at(-1)!.date;

/** Length of the transition from the spline to the observed values. */
const TRANSITION_DAYS = 1000;

/**
 * Returns Delta T in seconds at a Julian day of UT1.
 *
 * @param jdUt Years 1720 to 2500.
 */
export function modelDeltaTSeconds(jdUt: number): number {
  if (jdUt > LAST_OBSERVED_JD) {
    return OBSERVED.at(-1)!.seconds + longTermSeconds(jdUt) - longTermSeconds(LAST_OBSERVED_JD);
  }
  if (jdUt >= FIRST_OBSERVED_JD) return observedSeconds(jdUt);
  const transition = Math.max(0, 1 - (FIRST_OBSERVED_JD - jdUt) / TRANSITION_DAYS);
  // In 1955 the spline is 0.66 s below the observed value.
  return splineSeconds(jdUt) + transition * (OBSERVED[0]!.seconds - splineSeconds(FIRST_OBSERVED_JD));
}

/**
 * Tidal accelerations of the Moon, arcsec per century squared: with -25.85 the reference reduces the spline, and JPL
 * DE431, to which our Moon is fitted, has -25.80.
 */
const SPLINE_TIDAL_ACCELERATION = -25.85;
const DE431_TIDAL_ACCELERATION = -25.8;

/** Evaluates the spline, converted to the tidal acceleration of DE431. */
function splineSeconds(jdUt: number): number {
  const { fromJd, toJd, coefficients } = SPLINE.find((piece) => jdUt < piece.toJd)!;
  const t = (jdUt - fromJd) / (toJd - fromJd);
  const years = (jdUt - jdOf("1955-01-01")) / 365.2425;
  const conversion = -0.000_091 * (DE431_TIDAL_ACCELERATION - SPLINE_TIDAL_ACCELERATION) * years * years;
  return coefficients.reduceRight((sum, coefficient) => sum * t + coefficient, 0) + conversion;
}

/** Interpolates the observed values by Lagrange's cubic through the two on either side. */
function observedSeconds(jdUt: number): number {
  const after = OBSERVED.findIndex(({ jd }) => jd > jdUt);
  const next = after === -1 ? OBSERVED.length : after;
  const near = OBSERVED.slice(Math.max(0, Math.min(next - 2, OBSERVED.length - 4))).slice(0, 4);
  return near.reduce((sum, { jd, seconds }) => {
    const others = near.filter((other) => other.jd !== jd);
    return sum + others.reduce((product, other) => (product * (jdUt - other.jd)) / (jd - other.jd), seconds);
  }, 0);
}

/**
 * Integral of the length of day by equation 5.1 of the paper, `1.78 t - 4.0 sin(2 pi t / 15)` milliseconds with t in
 * centuries from 1825; an arbitrary constant is left out.
 */
function longTermSeconds(jdUt: number): number {
  const t = (2000 + (jdUt - J2000_JD) / 365.25 - 1825) / 100;
  return 36.525 * ((1.78 / 2) * t * t + ((4 * 15) / (2 * Math.PI)) * Math.cos((2 * Math.PI * t) / 15));
}
