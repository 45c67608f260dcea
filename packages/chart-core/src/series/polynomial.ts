/** Evaluates c[0] + c[1] t + c[2] t^2 + ... */
export function polynomial(coefficients: readonly number[], t: number): number {
  return coefficients.reduceRight((sum, coefficient) => sum * t + coefficient, 0);
}

/** Evaluates the derivative of {@link polynomial} with respect to t. */
export function polynomialRate(coefficients: readonly number[], t: number): number {
  return coefficients.reduceRight((sum, c, power) => (power === 0 ? sum : sum * t + power * c), 0);
}

/**
 * Raises a number to a whole power, 0 or more, by multiplication.
 *
 * The last digit of `**` differs between versions of V8, but a chart must be the same to the byte on all of them.
 */
export function wholePower(base: number, exponent: number): number {
  let power = 1;
  for (let factors = 0; factors < exponent; factors++) power *= base;
  return power;
}
