import type { KnownPlace } from "../file/gazetteer.js";

/** Result for a text that means no place, or none for sure. */
export interface Question {
  /** Parts of the text that may name a place, but none in the area that the text names. */
  readonly known: readonly string[];
  /** Places that other parts, or the text in other readings, may mean: the likeliest first. */
  readonly candidates: readonly KnownPlace[];
}

export const NO_PLACE: Question = { known: [], candidates: [] };

/** Asks which of these places is meant, or the one that a part of the text names. */
export function questionOf(candidates: readonly KnownPlace[], known: readonly string[] = []): Question {
  return { candidates, known };
}
