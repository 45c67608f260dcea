/** Rounds shares that sum to 1 to integers that sum to a million: the largest remainders are rounded up. */
export function partsOfWhole(shares: readonly number[]): readonly number[] {
  const exact = shares.map((share) => share * 1e6);
  const parts = exact.map(Math.floor);
  const missing = 1e6 - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact.map((part, index) => [part % 1, index] as const).sort(([a], [b]) => b - a);
  for (const [, index] of byRemainder.slice(0, missing)) parts[index]! += 1;
  return parts;
}
