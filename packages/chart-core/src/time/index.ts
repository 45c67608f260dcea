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
export { CHANGE_LEVELS, type ChangeLevel } from "../timeline/change-levels.js";
export type { ChangeOptions } from "../timeline/change-options.js";
export type { ActivationChange } from "../timeline/changes.js";
export type { ChartSpan, ChartWindow, UncertainValues, WindowValue } from "../timeline/charts-of-window.js";
export type { Certainty, Holding } from "../timeline/holdings.js";
export type { Pass } from "../timeline/passes.js";
export {
  QUESTION_MEMBERS,
  type QuestionMember,
  type QuestionValues,
  type WindowQuestion,
} from "../timeline/questions.js";
export { RETURN_KINDS, type ReturnKind } from "../timeline/return-kinds.js";
export type { Return, ReturnOptions } from "../timeline/returns.js";
export type { Speeds } from "../timeline/speeds.js";
export type { Station } from "../timeline/stations.js";
export type {
  TransitCenterChange,
  TransitChange,
  TransitChangeOptions,
  TransitChannelChange,
  TransitEntry,
} from "../timeline/transit-changes.js";
export { TRANSIT_CHANGE_KINDS, type TransitChangeKind } from "../timeline/transit-kinds.js";
export type {
  TransitChannel,
  TransitEffect,
  TransitOptions,
  TransitState,
} from "../timeline/transit-state.js";
export type { ChartTransits, NextTransit, Transits } from "../timeline/transits.js";
export type { MemberChange } from "../timeline/window-changes.js";
export {
  type ActivationMember,
  WINDOW_MEMBERS,
  type WindowMember,
  type WindowValues,
} from "../timeline/window-members.js";
export { certainty } from "./certainty.js";
export { chartWindow } from "./chart-window.js";
export { crossingsOf } from "./crossings-of.js";
export { findChanges } from "./find-changes.js";
export { findReturns } from "./find-returns.js";
export { longitudeOfChiron } from "./longitude-of-chiron.js";
export { nextChange } from "./next-change.js";
export { speedsDegPerDay } from "./speeds-deg-per-day.js";
export { stations } from "./stations.js";
export { transitChanges } from "./transit-changes.js";
export { transitState } from "./transit-state.js";
export { transits } from "./transits.js";
