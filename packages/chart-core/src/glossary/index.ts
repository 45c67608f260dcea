import type { Chart } from "../chart.js";
import { deepFreeze } from "../deep-freeze.js";
import { CHART_MEMBERS } from "./chart-members.js";
import type { GlossaryEntry } from "./entry.js";
import {
  DETAIL_TERMS,
  type DetailTerm,
  PEOPLE_TERMS,
  type PeopleTerm,
  TIME_TERMS,
  type TimeTerm,
} from "./further-terms.js";
import { WHEEL_TERMS, type WheelTerm } from "./wheel-terms.js";

export type { GlossaryEntry } from "./entry.js";

/** A member of a chart, or a term of the wheel, of details, of people or of time. */
export type GlossaryTerm = keyof Chart | WheelTerm | DetailTerm | PeopleTerm | TimeTerm;

/**
 * What everything in a chart means, in plain words for someone who has never read one: each member of `Chart`, and the
 * terms of the wheel, of people and of time. Values of closed vocabularies have a meaning each.
 *
 * The words are our own, and short: a chart is for reflection, and claims nothing of medicine, psychology or money.
 *
 * @example
 * import { GLOSSARY } from "chart-core/glossary";
 *
 * console.log(GLOSSARY.type.meaning, GLOSSARY.type.values?.["Projector"]);
 */
export const GLOSSARY: Readonly<Record<GlossaryTerm, GlossaryEntry>> = deepFreeze({
  ...CHART_MEMBERS,
  ...WHEEL_TERMS,
  ...DETAIL_TERMS,
  ...PEOPLE_TERMS,
  ...TIME_TERMS,
});
