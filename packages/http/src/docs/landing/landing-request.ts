import type { CodeExample } from "../../code-examples/code-example.js";
import type { OpenApi } from "../reference/openapi.js";
import { type ExampleFacts, operationExamples } from "../reference/operation-examples.js";
import { partsOf } from "../reference/operation-parts.js";
import { operationsOf } from "../reference/operations.js";

const PATH = "/v2/charts/coordinates";

/** Members of the chart that the front page shows. */
const SHOWN = ["type", "profile", "authority", "strategy", "definition", "centers", "channelsLong"];

/** Member that stands for those that are left out. */
const OMITTED = { "…": "…" };

/** Returns the request of the front page in all languages, and the part of its answer that the page shows. */
export function landingRequest(
  openApi: OpenApi,
  facts: ExampleFacts,
): { readonly baseUrl: string; readonly examples: readonly CodeExample[]; readonly answer: string } {
  const operation = operationsOf(openApi).find(({ path }) => path === PATH);
  if (operation === undefined) throw new Error(`The OpenAPI document has no ${PATH}.`);
  const parts = partsOf(operation, openApi);
  const { success, data } = parts.responseExample as Example;
  const shown = Object.fromEntries(SHOWN.map((member) => [member, data[member]]));
  const { design, personality } = data.activations;
  const activations = {
    design: { sun: design.sun, ...OMITTED },
    personality: { sun: personality.sun, ...OMITTED },
  };
  const answer = { success, ...OMITTED, data: { ...shown, activations, ...OMITTED } };
  return {
    baseUrl: facts.baseUrl,
    examples: operationExamples(operation, parts, facts),
    // Lists of names, and objects with one member shown, take one line each.
    answer: JSON.stringify(answer, undefined, 2)
      .replace(/\[\s+([^[\]{}]+?)\s+\]/g, (_, names) => `[${names.replace(/\s*\n\s*/g, " ")}]`)
      .replace(/\{\s+("sun": ".*?"),\s+"…": "…"\s+\}/g, "{ $1, … }")
      .replace(/"…": "…",?/g, "…"),
  };
}

/** Members of the example that the front page reads by name. */
interface Example {
  readonly success: boolean;
  readonly data: Readonly<Record<string, unknown>> & {
    readonly activations: Readonly<Record<"design" | "personality", { readonly sun: string }>>;
  };
}
