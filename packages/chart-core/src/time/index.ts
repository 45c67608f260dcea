/**
 * The entry `chart-core/time`: charts over a span of time, changes, transits and returns.
 *
 * @example
 * import { nextChange, transits } from "chart-core/time";
 *
 * const now = new Date("2026-11-22T12:00Z");
 * const change = nextChange("sun", now, { sides: ["personality"], level: "gate" });
 * console.log(transits(now).activations.sun);
 * console.log(change?.at.toISOString(), change?.to.gate);
 *
 * @module
 */
export { ChartInputError } from "../chart-input-error.js";
export { type Certainty, certainty, type Holding } from "./certainty.js";
export type { ChangeOptions } from "./change-options.js";
export {
  type ChartSpan,
  type ChartWindow,
  chartWindow,
  type UncertainValues,
  type WindowValue,
} from "./chart-window.js";
export { longitudeOfChiron } from "./chiron-path.js";
export { crossingsOf, type Pass } from "./crossings-of.js";
export { type ActivationChange, findChanges } from "./find-changes.js";
export {
  findReturns,
  RETURN_KINDS,
  type Return,
  type ReturnKind,
  type ReturnOptions,
} from "./find-returns.js";
export { nextChange } from "./next-change.js";
export { type Speeds, speedsDegPerDay } from "./speeds.js";
export { type ChartTransits, type NextTransit, type Transits, transits } from "./transits.js";
export { CHANGE_LEVELS, type ChangeLevel } from "./wheel-lines.js";
export type { MemberChange } from "./window-changes.js";
export {
  type ActivationMember,
  WINDOW_MEMBERS,
  type WindowMember,
  type WindowValues,
} from "./window-members.js";
