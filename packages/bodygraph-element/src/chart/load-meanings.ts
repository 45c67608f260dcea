import type * as Meanings from "./meaning.js";

/**
 * Loads the meanings of a chart, as the first part that somebody points at does.
 *
 * @returns `GLOSSARY` of `chart-core/glossary`; the names of `chart-core/tables`: `GATES`, `CHANNELS`, `BODIES` and
 * `BODY_NAMES`; and `meaningOf`, which returns the sentence about a part of a picture.
 */
export function loadMeanings(): Promise<typeof Meanings> {
  return import("./meaning.js");
}
