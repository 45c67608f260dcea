import type { KnownPlace, NamedPlace } from "../file/gazetteer.js";
import type { Choice } from "./find-named.js";

/** The place that a text means. `others` is empty if a county or a misspelled name led to it. */
export interface ChosenPlace extends Omit<Choice, "place" | "name"> {
  readonly place: KnownPlace & Partial<NamedPlace>;
  /** The name that led to it, if it may not be the first part of the text in full; it must not be known elsewhere then. */
  readonly name?: string;
}
