import type { NumberList } from "../../src/bodygraph/pick.js";

/** The numbers, each once. */
export function numberList(numbers: readonly number[]): NumberList {
  const unique = Uint8Array.from(new Set(numbers));
  return { numbers: unique, count: unique.length };
}
