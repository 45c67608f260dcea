import type { KnownPlace } from "../file/gazetteer.js";

/** Result for a text that means no place, or none for sure. */
export interface Question {
  /** Places that the text may mean equally well, the likeliest first. */
  readonly candidates: readonly KnownPlace[];
  /** Parts of the text that name a place, but not in the area that the text names. */
  readonly known: readonly string[];
}

export const NO_PLACE: Question = { candidates: [], known: [] };

/** Asks which of these places is meant. */
export function questionOf(candidates: readonly KnownPlace[]): Question {
  return { candidates, known: [] };
}
