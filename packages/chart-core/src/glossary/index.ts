/**
 * The entry `chart-core/glossary`: the meaning of each term and of its values, in plain English.
 *
 * @example
 * import { GLOSSARY } from "chart-core/glossary";
 *
 * const { title, meaning, values } = GLOSSARY.authority;
 * console.log(`${title}: ${meaning}`);
 * console.log(values?.["Lunar"]);
 *
 * @module
 */
import type { Chart } from "../chart.js";
import { deepFreeze } from "../deep-freeze.js";
import { CHART_MEMBERS } from "./chart-members.js";
import type { GlossaryEntry } from "./entry.js";
import {
  CLOCK_TERMS,
  type ClockTerm,
  DETAIL_TERMS,
  type DetailTerm,
  PEOPLE_TERMS,
  type PeopleTerm,
  TIME_TERMS,
  type TimeTerm,
} from "./further-terms.js";
import { WHEEL_TERMS, type WheelTerm } from "./wheel-terms.js";

export { GLOSSARY_GROUPS, type GlossaryEntry, type GlossaryGroup } from "./entry.js";
export type { ClockTerm, DetailTerm, PeopleTerm, TimeTerm } from "./further-terms.js";
export type { WheelTerm } from "./wheel-terms.js";

/**
 * A key of {@link GLOSSARY}: a member of `Chart`, or a term of the wheel, the details, the clock, the people or the time functions.
 *
 * @example
 * import { GLOSSARY, type GlossaryTerm } from "chart-core/glossary";
 *
 * const terms = Object.keys(GLOSSARY) as GlossaryTerm[];
 * for (const term of terms) console.log(term, GLOSSARY[term].title);
 */
export type GlossaryTerm = keyof Chart | WheelTerm | DetailTerm | ClockTerm | PeopleTerm | TimeTerm;

/**
 * The meaning of each member of `Chart`, and of the terms of the wheel, the details, the clock, the people and the time functions,
 * in plain words for someone who has never read a chart. If a term has a fixed set of values, each value is explained too.
 *
 * The words are our own. A chart is for reflection; the texts give no medical, psychological or financial advice.
 *
 * @example
 * import { GLOSSARY } from "chart-core/glossary";
 *
 * console.log(GLOSSARY.type.meaning, GLOSSARY.type.values?.["Projector"]);
 */
export const GLOSSARY: Readonly<Record<GlossaryTerm, GlossaryEntry>> = /* @__PURE__ */ deepFreeze({
  ...CHART_MEMBERS,
  ...WHEEL_TERMS,
  ...DETAIL_TERMS,
  ...CLOCK_TERMS,
  ...PEOPLE_TERMS,
  ...TIME_TERMS,
});
