/** Returns the pairs of neighboring letters of a text, without regard to capitals. */
export function pairsOf(text: string): ReadonlySet<string> {
  const lower = text.toLowerCase();
  return new Set(
    Array.from({ length: Math.max(0, lower.length - 1) }, (_, index) => lower.slice(index, index + 2)),
  );
}

/** Returns the similarity of two texts by their pairs, from 0 to 1: Dice's coefficient. */
export function similarityOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const total = one.size + other.size;
  if (total === 0) return 0;
  let shared = 0;
  for (const pair of one) if (other.has(pair)) shared += 1;
  return (2 * shared) / total;
}
