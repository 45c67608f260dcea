import { NAME_MARKS } from "../file/gazetteer-format.js";
import type { SourcePlace } from "../sources/source-places.js";

/** A row of the file: a key, and its value. */
export type Row = readonly [key: string, value: string];

/** A place at the index of its id less 1, without its names in other languages, which only count. */
export interface NumberedPlace
  extends Omit<SourcePlace, "ownKeys" | "islandKeys" | "otherKeys" | "otherNames"> {
  readonly isCityState: boolean;
  readonly otherNameCount: number;
}

/** A name and its places, the largest first, each as the number that {@link markedPlace} reads. */
export type NameRow = readonly [key: string, places: readonly number[]];

type Mark = (typeof NAME_MARKS)[keyof typeof NAME_MARKS];

/** Marks of names by the remainder of a {@link NameRow}'s number. */
export const MARKS: readonly Mark[] = [NAME_MARKS.own, NAME_MARKS.island, NAME_MARKS.other];

/** Returns the id of a place, and the mark of its name. A million numbers take a fifth of the memory of objects. */
export function markedPlace(number: number): { readonly id: number; readonly mark: Mark } {
  return { id: Math.floor(number / MARKS.length), mark: MARKS[number % MARKS.length] ?? NAME_MARKS.own };
}

/** Compares rows by their keys, in the order of the file. */
export function byKey([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
