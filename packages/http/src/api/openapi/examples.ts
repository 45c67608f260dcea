import { type Chart, computeChart } from "chart-core";
import type { Json } from "./json-schema.js";

/** Time of the example responses. */
export const EXAMPLE_TIME: Date = new Date("2026-11-21T12:00:00Z");

/** Computes the chart of the example requests: Amsterdam, 1990-09-05, 21:17. */
export function exampleChart(): Chart {
  return computeChart(new Date("1990-09-05T19:17:00Z"), { lat: 52.37, lng: 4.89 });
}

/** Creates an example object from the first example of each member of a JSON Schema. */
export function exampleOf({ properties }: Json): Json {
  const members = Object.entries(properties as Readonly<Record<string, { examples?: readonly unknown[] }>>);
  return Object.fromEntries(members.map(([name, { examples }]) => [name, examples?.[0]]));
}
