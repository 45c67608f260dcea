export type { DashboardDeps, DashboardFacts } from "./base/deps.js";
export { createDashboard } from "./create-dashboard.js";
export type { AnswerDashboard } from "./dashboard.js";
export { TIME_ZONES } from "./settings/time-zones.js";
