/** Returns the middle value, or the mean of the two middle ones; 0 if there are none. */
export function median(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort();
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return ((low ?? 0) + (high ?? 0)) / 2;
}
