/** Value of c[0] + c[1] t + c[2] t^2 + ... */
export function polynomial(coefficients: readonly number[], t: number): number {
  return coefficients.reduceRight((sum, coefficient) => sum * t + coefficient, 0);
}

/** Derivative of {@link polynomial} with respect to t. */
export function polynomialRate(coefficients: readonly number[], t: number): number {
  return coefficients.reduceRight((sum, c, power) => (power === 0 ? sum : sum * t + power * c), 0);
}

/**
 * A whole power, exponent 0 or more, by multiplication: `**` is the one operation used here whose last digit differs
 * between versions of the JavaScript engine, and a chart is the same to the byte on all of them.
 */
export function wholePower(base: number, exponent: number): number {
  let power = 1;
  for (let factors = 0; factors < exponent; factors++) power *= base;
  return power;
}
