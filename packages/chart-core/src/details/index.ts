/**
 * The entry `chart-core/details`: further details of one chart. They are not part of `Chart`, so that computing a chart
 * stays fast.
 *
 * @example
 * import { computeChart } from "chart-core";
 * import { definitionDetails, fixings } from "chart-core/details";
 *
 * const chart = computeChart(new Date("1990-09-05T19:17Z"));
 * console.log(definitionDetails(chart).hangingGates);
 * console.log(fixings(chart).design.mars.state);
 *
 * @module
 */
export { ChartInputError } from "../chart-input-error.js";
export { type CenterDetails, centerDetails } from "./center-details.js";
export { type CrossDetails, crossDetails } from "./cross-details.js";
export { type DefinitionDetails, definitionDetails } from "./definition-details.js";
export { type Fixing, type FixingState, type Fixings, fixings } from "./fixings.js";
