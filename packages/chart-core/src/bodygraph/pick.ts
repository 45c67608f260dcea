/** Some small numbers: gates, or indexes of a table. One list serves every chart, so the next chart writes over it. */
export interface NumberList {
  /** Those of the list come first. */
  readonly numbers: Uint8Array;
  count: number;
}

/**
 * The members of a table at the numbers of a list.
 *
 * Made at its length: an array that grows takes nearly twice the time, and more memory.
 */
export function pick<T>(table: readonly T[], { numbers, count }: NumberList): T[] {
  const picked = new Array<T>(count);
  for (let place = 0; place < count; place++) picked[place] = table[numbers[place]!]!;
  return picked;
}
