export { type DatabaseLocation, databaseText } from "./base/database-location.js";
export { type Engine, LATE_STATEMENTS_MS } from "./base/query-context.js";
export type { Stores } from "./base/stores.js";
export { openStore } from "./open-store.js";
export { publishRunningService, runningServiceUrl } from "./running-service.js";
