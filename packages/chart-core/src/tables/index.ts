/**
 * The entry `chart-core/tables`: the facts of the system, without the ephemeris. Use it where names are shown but no chart
 * is computed; it loads in a fraction of the time of the main entry.
 *
 * @example
 * import { CHANNELS_BY_ID, GATES, TYPES } from "chart-core/tables";
 *
 * console.log(GATES[64].name, GATES[64].center, GATES[64].harmonicGates);
 * console.log(CHANNELS_BY_ID["47-64"].name);
 * console.log(TYPES.Projector.strategy);
 *
 * @module
 */
export { BODY_NAMES } from "../body-names.js";
export { AUTHORITIES, type AuthorityFacts } from "../bodygraph/authorities.js";
export { CENTERS, MOTORS } from "../bodygraph/centers.js";
export { CHANNELS, CHANNELS_BY_ID, CIRCUITS } from "../bodygraph/channels.js";
export { CROSSES } from "../bodygraph/crosses.js";
export { DEFINITIONS } from "../bodygraph/definitions.js";
export { GATES, type Gate } from "../bodygraph/gates.js";
export { PROFILES, type ProfileFacts } from "../bodygraph/profiles.js";
export { TYPES, type TypeWords } from "../bodygraph/types.js";
export type {
  Activation,
  Arrows,
  Body,
  Channel,
  Cross,
  Side,
  WheelPosition,
} from "../chart.js";
export { BODIES } from "../chart.js";
export {
  ChartInputError,
  type ChartInputErrorCode,
  type ChartInputErrorDetails,
} from "../chart-input-error.js";
export { LINE_FIXINGS, type LineFixing } from "../details/line-fixings.js";
export type * from "../values.js";
export { ARROWS, type ArrowFacts } from "../variables/arrows.js";
export {
  COGNITIONS,
  DETERMINATIONS,
  DISTRACTIONS,
  ENVIRONMENTS,
  MOTIVATIONS,
  PERSPECTIVES,
  TRANSFERENCES,
} from "../variables/words.js";
export { QUARTERS, type Quarter } from "../wheel/quarters.js";
export { WHEEL } from "../wheel/wheel.js";
export { wheelPosition } from "../wheel/wheel-position.js";
