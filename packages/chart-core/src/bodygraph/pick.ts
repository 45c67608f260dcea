/**
 * A list of small numbers (gates, or indexes of a table) whose arrays serve every chart: the function that returns it
 * overwrites it at its next call. Reuse saves an allocation for each chart (see docs/decisions/0008).
 */
export interface ReusedList {
  /** The first `count` belong to the list; the others are left over from earlier calls. */
  readonly numbers: Uint8Array;
  count: number;
}

/**
 * Returns the members of a table at the indexes of a list, as a new array.
 *
 * Plain form: `[...list].map((index) => table[index])`. This one allocates the array at its final length, which takes
 * about half of the time of growing it, and less memory (see docs/decisions/0008).
 */
export function pick<T>(table: readonly T[], { numbers, count }: ReusedList): T[] {
  const picked = new Array<T>(count);
  for (let place = 0; place < count; place++) picked[place] = table[numbers[place]!]!;
  return picked;
}
