import type { RefusalForm } from "../../errors/refusal.js";
import type { HeaderNames } from "../../routing/header-names.js";
import { failureEnvelope } from "./envelope.js";

/** Creates the form of v2's error responses, which every path outside /v1 shares. */
export function v2RefusalForm({ geocodeKey }: HeaderNames): RefusalForm {
  return {
    wording: {
      challenge: "Bearer",
      apiKeyHeaderLine: "Authorization: Bearer <key>",
      geocodeKeyHeader: geocodeKey,
      birthdateFormat: "as YYYY-MM-DD",
      locationLength: "4 to 200",
    },
    present: failureEnvelope,
  };
}
