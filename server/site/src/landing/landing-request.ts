import type { CodeExample } from "@chart/ui";
import { geocodeKeyNote } from "@chart/ui";
import type { OpenApi } from "../reference/openapi.js";
import { type ExampleFacts, operationExamples } from "../reference/operation-examples.js";
import { partsOf } from "../reference/operation-parts.js";
import { operationsOf } from "../reference/operations.js";

/** Endpoint of the first request, which every plan includes. */
export const SIMPLE_PATH = "/v2/charts/simple";
/** Endpoint that answers the same request with the whole chart. */
export const WHOLE_PATH = "/v2/charts";

const SHOWN = ["type", "profile", "centers", "strategy", "authority", "definition", "channelsLong"];
const SHOWN_GATES = 4;

/** Stands for what is left out. */
const OMITTED = "…";
const OMITTED_MEMBERS = { [OMITTED]: OMITTED };

export interface LandingRequest {
  /** The service's URL, without a trailing slash. */
  readonly baseUrl: string;
  readonly examples: readonly CodeExample[];
  readonly keyNote: string;
  /** A part of the answer of each endpoint, as JSON. */
  readonly answers: Readonly<Record<"simple" | "whole", string>>;
}

/** Returns the request of the front page, and the parts of its answers that the page shows. */
export function landingRequest(openApi: OpenApi, facts: ExampleFacts): LandingRequest {
  const find = (wanted: string) => {
    const operation = operationsOf(openApi).find(({ path }) => path === wanted);
    if (operation === undefined) throw new Error(`The OpenAPI document has no ${wanted}.`);
    const parts = partsOf(operation, openApi);
    return { operation, parts, data: (parts.responseExample as Example).data };
  };
  const { operation, parts, data } = find(SIMPLE_PATH);
  const { data: whole } = find(WHOLE_PATH);
  const { design, personality } = whole.activations;
  return {
    baseUrl: facts.baseUrl,
    examples: operationExamples(operation, parts, facts),
    keyNote: geocodeKeyNote(facts),
    answers: {
      simple: shortened({ ...data, gates: [...data.gates.slice(0, SHOWN_GATES), OMITTED] }),
      whole: shortened({
        ...Object.fromEntries(SHOWN.map((member) => [member, whole[member]])),
        activations: {
          design: { sun: design.sun, ...OMITTED_MEMBERS },
          personality: { sun: personality.sun, ...OMITTED_MEMBERS },
        },
        ...OMITTED_MEMBERS,
      }),
    },
  };
}

/** Writes an answer with some members of its result. Lists of names, and objects with one member, take one line each. */
function shortened(data: object): string {
  return JSON.stringify({ success: true, ...OMITTED_MEMBERS, data }, undefined, 2)
    .replace(/\[\s+([^[\]{}]+?)\s+\]/g, (_, names) => `[${names.replace(/\s*\n\s*/g, " ")}]`)
    .replace(/\{\s+("sun": ".*?"),\s+"…": "…"\s+\}/g, "{ $1, … }")
    .replace(/"…": "…",?|"…"/g, OMITTED);
}

/** Members of the examples that the front page reads by name. */
interface Example {
  readonly data: Readonly<Record<string, unknown>> & {
    readonly gates: readonly string[];
    readonly activations: Readonly<Record<"design" | "personality", { readonly sun: string }>>;
  };
}
