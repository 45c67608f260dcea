export interface CompareOptions {
  /** Compares with the closest beginning of a name instead of all of it. */
  readonly isPrefix?: boolean;
}

/** Counts the letters to leave out, add, change or swap with their neighbour that turn one text into another. */
export function editDistance(typed: string, name: string, { isPrefix = false }: CompareOptions = {}): number {
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: name.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= typed.length; i++) {
    const row = [i];
    for (let j = 1; j <= name.length; j++) {
      const isSame = typed[i - 1] === name[j - 1];
      let edits = Math.min(at(row, j - 1) + 1, at(last, j) + 1, at(last, j - 1) + Number(!isSame));
      const isSwap = i > 1 && j > 1 && typed[i - 1] === name[j - 2] && typed[i - 2] === name[j - 1];
      if (isSwap) edits = Math.min(edits, at(beforeLast, j - 2) + 1);
      row.push(edits);
    }
    [beforeLast, last] = [last, row];
  }
  return isPrefix ? Math.min(...last) : at(last, name.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
