import type { RefusalForm } from "../../errors/refusal.js";
import type { HeaderNames } from "../../routing/header-names.js";
import { errorObject } from "./error-object.js";

/** How v1 refuses, on every path under /v1. */
export function v1RefusalForm({ apiKey, geocodeKey }: HeaderNames): RefusalForm {
  return {
    wording: {
      challenge: apiKey,
      apiKeyHeader: apiKey,
      apiKeyScheme: "",
      geocodeKeyHeader: geocodeKey,
      birthdateForm: "DD-Mon-YYYY, such as 15-Jan-1990",
      locationLength: "at least 4",
    },
    present: errorObject,
  };
}
