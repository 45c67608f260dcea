/**
 * The Sun's apparent orbit as a Kepler ellipse, mean elements of date (Meeus, Astronomical Algorithms, 1998, ch. 25).
 * It omits the effects of the Moon, the planets, aberration and nutation, 0.01 degrees in all. The tables refine its
 * estimates.
 */

/** The Sun's mean motion in longitude, degrees per day. */
const MEAN_DEG_PER_DAY = 0.985_647_36;

const DAYS_PER_CENTURY = 36_525;

const RAD_PER_DEG = Math.PI / 180;

/**
 * Returns an estimator of the days that the Sun takes to cover an arc: within 0.011 days of the tables, 1800 to 2200.
 *
 * Its arguments are the Sun's longitude at the arc's end, degrees, and a nearby moment in days from J2000.0, which
 * selects the slowly changing ellipse.
 *
 * @param arcDeg Length of the arc, below 360 degrees.
 */
export function daysOfArc(arcDeg: number): (toDeg: number, days: number) => number {
  const halfArc = (arcDeg / 2) * RAD_PER_DEG;
  const [sinHalf, sinWhole] = [Math.sin(halfArc), Math.sin(2 * halfArc)];
  return (toDeg, days) => {
    const e = eccentricity(days);
    // M = v - 2e sin v + 3/4 e^2 sin 2v, evaluated at both ends of the arc, which are written as the arc's middle
    // plus or minus its half.
    const cosMiddle = Math.cos((toDeg - arcDeg / 2 - perigeeDeg(days)) * RAD_PER_DEG);
    const first = -4 * e * sinHalf * cosMiddle;
    const second = 1.5 * e * e * sinWhole * (2 * cosMiddle * cosMiddle - 1);
    return (arcDeg + (first + second) / RAD_PER_DEG) / MEAN_DEG_PER_DAY;
  };
}

function eccentricity(days: number): number {
  return 0.016_708_634 - (0.000_042_037 / DAYS_PER_CENTURY) * days;
}

function perigeeDeg(days: number): number {
  return 282.937_35 + (1.719_46 / DAYS_PER_CENTURY) * days;
}
