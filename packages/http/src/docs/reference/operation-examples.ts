import type { CodeExample } from "../../code-examples/code-example.js";
import type { GeocodeKeyFacts } from "../../code-examples/geocode-key-note.js";
import { writeExamples } from "../../code-examples/write-examples.js";
import type { OperationParts } from "./operation-parts.js";
import type { Operation } from "./operations.js";

/** Facts about this installation that examples contain. */
export interface ExampleFacts extends GeocodeKeyFacts {
  /** The service's URL, without a trailing slash. */
  readonly baseUrl: string;
  readonly apiKeyHeader: string;
}

/**
 * Writes the example of an operation in all languages; none for operations that need no key. Examples of requests that may
 * have a location have coordinates, so they need no geocoding key.
 */
export function operationExamples(
  { method, path, operation }: Operation,
  { requestExample, parameters }: OperationParts,
  { baseUrl, apiKeyHeader, geocodeKeyHeader, geocodeKeyExample }: ExampleFacts,
): readonly CodeExample[] {
  if (operation.security === undefined || operation.security.length === 0) return [];
  const isV1 = path.startsWith("/v1/");
  const query = new URLSearchParams(
    // The other parameters of a POST ask for another format than the JSON that the page shows.
    parameters.flatMap(({ path: name, isRequired, example }) =>
      (isRequired || method === "GET") && example !== undefined
        ? [[name, String(example)] as [string, string]]
        : [],
    ),
  );
  const needsGeocodeKey = parameters.some(
    ({ path: name, isRequired }) => name === geocodeKeyHeader && isRequired,
  );
  return writeExamples({
    method: method === "GET" ? "GET" : "POST",
    url: `${baseUrl}${path}${query.size === 0 ? "" : `?${query}`}`,
    keyHeader: isV1 ? apiKeyHeader : "Authorization",
    headers: needsGeocodeKey ? { [geocodeKeyHeader]: geocodeKeyExample } : {},
    body: requestExample,
    hasEnvelope: !isV1,
  });
}
