/** Options of {@link editDistance}. */
export interface CompareOptions {
  /** Compares with the closest prefix of a name instead of all of it. */
  readonly isPrefix?: boolean;
}

/** Maximum number of letters by which a prefix may be longer than the typed text. */
const MOST_MISSING = 2;

/** Counts the edits that turn one text into another: a letter left out, added, changed or swapped with the next. */
export function editDistance(typed: string, name: string, { isPrefix = false }: CompareOptions = {}): number {
  const compared = isPrefix ? name.slice(0, typed.length + MOST_MISSING) : name;
  let [beforeLast, last]: [number[], number[]] = [
    [],
    Array.from({ length: compared.length + 1 }, (_, i) => i),
  ];
  for (let i = 1; i <= typed.length; i++) {
    const row = [i];
    for (let j = 1; j <= compared.length; j++) {
      const isSame = typed[i - 1] === compared[j - 1];
      let edits = Math.min(at(row, j - 1) + 1, at(last, j) + 1, at(last, j - 1) + Number(!isSame));
      const isSwap = i > 1 && j > 1 && typed[i - 1] === compared[j - 2] && typed[i - 2] === compared[j - 1];
      if (isSwap) edits = Math.min(edits, at(beforeLast, j - 2) + 1);
      row.push(edits);
    }
    [beforeLast, last] = [last, row];
  }
  return isPrefix ? Math.min(...last) : at(last, compared.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
