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
