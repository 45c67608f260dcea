export { CENTERS, MOTORS } from "./bodygraph/centers.js";
export { CHANNELS } from "./bodygraph/channels.js";
export { CIRCUITS } from "./bodygraph/circuits.js";
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
export { COGNITIONS } from "./variables/cognition.js";
export { DETERMINATIONS } from "./variables/determination.js";
export { ENVIRONMENTS } from "./variables/environment.js";
export { MOTIVATIONS } from "./variables/motivation.js";
export { PERSPECTIVES } from "./variables/perspective.js";
export { WHEEL } from "./wheel/wheel.js";
