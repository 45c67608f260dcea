/**
 * The entry `chart-core/people`: charts of several people combined.
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
