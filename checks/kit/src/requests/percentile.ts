/** Returns the smallest value that is not below the given share (0 to 1) of all values; 0 if there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Returns the middle value, or the mean of the two middle ones; 0 if there are none. */
export function median(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort();
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return ((low ?? 0) + (high ?? 0)) / 2;
}

/** Formats median, p99 and maximum of durations in milliseconds. */
export function spread(values: readonly number[]): string {
  const [p50, p99, max] = [0.5, 0.99, 1].map((share) => percentile(values, share).toFixed(1));
  return `p50 ${p50} ms, p99 ${p99} ms, max ${max} ms (${values.length.toLocaleString("en")})`;
}
