import type { RefusalForm } from "../../errors/refusal.js";
import type { HeaderNames } from "../../routing/header-names.js";
import { V2_ENDPOINTS } from "./endpoints.js";
import { failureEnvelope } from "./envelope.js";

/** Creates the form of v2's error responses, which every path outside /v1 shares. */
export function v2RefusalForm({ geocodeKey }: HeaderNames, path?: string): RefusalForm {
  return {
    wording: {
      challenge: "Bearer",
      apiKeyHeaderLine: "Authorization: Bearer <key>",
      geocodeKeyHeader: geocodeKey,
      birthdateFormat: "as `YYYY-MM-DD`",
      locationLength: "4 to 200",
      withoutGeocoding: withoutGeocoding(path),
    },
    present: failureEnvelope,
  };
}

/** Returns the advice to callers whose place cannot be looked up: the same endpoint with coordinates, if there is one. */
function withoutGeocoding(path: string | undefined): string {
  const endpoint = V2_ENDPOINTS.find((each) => each.path === path);
  if (endpoint?.geocodeKey === "for-locations") return "send `lat` and `lng` in place of `location`";
  const own = V2_ENDPOINTS.find((each) => each.path === `${path}/coordinates`);
  return `send coordinates to ${own?.path ?? "/v2/charts/coordinates"}`;
}
