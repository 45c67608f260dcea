export { CENTERS, MOTORS } from "./bodygraph/centers.js";
export { CHANNELS, CIRCUITS } from "./bodygraph/channels.js";
export { DEFINITIONS } from "./bodygraph/connected-centers.js";
export { CROSSES } from "./bodygraph/crosses.js";
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
export type { TimeScale } from "./ephemeris/time-scale.js";
export { type TimeScaleOptions, ttFromUtc } from "./ephemeris/tt-from-utc.js";
export { COGNITIONS, DETERMINATIONS, ENVIRONMENTS, MOTIVATIONS, PERSPECTIVES } from "./variables/words.js";
export { WHEEL } from "./wheel/wheel-position.js";
