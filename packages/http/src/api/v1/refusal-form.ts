import type { RefusalForm } from "../../errors/refusal.js";
import type { HeaderNames } from "../../routing/header-names.js";
import { errorObject } from "./error-object.js";

/** Creates the form of v1's error responses, for every path under /v1. */
export function v1RefusalForm({ apiKey, geocodeKey }: HeaderNames): RefusalForm {
  return {
    wording: {
      challenge: apiKey,
      apiKeyHeaderLine: `${apiKey}: <key>`,
      geocodeKeyHeader: geocodeKey,
      birthdateFormat: "as DD-Mon-YYYY, such as 15-Jan-1990",
      locationLength: "at least 4",
      withoutGeocoding: "send coordinates to /v2/charts/coordinates",
      windowPaths: "/v2/charts/window",
      birthWays: "`birthdate` and `birthtime` with `location`",
    },
    present: errorObject,
  };
}
