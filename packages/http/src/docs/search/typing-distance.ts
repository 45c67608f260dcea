/**
 * Returns the number of slips between two words: a letter that is missing, added or another one, or two neighbors that
 * changed places. It gives up beyond a limit and returns Infinity.
 */
export function typingDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return Number.POSITIVE_INFINITY;
  /** The last three rows of the table of distances between the beginnings of both words. */
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    let least = row;
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let distance = Math.min(
        at(last, column) + 1,
        at(next, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) distance = Math.min(distance, at(before, column - 2) + 1);
      next.push(distance);
      least = Math.min(least, distance);
    }
    // A swap reaches back over two rows, and costs one.
    if (least > limit && Math.min(...last) >= limit) return Number.POSITIVE_INFINITY;
    before = last;
    last = next;
  }
  const distance = at(last, other.length);
  return distance <= limit ? distance : Number.POSITIVE_INFINITY;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
