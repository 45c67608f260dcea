import type { CodeExample } from "@chart/ui";
import type { OpenApi } from "../reference/openapi.js";
import { type ExampleFacts, operationExamples } from "../reference/operation-examples.js";
import { partsOf } from "../reference/operation-parts.js";
import { operationsOf } from "../reference/operations.js";
import { SAMPLE } from "./reading/fill-example.js";

/** Facts of the service that the pages of a chart show. Has no functions, because it crosses a thread. */
export interface ChartFacts {
  /** The service's URL, without a trailing slash. */
  readonly baseUrl: string;
  /** The request for the sample's chart in each language. */
  readonly examples: readonly CodeExample[];
  /** Members of a chart that the service answers with, in their order. */
  readonly members: readonly string[];
  /** Origins of the sites that may embed the form. */
  readonly embedOrigins: readonly string[];
}

/** Path of the operation that makes a chart of a time and coordinates. */
const PATH = "/v2/charts/coordinates";

/** Returns the facts of the service with its OpenAPI document. */
export function chartFacts(
  openApi: OpenApi,
  facts: ExampleFacts,
  embedOrigins: readonly string[],
): ChartFacts {
  const operation = operationsOf(openApi).find(({ path }) => path === PATH);
  if (operation === undefined) throw new Error(`The OpenAPI document has no ${PATH}.`);
  const { date: birthdate, time: birthtime, lat, lng } = SAMPLE;
  const described = partsOf(operation, openApi);
  const parts = { ...described, requestExample: { birthdate, birthtime, lat, lng } };
  return {
    baseUrl: facts.baseUrl,
    examples: operationExamples(operation, parts, facts),
    members: Object.keys(described.resultExample as object),
    embedOrigins,
  };
}
