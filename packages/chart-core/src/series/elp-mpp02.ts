import elpMpp02 from "astronomia/data/elpMppDeFull";
import { MOON_LATITUDE_CORRECTIONS, MOON_LONGITUDE_CORRECTIONS } from "./corrections.generated.js";
import { compileSeries, evaluateWithRate, type ValueAndRate } from "./poisson-series.js";
import { polynomial, polynomialRate, wholePower } from "./polynomial.js";
import { type State, toRectangularState, toSphericalState } from "./spherical.js";
import { DAYS_PER_CENTURY, RAD_PER_ARCSEC } from "./units.js";
import { add, apply, type Matrix, scale } from "./vector.js";

const LONGITUDE_ARCSEC = compileSeries(elpMpp02.L);
const LATITUDE_ARCSEC = compileSeries(elpMpp02.B);
const RADIUS_KM = compileSeries(elpMpp02.R);

/** Mean longitude of the Moon in the inertial frame, radians over Julian centuries. */
const MEAN_LONGITUDE = elpMpp02.W1;

/** Laskar's P and Q, which turn the mean ecliptic of date into the inertial ecliptic J2000 (ELP/MPP02, section 6). */
const P = [0, 0.10180391e-4, 0.47020439e-6, -0.5417367e-9, -0.2507948e-11, 0.463486e-14];
const Q = [0, -0.113469002e-3, 0.12372674e-6, 0.1265417e-8, -0.1371808e-11, -0.320334e-14];

/**
 * Returns the geocentric rectangular position (km) and inertial velocity (km/day) of the Moon, inertial mean ecliptic
 * and equinox J2000: ELP/MPP02 (Chapront & Francou 2003, Astron. Astrophys. 404, 735) with this project's corrections
 * to JPL DE431.
 *
 * @param ttDays Days of Terrestrial Time since J2000.0, 1595 to 2205.
 */
export function moonState(ttDays: number): State {
  const t = ttDays / DAYS_PER_CENTURY;
  const { longitude, latitude, radius } = toSphericalState(inertialState(t));
  const perCentury = toRectangularState(
    plus(longitude, correctionAt(MOON_LONGITUDE_CORRECTIONS, t)),
    plus(latitude, correctionAt(MOON_LATITUDE_CORRECTIONS, t)),
    radius,
  );
  return { position: perCentury.position, velocity: scale(perCentury.velocity, 1 / DAYS_PER_CENTURY) };
}

/** Evaluates the theory without corrections, per Julian century, in the inertial ecliptic J2000. */
function inertialState(t: number): State {
  const ofDate = toRectangularState(
    plus(
      { value: polynomial(MEAN_LONGITUDE, t), rate: polynomialRate(MEAN_LONGITUDE, t) },
      inRadians(evaluateWithRate(LONGITUDE_ARCSEC, t, sumSines)),
    ),
    inRadians(evaluateWithRate(LATITUDE_ARCSEC, t, sumSines)),
    evaluateWithRate(RADIUS_KM, t, sumSines),
  );
  const { matrix, rate } = eclipticTurn(t);
  return {
    position: apply(matrix, ofDate.position),
    velocity: add(apply(matrix, ofDate.velocity), apply(rate, ofDate.position)),
  };
}

function eclipticTurn(t: number): { matrix: Matrix; rate: Matrix } {
  const [p, pRate] = [polynomial(P, t), polynomialRate(P, t)];
  const [q, qRate] = [polynomial(Q, t), polynomialRate(Q, t)];
  const s = Math.sqrt(1 - p * p - q * q);
  const sRate = -(p * pRate + q * qRate) / s;
  const pq = 2 * p * q;
  const pqRate = 2 * (pRate * q + p * qRate);
  const ps = 2 * p * s;
  const psRate = 2 * (pRate * s + p * sRate);
  const qs = 2 * q * s;
  const qsRate = 2 * (qRate * s + q * sRate);
  return {
    matrix: [
      [1 - 2 * p * p, pq, ps],
      [pq, 1 - 2 * q * q, -qs],
      [-ps, qs, 1 - 2 * p * p - 2 * q * q],
    ],
    rate: [
      [-4 * p * pRate, pqRate, psRate],
      [pqRate, -4 * q * qRate, -qsRate],
      [-psRate, qsRate, -4 * (p * pRate + q * qRate)],
    ],
  };
}

/** Sums the terms of ELP, `[amplitude, c0, c1, c2, c3, c4]`: amplitude times the sine of c0 + c1 t + ... + c4 t^4. */
function sumSines(terms: Float64Array, t: number): ValueAndRate {
  let value = 0;
  let rate = 0;
  for (let at = 0; at < terms.length; at += 6) {
    const [amplitude, c0, c1] = [terms[at]!, terms[at + 1]!, terms[at + 2]!];
    const [c2, c3, c4] = [terms[at + 3]!, terms[at + 4]!, terms[at + 5]!];
    const argument = c0 + t * (c1 + t * (c2 + t * (c3 + t * c4)));
    value += amplitude * Math.sin(argument);
    rate += amplitude * Math.cos(argument) * (c1 + t * (2 * c2 + t * (3 * c3 + t * 4 * c4)));
  }
  return { value, rate };
}

/** Returns the fitted difference between JPL DE431 and the theory in one coordinate, with its rate, radians. */
function correctionAt(rows: readonly (readonly number[])[], t: number): ValueAndRate {
  let value = 0;
  let rate = 0;
  for (const row of rows) {
    const [power, phase, frequency, cosFactor, sinFactor] = row as readonly [
      number,
      number,
      number,
      number,
      number,
    ];
    const argument = phase + frequency * t;
    const [cos, sin] = [Math.cos(argument), Math.sin(argument)];
    const periodic = cosFactor * cos + sinFactor * sin;
    const factor = wholePower(t / 2, power);
    const factorRate = power === 0 ? 0 : (power / 2) * wholePower(t / 2, power - 1);
    value += factor * periodic;
    rate += factorRate * periodic + factor * frequency * (sinFactor * cos - cosFactor * sin);
  }
  return { value, rate };
}

function plus(a: ValueAndRate, b: ValueAndRate): ValueAndRate {
  return { value: a.value + b.value, rate: a.rate + b.rate };
}

function inRadians(arcsec: ValueAndRate): ValueAndRate {
  return { value: arcsec.value * RAD_PER_ARCSEC, rate: arcsec.rate * RAD_PER_ARCSEC };
}
