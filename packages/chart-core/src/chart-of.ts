import type { Activations, Chart } from "./chart.js";
import type { Coordinates } from "./coordinates.js";
import { deriveChart } from "./derive-chart.js";

/** Returns the chart of a sky. It contains the birthplace if one is given. */
export function chartOf(activations: Activations, place: Coordinates | undefined): Chart {
  if (place !== undefined) return deriveChart(activations, place);
  const { coords: _, ...chart } = deriveChart(activations, NOWHERE);
  return chart;
}

/** Placeholder for a birthplace that was not given; it is removed from the chart. */
const NOWHERE: Coordinates = { lat: 0, lng: 0 };
