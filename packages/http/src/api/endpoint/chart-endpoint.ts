import type { GenericSchema } from "valibot";
import type { Tier } from "../../accounts/plan.js";
import type { BirthData } from "../../charts/birth-data.js";
import type { Failure } from "../../errors/failure.js";
import type { WriteChart } from "../chart-json/chart-text.js";
import type { ReadKey } from "./authentication.js";

export type Version = "v1" | "v2";

/** A schema and the name under which the description of the interface lists it. */
export interface NamedSchema {
  readonly name: string;
  readonly schema: GenericSchema;
}

/** Everything that tells one endpoint from the others that answer with a chart. */
export interface ChartEndpoint {
  readonly version: Version;
  readonly path: string;
  /** What it is for, in a few words. */
  readonly summary: string;
  readonly tier: Tier;
  readonly readKey: ReadKey;
  /** Whether the birth place comes as a text, which takes the caller's geocoding key to find. */
  readonly needsGeocodeKey: boolean;
  readonly request: NamedSchema;
  readonly answer: NamedSchema;
  /** The chart inside the answer; the answer itself in v1. */
  readonly result: NamedSchema;
  /** @param geocodeKey The caller's; there is none where the endpoint needs none. */
  readonly readBirth: (body: object, geocodeKey: string) => BirthData | Failure;
  /** Writes the chart as this endpoint's `result`. */
  readonly write: WriteChart;
  /** Makes the result, as JSON, an answer: v2 puts it into an envelope, v1 leaves it as it is. */
  readonly frame: (resultJson: string, now: Date) => string;
}
