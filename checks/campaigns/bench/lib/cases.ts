import type { Workload } from "./workload.js";

/** An endpoint to measure, a row of the table. */
export interface Case {
  readonly name: string;
  readonly path: string;
  readonly workload: Workload;
  readonly headers: Readonly<Record<string, string>>;
  /** Target share of the bare endpoint's requests a second, by engine. */
  readonly target?: { readonly sqlite?: number; readonly postgres?: number };
}

/** Returns a case for every endpoint, and one more with coordinates that are in no cache. */
export function cases(apiKey: string): readonly Case[] {
  const v2 = { "Content-Type": "application/json", Authorization: `Bearer ${apiKey}` };
  const v1 = { "Content-Type": "application/json", "Chart-Api-Key": apiKey, "Chart-Geocode-Key": "any" };
  const geocoded = { ...v2, "Chart-Geocode-Key": "any" };
  return [
    {
      name: "POST /v2/charts/coordinates",
      path: "/v2/charts/coordinates",
      workload: "coordinates",
      headers: v2,
      target: { sqlite: 0.6, postgres: 0.45 },
    },
    {
      name: "the same, every place new",
      path: "/v2/charts/coordinates",
      workload: "new coordinates",
      headers: v2,
    },
    {
      name: "POST /v2/charts",
      path: "/v2/charts",
      workload: "location",
      headers: geocoded,
      target: { sqlite: 0.45 },
    },
    { name: "POST /v2/charts/simple", path: "/v2/charts/simple", workload: "location", headers: geocoded },
    { name: "POST /v1/bodygraphs", path: "/v1/bodygraphs", workload: "v1 location", headers: v1 },
    {
      name: "POST /v1/bodygraphs/simple",
      path: "/v1/bodygraphs/simple",
      workload: "v1 location",
      headers: v1,
    },
  ];
}

/** The baseline: an endpoint that only handles HTTP and JSON. */
export const BARE: Case = {
  name: "bare Hono and valibot",
  path: "/",
  workload: "bare",
  headers: { "Content-Type": "application/json" },
};
