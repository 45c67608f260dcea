export { createDashboard } from "./create-dashboard.js";
export { type AnswerDashboard } from "./dashboard.js";
export { type DashboardDeps, type DashboardFacts } from "./base/deps.js";
export { TIME_ZONES } from "./settings/time-zones.js";
