/** Returns the nodes of Chebyshev interpolation in [-1, 1], from 1 downwards. */
export function chebyshevNodes(count: number): number[] {
  return Array.from({ length: count }, (_, k) => Math.cos((Math.PI * (k + 0.5)) / count));
}

/**
 * Returns the coefficients of the Chebyshev polynomials in the interpolant through values at {@link chebyshevNodes};
 * the first ones alone are the least-squares fit of a lower degree.
 */
export function chebyshevCoefficients(values: ArrayLike<number>, degree: number): number[] {
  const cosines = cosineTable(values.length);
  return Array.from({ length: degree + 1 }, (_, order) => {
    let sum = 0;
    const row = cosines[order]!;
    for (let k = 0; k < values.length; k++) sum += values[k]! * row[k]!;
    return (sum * (order === 0 ? 1 : 2)) / values.length;
  });
}

/** Evaluates a Chebyshev sum at x in [-1, 1] (Clenshaw). */
export function chebyshevValue(coefficients: ArrayLike<number>, x: number): number {
  let [next, afterNext] = [0, 0];
  for (let order = coefficients.length - 1; order > 0; order--) {
    [next, afterNext] = [2 * x * next - afterNext + coefficients[order]!, next];
  }
  return x * next - afterNext + coefficients[0]!;
}

const cosineTables = new Map<number, number[][]>();

/** Returns T_order at each node: `table[order][node]`. */
function cosineTable(nodes: number): number[][] {
  let table = cosineTables.get(nodes);
  if (table === undefined) {
    table = Array.from({ length: nodes }, (_, order) =>
      Array.from({ length: nodes }, (_, k) => Math.cos((Math.PI * order * (k + 0.5)) / nodes)),
    );
    cosineTables.set(nodes, table);
  }
  return table;
}
