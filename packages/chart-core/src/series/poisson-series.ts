import { polynomial, polynomialRate } from "./polynomial.js";

/** A value and its derivative with respect to the series' own time argument. */
export interface ValueAndRate {
  readonly value: number;
  readonly rate: number;
}

/** The rows of one coordinate as the theories publish them, by power of time. */
export type SeriesRows = Readonly<Record<string, readonly (readonly number[])[]>>;

/**
 * A coordinate as a sum over powers p of t^p * (sum of periodic terms): one flat array of terms for each
 * power, the power being the index.
 */
export type PoissonSeries = readonly Float64Array[];

/** Compiles published rows into flat arrays, without the terms whose amplitude is below `minAmplitude`. */
export function compileSeries(rows: SeriesRows, minAmplitude = 0): PoissonSeries {
  const powers = Object.keys(rows).map(Number);
  return Array.from({ length: Math.max(...powers) + 1 }, (_, power) =>
    Float64Array.from((rows[power] ?? []).filter((row) => Math.abs(row[0]!) >= minAmplitude).flat()),
  );
}

/** Evaluates a series at t, its terms summed by `sumTerms`. */
export function evaluate(
  series: PoissonSeries,
  t: number,
  sumTerms: (terms: Float64Array, t: number) => number,
): number {
  return polynomial(
    series.map((terms) => sumTerms(terms, t)),
    t,
  );
}

/** Evaluates a series and its derivative at t, the terms of each power summed by `sumTerms`. */
export function evaluateWithRate(
  series: PoissonSeries,
  t: number,
  sumTerms: (terms: Float64Array, t: number) => ValueAndRate,
): ValueAndRate {
  const sums = series.map((terms) => sumTerms(terms, t));
  const values = sums.map((sum) => sum.value);
  const rates = sums.map((sum) => sum.rate);
  return { value: polynomial(values, t), rate: polynomialRate(values, t) + polynomial(rates, t) };
}
