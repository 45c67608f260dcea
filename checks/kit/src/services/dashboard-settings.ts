import type { DashboardDeps, DashboardFacts } from "@chart/dashboard";
import { PLAN_CREDITS } from "../stores/test-stores.js";

/** URL of a dashboard that runs in the test's process. */
export const BASE_URL = "https://charts.example.com";

/** Dependencies of a dashboard in the test's process that no test is about. */
export const DASHBOARD_SETTINGS = {
  flushRequests: async () => {},
  health: { list: async () => [] },
  planCredits: PLAN_CREDITS,
  geocodeKeyExample: "any",
  serviceName: "Chart API",
  isSignUpOpen: true,
  baseUrl: BASE_URL,
  trustProxy: false,
  isSecure: true,
} as const satisfies Partial<DashboardDeps>;

/** Facts about the API of a dashboard in the test's process. */
export const DASHBOARD_FACTS: DashboardFacts = {
  endpointPaths: [],
  freePaths: [],
  describeError: () => undefined,
  geocodeKeyHeader: "Chart-Geocode-Key",
};
