/*
 * TAI - UTC since 1972, by IERS Bulletin C. Bulletin C 72 of July 2026 announces no further leap second, and the
 * standards bodies have decided to stop adding them by 2035, so the last value is used for all later years.
 */

/** Start of UTC in whole seconds of TAI (10 s on 1972-01-01) and the end of each leap second: the first day of a month. */
const STEPS: readonly (readonly [year: number, month: number])[] = [
  [1972, 1],
  [1972, 7],
  [1973, 1],
  [1974, 1],
  [1975, 1],
  [1976, 1],
  [1977, 1],
  [1978, 1],
  [1979, 1],
  [1980, 1],
  [1981, 7],
  [1982, 7],
  [1983, 7],
  [1985, 7],
  [1988, 1],
  [1990, 1],
  [1991, 1],
  [1992, 7],
  [1993, 7],
  [1994, 7],
  [1996, 1],
  [1997, 7],
  [1999, 1],
  [2006, 1],
  [2009, 1],
  [2012, 7],
  [2015, 7],
  [2017, 1],
];

let madeStepsMs: readonly number[] | undefined;

/** Returns the same in ms since 1970. */
function stepsMs(): readonly number[] {
  madeStepsMs ??= STEPS.map(([year, month]) => Date.UTC(year, month - 1, 1));
  return madeStepsMs;
}

/** Returns TAI - UTC in seconds at a moment of UTC, or undefined before 1972. */
export function taiMinusUtcSeconds(utcMs: number): number | undefined {
  const steps = stepsMs().filter((fromMs) => fromMs <= utcMs).length;
  return steps === 0 ? undefined : 9 + steps;
}

/** Returns the first step after a moment of UTC; undefined after the last one. */
export function nextLeapStepMs(utcMs: number): number | undefined {
  return stepsMs().find((stepMs) => stepMs > utcMs);
}

/** Returns the distance, in milliseconds, from a moment of UTC to the nearest step. */
export function msToLeapStep(utcMs: number): number {
  return Math.min(...stepsMs().map((stepMs) => Math.abs(stepMs - utcMs)));
}
