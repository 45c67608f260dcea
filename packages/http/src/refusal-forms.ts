import { v1RefusalForm } from "./api/v1/refusal-form.js";
import { v2RefusalForm } from "./api/v2/refusal-form.js";
import { V2_ENDPOINTS } from "./endpoints/index.js";
import type { RefusalFormOf } from "./errors/refusal.js";
import type { HeaderNames } from "./routing/header-names.js";

/**
 * Selects the form of error responses: v1's for every path under /v1, v2's for all other paths.
 *
 * @param hasLocations False if the API finds no places.
 */
export function refusalForms(names: HeaderNames, hasLocations = true): RefusalFormOf {
  const [v1, v2] = [v1RefusalForm(names), v2RefusalForm(names, undefined, [], hasLocations)];
  const ofEndpoint = new Map(
    V2_ENDPOINTS.map(({ path }) => [path, v2RefusalForm(names, path, V2_ENDPOINTS, hasLocations)]),
  );
  return (path) => (path === "/v1" || path.startsWith("/v1/") ? v1 : (ofEndpoint.get(path) ?? v2));
}
