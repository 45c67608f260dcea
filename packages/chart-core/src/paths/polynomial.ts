/*
 * Polynomials on [-1, 1], as arrays of coefficients by increasing power.
 */

/** Returns the value at x, by Horner's scheme. */
export function valueAt(coefficients: Float64Array, x: number): number {
  let value = 0;
  for (let power = coefficients.length - 1; power >= 0; power--) value = value * x + coefficients[power]!;
  return value;
}

const shifted = /* @__PURE__ */ new Float64Array(16);

/** Adds `factor * p(center + halfWidth * y)`, a polynomial in y, to the coefficients in `into`. */
export function addShifted(
  p: Float64Array,
  center: number,
  halfWidth: number,
  factor: number,
  into: Float64Array,
): void {
  const degree = p.length - 1;
  shifted.set(p);
  // Repeated synthetic division by (x - center) yields the coefficients of the powers of (x - center).
  for (let power = 0; power < degree; power++) {
    for (let index = degree - 1; index >= power; index--) shifted[index]! += center * shifted[index + 1]!;
  }
  let scale = factor;
  for (let power = 0; power <= degree; power++) {
    into[power]! += shifted[power]! * scale;
    scale *= halfWidth;
  }
}

/** Returns the derivative at x. */
export function derivativeAt(coefficients: Float64Array, x: number): number {
  let rate = 0;
  for (let power = coefficients.length - 1; power > 0; power--)
    rate = rate * x + power * coefficients[power]!;
  return rate;
}

/** Returns the coefficients of the derivative. */
function derivative(coefficients: Float64Array): Float64Array {
  const rates = new Float64Array(coefficients.length - 1);
  for (let power = 1; power < coefficients.length; power++) rates[power - 1] = power * coefficients[power]!;
  return rates;
}

/** Returns the local extrema within (-1, 1), in order; empty for a monotonic polynomial. */
export function turningPoints(coefficients: Float64Array): number[] {
  return onlyRisesOrFalls(coefficients) ? [] : rootsWithin(derivative(coefficients));
}

/** True if the linear term outweighs all others in the derivative, as it does for most bodies at most times. */
function onlyRisesOrFalls(coefficients: Float64Array): boolean {
  let others = 0;
  for (let power = 2; power < coefficients.length; power++) others += power * Math.abs(coefficients[power]!);
  return Math.abs(coefficients[1] ?? 0) >= others;
}

/** Returns the roots within (-1, 1) at which a polynomial changes sign, in order. */
export function rootsWithin(coefficients: Float64Array): number[] {
  if (hasNoRoot(coefficients)) return [];
  const roots: number[] = [];
  let [from, before] = [-1, valueAt(coefficients, -1)];
  // The polynomial is monotonic between two turning points, so a change of sign there means exactly one root.
  for (const to of [...turningPoints(coefficients), 1]) {
    const after = valueAt(coefficients, to);
    if (before < 0 !== after < 0) roots.push(rootBetween(coefficients, 0, from, to));
    [from, before] = [to, after];
  }
  return roots;
}

/** True if the constant exceeds the sum of all other terms anywhere in [-1, 1]. */
function hasNoRoot(coefficients: Float64Array): boolean {
  let others = 0;
  for (let power = 1; power < coefficients.length; power++) others += Math.abs(coefficients[power]!);
  return Math.abs(coefficients[0] ?? 0) >= others;
}

/** Enough steps for any root: Newton's method takes about five, bisection 52. */
const MAX_STEPS = 80;

/** Solves `p(x) = wanted` between two points whose values enclose `wanted`: Newton's method, kept within the bracket. */
export function rootBetween(coefficients: Float64Array, wanted: number, from: number, to: number): number {
  let low = from;
  let high = to;
  const rises = valueAt(coefficients, low) < wanted;
  let x = (low + high) / 2;
  for (let step = 0; step < MAX_STEPS; step++) {
    let value = 0;
    let rate = 0;
    for (let power = coefficients.length - 1; power >= 0; power--) {
      rate = rate * x + value;
      value = value * x + coefficients[power]!;
    }
    value -= wanted;
    if (value < 0 === rises) low = x;
    else high = x;
    let next = x - value / rate;
    // Bisects if the step leaves the bracket or the derivative is 0.
    if (!(next >= low && next <= high)) next = (low + high) / 2;
    if (Math.abs(next - x) < 1e-15) return next;
    x = next;
  }
  return x;
}

/**
 * Finds a change of sign between two points of a function without a known derivative: the secant method, kept within
 * the bracket. The value at an end that stays twice is halved (the Illinois method), which keeps convergence fast.
 */
export function bracketedRoot(evaluate: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  let [lowValue, highValue] = [evaluate(low), evaluate(high)];
  let latestSide = 0;
  for (let step = 0; step < MAX_STEPS && Math.abs(high - low) > 1e-14; step++) {
    const secant = (low * highValue - high * lowValue) / (highValue - lowValue);
    const x = secant > Math.min(low, high) && secant < Math.max(low, high) ? secant : (low + high) / 2;
    const value = evaluate(x);
    if (value === 0) return x;
    if (value < 0 === lowValue < 0) {
      [low, lowValue] = [x, value];
      if (latestSide === -1) highValue /= 2;
      latestSide = -1;
    } else {
      [high, highValue] = [x, value];
      if (latestSide === 1) lowValue /= 2;
      latestSide = 1;
    }
  }
  return (low + high) / 2;
}
