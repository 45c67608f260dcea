export interface CompareOptions {
  /** Compares with the closest prefix of a name instead of all of it. */
  readonly isPrefix?: boolean;
  /** Maximum number of edits to look for; bounds the time. Default: none. */
  readonly mostEdits?: number;
}

/** Maximum number of letters by which a prefix may be longer than the typed text. */
const MOST_MISSING = 2;

/**
 * Counts the edits that turn one text into another: a letter left out, added, changed or swapped with the next.
 *
 * Fills the table of the distances between all prefixes, row by row. A cell k columns off the diagonal takes at least k
 * edits, so a maximum leaves only a band of the table to fill. For one edit:
 *
 *            b a t h
 *          0 1 . . .
 *        b 1 0 1 . .
 *        a . 1 0 1 .
 *        s . . 1 1 2
 *        h . . . 2 1
 *
 * @returns The number of edits, or any larger number than the maximum.
 */
export function editDistance(typed: string, name: string, options: CompareOptions = {}): number {
  const compared = options.isPrefix ? name.slice(0, typed.length + MOST_MISSING) : name;
  const { length } = compared;
  const mostEdits = options.mostEdits ?? Math.max(typed.length, length);
  const tooMany = mostEdits + 1;
  if (typed.length - length > mostEdits || (!options.isPrefix && length - typed.length > mostEdits))
    return tooMany;
  const firstRow = Array.from({ length: length + 1 }, (_, j) => j);
  let [beforeLast, last, row] = [firstRow.slice(), firstRow.slice(), firstRow];
  for (let i = 1; i <= typed.length; i++) {
    [beforeLast, last, row] = [last, row, beforeLast];
    const first = Math.max(1, i - mostEdits);
    const end = Math.min(length, i + mostEdits);
    // The cells beside the band, which this row and the next one read.
    row[first - 1] = first === 1 ? i : tooMany;
    if (end < length) row[end + 1] = tooMany;
    for (let j = first; j <= end; j++) {
      const letter = typed.charCodeAt(i - 1);
      const other = compared.charCodeAt(j - 1);
      let edits = Math.min(at(row, j - 1), at(last, j), at(last, j - 1) - (letter === other ? 1 : 0)) + 1;
      const isSwap =
        i > 1 && j > 1 && letter === compared.charCodeAt(j - 2) && other === typed.charCodeAt(i - 2);
      if (isSwap) edits = Math.min(edits, at(beforeLast, j - 2) + 1);
      row[j] = edits;
    }
  }
  if (!options.isPrefix) return at(row, length);
  let fewest = tooMany;
  for (let j = Math.max(0, typed.length - mostEdits); j <= length; j++) fewest = Math.min(fewest, at(row, j));
  return fewest;
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
