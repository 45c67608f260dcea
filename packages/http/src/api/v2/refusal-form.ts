import type { RefusalForm } from "../../errors/refusal.js";
import type { HeaderNames } from "../../routing/header-names.js";
import { failureEnvelope } from "./envelope.js";

/** How v2 refuses, and every path outside /v1. */
export function v2RefusalForm({ geocodeKey }: HeaderNames): RefusalForm {
  return {
    wording: {
      challenge: "Bearer",
      apiKeyHeader: "Authorization",
      apiKeyScheme: "Bearer, a space and ",
      geocodeKeyHeader: geocodeKey,
      birthdateForm: "YYYY-MM-DD",
      locationLength: "4 to 200",
    },
    present: failureEnvelope,
  };
}
