import { COEFFICIENT_COUNT, type Path } from "./paths.js";
import { derivativeAt, turningPoints } from "./polynomial.js";

const polynomial = /* @__PURE__ */ new Float64Array(COEFFICIENT_COUNT);

/**
 * Finds the moments at which a path turns between two moments, in order: where the polynomial of a piece turns, or where
 * two pieces that meet go different ways. Light deflection is left out: no planet turns behind the Sun.
 *
 * @returns Days of TT since J2000.0.
 */
export function turningMoments(path: Path, fromTtDays: number, toTtDays: number): number[] {
  const moments: number[] = [];
  let wasForward: boolean | undefined;
  for (let from = fromTtDays; from < toTtDays; ) {
    const to = Math.min(path.nextBorder(from), toTtDays);
    path.writePolynomial(from, to, polynomial);
    const isForward = derivativeAt(polynomial, -1) >= 0;
    if (wasForward !== undefined && isForward !== wasForward) moments.push(from);
    for (const y of turningPoints(polynomial)) moments.push((from + to) / 2 + ((to - from) / 2) * y);
    wasForward = derivativeAt(polynomial, 1) >= 0;
    from = to;
  }
  return moments;
}
