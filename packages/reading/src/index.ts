/**
 * From what people type to a birth, and from a chart to what it says, for forms, pages and programs alike. Data and
 * sentences, no markup.
 *
 * @module
 */
export {
  birthLine,
  bornText,
  guessNote,
  placeLabel,
  REPEATED_NOTE,
  skippedNote,
  toldInWords,
} from "./birth-texts.js";
export { dateInWords, MONTHS, offsetText, readDate, shortDate, weekdayOf } from "./calendar.js";
export { CLOCKS_PATH, clockNote } from "./clock-note.js";
export { type ClockSpan, NOON, readClockSpan, readTime, splitClockSpan } from "./clock-time.js";
export {
  ABOUT_MINUTES,
  FIELD_LENGTHS,
  FIELD_TEXTS,
  SEARCH_TEXTS,
  TIME_KINDS,
  type TimeKind,
  USUAL_ABOUT_MINUTES,
} from "./form-texts.js";
export { certaintyText, headlineOf, scopeOf } from "./headline.js";
export type { Meanings } from "./meanings.js";
export { type RareMember, type RarityRow, rarityOf, rarityText } from "./rarity.js";
export {
  nameOfChannel,
  nameOfGate,
  percent,
  type Reading,
  type ReadPart,
  type ReadRow,
  readingOf,
  togetherOf,
} from "./reading.js";
export { type LinkedBirth, readFragment, readView, writeFragment } from "./share-link.js";
export { exactSpan, lengthOf, type Span, spreadOf } from "./spread.js";
export { SUMMARY_MEMBERS, summaryMoreOf, summaryOf, togetherInShort } from "./summary.js";
export { JSON_MEMBERS } from "./text-sections.generated.js";
export { TOGETHER_KINDS } from "./together.js";
export { readToldWords, type ToldWords } from "./told-words.js";
export {
  type BirthFault,
  type BirthTexts,
  birthFault,
  nearestAbout,
  readToldTime,
  SPAN_SKIPPED,
  TIME_UNREADABLE,
  type ToldTime,
  timeKindOf,
} from "./typed-birth.js";
export { oneLine, plainText } from "./typed-text.js";
export { type HoldFacts, type HoldRow, heldOf, type LocalClock, possibleOf } from "./window/holds.js";
export { middleOfHours, possibleSpan, type SpanOfHours } from "./window/possible-span.js";
export { type AnswerSide, type Askable, nextQuestion, type Question } from "./window/question.js";
export { countCharts, type WindowFacts, windowData } from "./window/window-data.js";
export { findZones, zoneNamed } from "./zone-names.js";
