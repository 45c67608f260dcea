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
  /** The requests for the sample in each language. */
  readonly examples: Readonly<Record<RequestKind, readonly CodeExample[]>>;
  /** Members of a chart that the service answers with, in their order. */
  readonly members: readonly string[];
  /** Origins of the sites that may embed the form. */
  readonly embedOrigins: readonly string[];
}

/** The knowledge of a birth time. */
export type TimeKind = "exact" | "unknown" | "about";

/** The request for a birth: for its chart, its day or about its time, by coordinates or by a time zone alone. */
export type RequestKind = TimeKind | `${TimeKind}-zone`;

/** Returns the facts of the service with its OpenAPI document. */
export function chartFacts(
  openApi: OpenApi,
  facts: ExampleFacts,
  embedOrigins: readonly string[],
): ChartFacts {
  const find = (wanted: string) => {
    const operation = operationsOf(openApi).find(({ path }) => path === wanted);
    if (operation === undefined) throw new Error(`The OpenAPI document has no ${wanted}.`);
    return { operation, parts: partsOf(operation, openApi) };
  };
  const exact = find("/v2/charts/coordinates");
  const window = find("/v2/charts/window/coordinates");
  const examples = ({ operation, parts }: typeof exact, requestExample: object) =>
    operationExamples(operation, { ...parts, requestExample }, facts);
  const exactZone = find("/v2/charts/moment");
  const windowZone = find("/v2/charts/window/moment");
  const { date: birthdate, time: birthtime, lat, lng, timeZone, aboutMinutes: plusMinusMinutes } = SAMPLE;
  return {
    baseUrl: facts.baseUrl,
    examples: {
      exact: examples(exact, { birthdate, birthtime, lat, lng }),
      unknown: examples(window, { birthdate, lat, lng }),
      about: examples(window, { birthdate, birthtime, plusMinusMinutes, lat, lng }),
      "exact-zone": examples(exactZone, { birthdate, birthtime, timeZone }),
      "unknown-zone": examples(windowZone, { birthdate, timeZone }),
      "about-zone": examples(windowZone, { birthdate, birthtime, plusMinusMinutes, timeZone }),
    },
    members: Object.keys(exact.parts.resultExample as object),
    embedOrigins,
  };
}
