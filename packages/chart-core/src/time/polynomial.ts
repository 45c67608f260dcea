/*
 * Polynomials on [-1, 1]: arrays of coefficients by power, the constant first.
 */

/** The value at x (Horner). */
export function valueAt(coefficients: Float64Array, x: number): number {
  let value = 0;
  for (let power = coefficients.length - 1; power >= 0; power--) value = value * x + coefficients[power]!;
  return value;
}

const shifted = new Float64Array(16);

/** Adds `factor * p(center + halfWidth * y)`, a polynomial in y, to the coefficients of another. */
export function addShifted(
  p: Float64Array,
  center: number,
  halfWidth: number,
  factor: number,
  into: Float64Array,
): void {
  const degree = p.length - 1;
  shifted.set(p);
  // Synthetic division by (x - center), once for each power, leaves the coefficients about the center.
  for (let power = 0; power < degree; power++) {
    for (let index = degree - 1; index >= power; index--) shifted[index]! += center * shifted[index + 1]!;
  }
  let scale = factor;
  for (let power = 0; power <= degree; power++) {
    into[power]! += shifted[power]! * scale;
    scale *= halfWidth;
  }
}

/** The derivative. */
function derivative(coefficients: Float64Array): Float64Array {
  const rates = new Float64Array(coefficients.length - 1);
  for (let power = 1; power < coefficients.length; power++) rates[power - 1] = power * coefficients[power]!;
  return rates;
}

/** Where the polynomial turns round within (-1, 1), in order; empty for one that only rises or only falls. */
export function turningPoints(coefficients: Float64Array): number[] {
  return onlyRisesOrFalls(coefficients) ? [] : rootsWithin(derivative(coefficients));
}

/** True where the linear term outweighs all others in the rate; most bodies at most times. */
function onlyRisesOrFalls(coefficients: Float64Array): boolean {
  let others = 0;
  for (let power = 2; power < coefficients.length; power++) others += power * Math.abs(coefficients[power]!);
  return Math.abs(coefficients[1] ?? 0) >= others;
}

/** The roots within (-1, 1) at which a polynomial changes its sign, in order. */
export function rootsWithin(coefficients: Float64Array): number[] {
  if (hasNoRoot(coefficients)) return [];
  const roots: number[] = [];
  let [from, before] = [-1, valueAt(coefficients, -1)];
  // Between two turning points it only rises or only falls, so that a change of sign holds one root.
  for (const to of [...turningPoints(coefficients), 1]) {
    const after = valueAt(coefficients, to);
    if (before < 0 !== after < 0) roots.push(rootBetween(coefficients, 0, from, to));
    [from, before] = [to, after];
  }
  return roots;
}

/** True where the constant is greater than all other terms together can be. */
function hasNoRoot(coefficients: Float64Array): boolean {
  let others = 0;
  for (let power = 1; power < coefficients.length; power++) others += Math.abs(coefficients[power]!);
  return Math.abs(coefficients[0] ?? 0) >= others;
}

/** Steps that find any root: Newton's method takes five, halving takes 52. */
const MAX_STEPS = 80;

/** Where a polynomial has a value that lies between those of two points: Newton's method kept within the bracket. */
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
    // A step that leaves the bracket, or a rate of 0, gives way to halving.
    if (!(next >= low && next <= high)) next = (low + high) / 2;
    if (Math.abs(next - x) < 1e-15) return next;
    x = next;
  }
  return x;
}

/**
 * Where a function that has no derivative at hand changes its sign between two points: the secant kept within the
 * bracket, with the end that stays put weighed half (the Illinois method).
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
