/** A table of what each color or tone means as an array, empty at 0: engines read it several times as fast. */
export function byNumber<T>(table: Readonly<Record<number, T>>): readonly T[] {
  return Array.from({ length: 7 }, (_, number) => table[number]!);
}
