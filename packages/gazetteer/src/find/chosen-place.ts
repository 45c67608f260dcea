import type { KnownPlace, NamedPlace } from "../file/gazetteer.js";
import type { Choice } from "./find-named.js";

/** The place that a text means. `others` is empty if a county or a misspelled name led to it. */
export interface ChosenPlace extends Omit<Choice, "place" | "name"> {
  readonly place: KnownPlace & Partial<NamedPlace>;
  /** The name by which it was found, which may be a part of what the text has; undefined if an area of the text led to it. */
  readonly name?: string;
}
