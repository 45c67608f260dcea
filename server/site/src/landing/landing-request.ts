import type { CodeExample } from "@chart/ui";
import { geocodeKeyNote } from "@chart/ui";
import type { OpenApi } from "../reference/openapi.js";
import { type ExampleFacts, operationExamples } from "../reference/operation-examples.js";
import { partsOf } from "../reference/operation-parts.js";
import { operationsOf } from "../reference/operations.js";

/** Endpoint of the first request, which every plan includes. */
const SIMPLE_PATH = "/v2/charts/simple";

const SHOWN_GATES = 4;

/** Stands for what is left out. */
const OMITTED = "…";

export interface LandingRequest {
  /** The service's URL, without a trailing slash. */
  readonly baseUrl: string;
  readonly examples: readonly CodeExample[];
  readonly keyNote: string;
  /** A part of the answer, as JSON. */
  readonly answer: string;
}

/** Returns the request of the front page, and the part of its answer that the page shows. */
export function landingRequest(openApi: OpenApi, facts: ExampleFacts): LandingRequest {
  const operation = operationsOf(openApi).find(({ path }) => path === SIMPLE_PATH);
  if (operation === undefined) throw new Error(`The OpenAPI document has no ${SIMPLE_PATH}.`);
  const parts = partsOf(operation, openApi);
  const { data } = parts.responseExample as Example;
  return {
    baseUrl: facts.baseUrl,
    examples: operationExamples(operation, parts, facts),
    keyNote: geocodeKeyNote(facts),
    answer: shortened({ ...data, gates: [...data.gates.slice(0, SHOWN_GATES), OMITTED] }),
  };
}

/** Writes an answer with some members of its result. Lists of names take one line each. */
function shortened(data: object): string {
  return JSON.stringify({ success: true, [OMITTED]: OMITTED, data }, undefined, 2)
    .replace(/\[\s+([^[\]{}]+?)\s+\]/g, (_, names) => `[${names.replace(/\s*\n\s*/g, " ")}]`)
    .replace(/"…": "…",?|"…"/g, OMITTED);
}

/** Members of the example that the front page reads by name. */
interface Example {
  readonly data: Readonly<Record<string, unknown>> & { readonly gates: readonly string[] };
}
