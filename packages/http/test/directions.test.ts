import { checkDirections } from "@chart/testkit/check-directions";

/** The API: no Node module, nothing of accounts and store, and of lib only what needs no Node. */
checkDirections(import.meta.url, {
  rooms: {
    errors: [],
    idempotency: [],
    ports: ["errors"],
    pictures: ["errors", "ports"],
    telemetry: ["ports"],
    charts: ["errors", "idempotency", "ports", "pictures"],
    routing: ["errors", "ports", "telemetry"],
    api: ["errors", "idempotency", "ports", "pictures", "charts", "routing"],
    "create-api": ["errors", "idempotency", "ports", "charts", "routing", "api"],
    index: ["idempotency", "ports", "pictures", "charts", "routing", "api", "create-api"],
  },
  files: {
    "create-api": ["create-api"],
    index: ["index"],
  },
  whole: ["api", "errors"],
  packages: {
    "@chart/lib": ["api", "charts", "create-api", "ports", "routing", "telemetry"],
    "@valibot/to-json-schema": ["api"],
    "bodygraph-svg": ["pictures"],
    "chart-core": ["api", "charts", "create-api", "pictures", "ports", "routing"],
    hono: ["api", "create-api", "routing"],
    valibot: ["api"],
  },
});
