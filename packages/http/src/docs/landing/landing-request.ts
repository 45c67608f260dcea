import type { CodeExample } from "../../code-examples/code-example.js";
import type { OpenApi } from "../reference/openapi.js";
import { type ExampleFacts, operationExamples } from "../reference/operation-examples.js";
import { partsOf } from "../reference/operation-parts.js";
import { operationsOf } from "../reference/operations.js";

const PATH = "/v2/charts/coordinates";

/** Members of the chart that the front page shows. */
const SHOWN = ["type", "profile", "authority", "definition", "incarnationCross", "centers", "channelsLong"];

/** Returns the request of the front page in all languages, and the part of its answer that the page shows. */
export function landingRequest(
  openApi: OpenApi,
  facts: ExampleFacts,
): { readonly baseUrl: string; readonly examples: readonly CodeExample[]; readonly answer: string } {
  const operation = operationsOf(openApi).find(({ path }) => path === PATH);
  if (operation === undefined) throw new Error(`The OpenAPI document has no ${PATH}.`);
  const parts = partsOf(operation, openApi);
  const { data, ...envelope } = parts.responseExample as { readonly data: Readonly<Record<string, unknown>> };
  const shown = Object.fromEntries(SHOWN.map((member) => [member, data[member]]));
  return {
    baseUrl: facts.baseUrl,
    examples: operationExamples(operation, parts, facts),
    // Lists of names take one line each.
    answer: JSON.stringify({ ...envelope, data: shown }, undefined, 2).replace(
      /\[\s+([^[\]{}]+?)\s+\]/g,
      (_, names) => `[${names.replace(/\s*\n\s*/g, " ")}]`,
    ),
  };
}
