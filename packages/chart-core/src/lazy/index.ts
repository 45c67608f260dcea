/**
 * The entry `chart-core/lazy`: charts, the sky, and charts over time as promises, for web pages. They are those of
 * `chart-core` and `chart-core/time`, to the byte. The tables of fifty years (a quarter of a megabyte compressed) are
 * imported when a function first needs them.
 *
 * @example
 * import { computeChart, transits } from "chart-core/lazy";
 *
 * const chart = await computeChart(new Date("1990-09-05T19:17:00Z"));
 * const today = await transits(new Date("2026-11-22T12:00Z"), chart);
 * console.log(chart.type, chart.profile, today.channels.completed);
 *
 * @module
 */
export type { CensusMember, CensusValue } from "../census/census-members.js";
export type { CensusSpan } from "../census/census-span.js";
export type { Activations, Chart } from "../chart.js";
export {
  ChartInputError,
  type ChartInputErrorCode,
  type ChartInputErrorDetails,
} from "../chart-input-error.js";
export type { Coordinates } from "../coordinates.js";
export type { TimeScale } from "../ephemeris/time-scale.js";
export type { TimeScaleOptions } from "../ephemeris/tt-from-utc.js";
export type { Position, Positions } from "../positions.js";
export type { ChangeOptions } from "../timeline/change-options.js";
export type { ActivationChange } from "../timeline/changes.js";
export type { ChartSpan, ChartWindow } from "../timeline/charts-of-window.js";
export type { Certainty, Holding } from "../timeline/holdings.js";
export type { Return, ReturnOptions } from "../timeline/returns.js";
export type { Station } from "../timeline/stations.js";
export type {
  TransitChange,
  TransitChangeOptions,
} from "../timeline/transit-changes.js";
export type { TransitOptions, TransitState } from "../timeline/transit-state.js";
export type { ChartTransits, NextTransit, Transits } from "../timeline/transits.js";
export { certainty } from "./certainty.js";
export { chartWindow } from "./chart-window.js";
export { computeActivations, computeChart } from "./compute-chart.js";
export { findChanges } from "./find-changes.js";
export { findReturns } from "./find-returns.js";
export { positionsAt } from "./positions-at.js";
export { shareOf } from "./share-of.js";
export { stations } from "./stations.js";
export { transitChanges } from "./transit-changes.js";
export { transitState } from "./transit-state.js";
export { transits } from "./transits.js";
