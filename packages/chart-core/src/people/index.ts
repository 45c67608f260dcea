/**
 * The entry `chart-core/people`: charts of several people, and further details of one chart.
 *
 * The details belong to this entry because they share its terms: parts, bridging gates, gates of a person. The main entry
 * would load them with every chart.
 *
 * @example
 * import { computeChart } from "chart-core";
 * import { composite } from "chart-core/people";
 *
 * const a = computeChart(new Date("1988-09-04T01:15Z"));
 * const b = computeChart(new Date("1990-02-06T22:55Z"));
 * const { theme, electromagnetic } = composite(a, b);
 * console.log(theme, electromagnetic);
 *
 * @module
 */
export { ChartInputError } from "../chart-input-error.js";
export { type CenterDetails, centerDetails } from "../details/center-details.js";
export { type CrossDetails, crossDetails } from "../details/cross-details.js";
export { type DefinitionDetails, definitionDetails } from "../details/definition-details.js";
export { type Fixing, type FixingState, type Fixings, fixings } from "../details/fixings.js";
export { LINE_FIXINGS, type LineFixing } from "../details/line-fixings.js";
export { QUARTERS, type Quarter } from "../details/quarters.js";
export { type Composite, composite, type OwnedChannel, type Person } from "./composite.js";
export { type Group, type GroupGate, group } from "./group.js";
export {
  PENTA_ROWS,
  type Penta,
  type PentaChannel,
  type PentaColumn,
  type PentaGate,
  penta,
} from "./penta.js";
