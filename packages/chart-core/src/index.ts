/**
 * The main entry: charts, positions of the sky, and the tables that charts are made from.
 *
 * @example
 * import { computeChart, GATES } from "chart-core";
 *
 * const chart = computeChart(new Date("1990-09-05T19:17:00Z"));
 * const { gate, line } = chart.personality.sun;
 * console.log(chart.type, chart.profile, chart.authority);
 * console.log(`Sun in ${gate}.${line}, ${GATES[gate].name}`);
 *
 * @module
 */
export { BODY_NAMES } from "./body-names.js";
export { AUTHORITIES, type AuthorityFacts } from "./bodygraph/authorities.js";
export { CENTERS, MOTORS } from "./bodygraph/centers.js";
export { CHANNELS, CHANNELS_BY_ID, CIRCUITS } from "./bodygraph/channels.js";
export { CROSSES } from "./bodygraph/crosses.js";
export { DEFINITIONS } from "./bodygraph/definitions.js";
export { GATES, type Gate } from "./bodygraph/gates.js";
export { PROFILES, type ProfileFacts } from "./bodygraph/profiles.js";
export { TYPES, type TypeWords } from "./bodygraph/types.js";
export type * from "./chart.js";
export { BODIES } from "./chart.js";
export {
  ChartInputError,
  type ChartInputErrorCode,
  type ChartInputErrorDetails,
} from "./chart-input-error.js";
export { computeActivations } from "./compute-activations.js";
export { computeChart } from "./compute-chart.js";
export type { Coordinates } from "./coordinates.js";
export { deriveChart, type GivenPosition, type GivenPositions } from "./derive-chart.js";
export type { TimeScale } from "./ephemeris/time-scale.js";
export { type TimeScaleOptions, ttFromUtc } from "./ephemeris/tt-from-utc.js";
export type { Position, Positions } from "./positions.js";
export { positionsAt } from "./positions-at.js";
export { ARROWS, type ArrowFacts } from "./variables/arrows.js";
export {
  COGNITIONS,
  DETERMINATIONS,
  DISTRACTIONS,
  ENVIRONMENTS,
  MOTIVATIONS,
  PERSPECTIVES,
  TRANSFERENCES,
} from "./variables/words.js";
export { QUARTERS, type Quarter } from "./wheel/quarters.js";
export { WHEEL } from "./wheel/wheel.js";
export { wheelPosition } from "./wheel/wheel-position.js";
