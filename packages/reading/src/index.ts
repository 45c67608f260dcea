/**
 * From what people type to a birth, and from a chart to what it says, for forms, pages and programs alike. Data and
 * sentences, no markup.
 *
 * @module
 */
export {
  dateInWords,
  MONTHS,
  offsetText,
  type ReadDate,
  readDate,
  readTime,
  timeInWords,
  weekdayOf,
} from "./calendar.js";
export { CLOCKS_PATH, clockNote } from "./clock-note.js";
export { headlineOf, scopeOf } from "./headline.js";
export type { Meanings } from "./meanings.js";
export { oneLine } from "./one-line.js";
export { type LinkedBirth, readFragment, writeFragment } from "./share-link.js";
export {
  certaintyOf,
  exactSpan,
  lengthOf,
  type Shared,
  type Span,
  type Spread,
  spanAround,
  spreadOf,
  type TextMember,
  wholeOf,
} from "./spread.js";
export { TEXT_SECTIONS } from "./text-sections.generated.js";
