import type { GenericSchema } from "valibot";
import type { Tier } from "../../accounts/plan.js";
import type { BirthData } from "../../charts/birth-data.js";
import type { Failure } from "../../errors/failure.js";
import type { WriteChart } from "../chart-json/chart-text.js";
import type { ReadKey } from "./authentication.js";

/** Version of the API. */
export type Version = "v1" | "v2";

/** A schema with its name in the OpenAPI document. */
export interface NamedSchema {
  readonly name: string;
  readonly schema: GenericSchema;
}

/** All that differs between the endpoints that return a chart. */
export interface ChartEndpoint {
  readonly version: Version;
  readonly path: string;
  /** Summary in the OpenAPI document. */
  readonly summary: string;
  /** Tier that the account's plan must include. */
  readonly tier: Tier;
  readonly readKey: ReadKey;
  /** True if requests give the birthplace as text; finding it takes the caller's geocoding key. */
  readonly needsGeocodeKey: boolean;
  /** Request body. */
  readonly request: NamedSchema;
  /** Response body. */
  readonly answer: NamedSchema;
  /** Chart inside the response body; in v1 it is the whole body. */
  readonly result: NamedSchema;
  /**
   * Reads the birth data from the parsed request body.
   *
   * @param geocodeKey The caller's geocoding key; empty if the endpoint needs none.
   */
  readonly readBirth: (body: object, geocodeKey: string) => BirthData | Failure;
  /** Writes the chart as JSON, in the form of `result`. */
  readonly write: WriteChart;
  /** Writes the response body from the JSON of the result: v2 adds an envelope, v1 returns the JSON unchanged. */
  readonly frame: (resultJson: string, now: Date) => string;
}
