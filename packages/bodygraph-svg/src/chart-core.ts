/**
 * The only import of chart-core: facts and types, no ephemeris.
 *
 * @module
 */
export type {
  Activation,
  Arrow,
  Body,
  Center,
  Chart,
  Side,
  SideActivations,
} from "chart-core";
export { type FixingState, fixings } from "chart-core/details";
export { BODIES, CENTERS, CHANNELS, ChartInputError, GATES, WHEEL } from "chart-core/tables";
export type { ChartWindow, Transits } from "chart-core/time";
