import { innerBarycentre } from "../../src/series/barycentre.js";
import { RAD_PER_ARCSEC } from "../../src/series/units.js";
import { add, norm, scale, subtract, type Vector } from "../../src/series/vector.js";
import { readFixture } from "./fixtures.js";
import { integrateOrbit, type OrbitState } from "./orbit.js";

const STEP_DAYS = 10;
const J2000_JD = 2451545;

/** Row of the vectors at which the fit begins: the one nearest to J2000.0. */
const EPOCH_TT_DAYS = 2451500.5 - J2000_JD;

/** Days between two rows of the vectors. */
const ROW_DAYS = 200;

/** Steps of the fit: the first leaves an arcsecond, the third nothing. */
const FIT_STEPS = 3;

/** Chiron weighs less than 1e-11 solar masses. */
const NO_MASS = 0;

/** One reference position: heliocentric, au, ecliptic J2000. */
interface Row {
  readonly ttDays: number;
  readonly position: Vector;
  readonly velocity: Vector;
}

/** The start state whose orbit lies nearest to fixtures/chiron-vectors.csv, by least squares of the directions. */
export function fitChiron(): OrbitState {
  const rows = readVectors();
  let state = firstGuess(rows);
  for (let step = 0; step < FIT_STEPS; step++) state = improved(state, rows);
  return state;
}

/** Chiron's states every `strideDays` from one moment to another, at least. */
export function integrateChiron(
  start: OrbitState,
  fromTtDays: number,
  toTtDays: number,
  strideDays: number,
): OrbitState[] {
  return integrateOrbit(start, NO_MASS, { fromTtDays, toTtDays, strideDays, stepDays: STEP_DAYS });
}

/** The greatest distance between the orbit and the vectors as the Sun sees it, arcseconds. */
export function greatestMissArcsec(start: OrbitState): number {
  const rows = readVectors();
  const misses = residuals(start, rows).map(norm);
  return Math.max(...misses) / RAD_PER_ARCSEC;
}

function readVectors(): Row[] {
  return readFixture("chiron-vectors.csv").map((row) => {
    const number = (column: string) => Number(row[column]);
    return {
      ttDays: number("jd_tt") - J2000_JD,
      position: [number("x_au"), number("y_au"), number("z_au")],
      velocity: [number("vx_au_d"), number("vy_au_d"), number("vz_au_d")],
    };
  });
}

function firstGuess(rows: readonly Row[]): OrbitState {
  const row = rows.find(({ ttDays }) => ttDays === EPOCH_TT_DAYS)!;
  const [before, after] = [innerBarycentre(row.ttDays - 0.5), innerBarycentre(row.ttDays + 0.5)];
  return {
    ttDays: row.ttDays,
    position: subtract(row.position, innerBarycentre(row.ttDays)),
    velocity: subtract(row.velocity, subtract(after, before)),
  };
}

/** By one step of Gauss and Newton. */
function improved(state: OrbitState, rows: readonly Row[]): OrbitState {
  const numbers = [...state.position, ...state.velocity];
  const misses = residuals(state, rows).flat();
  const partials = numbers.map((value, index) => {
    const change = index < 3 ? 1e-6 : 1e-9;
    const changed = numbers.with(index, value + change);
    const others = residuals(stateOf(state.ttDays, changed), rows).flat();
    return others.map((other, at) => (other - misses[at]!) / change);
  });
  const dot = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, value, at) => sum + value * b[at]!, 0);
  const step = solve(
    partials.map((row) => partials.map((column) => dot(row, column))),
    partials.map((row) => -dot(row, misses)),
  );
  return stateOf(
    state.ttDays,
    numbers.map((value, index) => value + step[index]!),
  );
}

function stateOf(ttDays: number, [x, y, z, vx, vy, vz]: readonly number[]): OrbitState {
  return { ttDays, position: [x!, y!, z!], velocity: [vx!, vy!, vz!] };
}

/** Returns the difference between the orbit and each row, divided by the row's distance from the Sun: radians. */
function residuals(start: OrbitState, rows: readonly Row[]): Vector[] {
  const states = integrateChiron(start, rows[0]!.ttDays, rows.at(-1)!.ttDays, ROW_DAYS);
  return rows.map(({ ttDays, position }, index) => {
    const state = states[index]!;
    if (state.ttDays !== ttDays) throw new Error(`no state at ${ttDays}`);
    return scale(subtract(add(state.position, barycentreAt(ttDays)), position), 1 / norm(position));
  });
}

const barycentres = new Map<number, Vector>();

function barycentreAt(ttDays: number): Vector {
  const known = barycentres.get(ttDays);
  if (known !== undefined) return known;
  const barycentre = innerBarycentre(ttDays);
  barycentres.set(ttDays, barycentre);
  return barycentre;
}

/** Solves linear equations by elimination with the greatest pivot. */
function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index]!]);
  for (let column = 0; column < rows.length; column++) {
    const pivot = rows.slice(column).reduce((a, b) => (Math.abs(b[column]!) > Math.abs(a[column]!) ? b : a));
    rows.splice(rows.indexOf(pivot), 1);
    rows.splice(column, 0, pivot);
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = row[column]! / pivot[column]!;
      for (let at = column; at < row.length; at++) row[at]! -= factor * pivot[at]!;
    }
  }
  return rows.map((row, index) => row.at(-1)! / row[index]!);
}
