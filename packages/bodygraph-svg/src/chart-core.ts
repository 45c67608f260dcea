/**
 * The only import of chart-core: facts and types, no ephemeris.
 *
 * @module
 */
export type {
  Activation,
  Arrow,
  Arrows,
  Body,
  Center,
  Chart,
  GateLines,
  Side,
  SideActivations,
} from "chart-core";
export { BODIES, CENTERS, CHANNELS, ChartInputError, GATES, WHEEL } from "chart-core";
export type { Composite } from "chart-core/people";
export { type Fixing, type FixingState, type Fixings, fixings } from "chart-core/people";
export type { ChartWindow, Transits } from "chart-core/time";
