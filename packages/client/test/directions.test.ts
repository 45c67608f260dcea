import { checkDirections } from "@chart/kit/setup/check-directions";

/** chart-client: the types of the API first, then one request with its retries, then calls. */
checkDirections(import.meta.url, {
  rooms: {
    types: [],
    transport: ["types"],
    calls: ["types", "transport"],
    index: ["types", "transport", "calls"],
    testing: ["types"],
  },
  files: {
    types: ["types", "schemas.generated", "formats.generated"],
    transport: ["api-error", "header-values", "meta", "read-response", "transport"],
    calls: [
      "api-call",
      "methods.generated",
      "request-methods.generated",
      "batch",
      "place-picker",
      "create-client",
    ],
    index: ["index"],
  },
  packages: {},
});
