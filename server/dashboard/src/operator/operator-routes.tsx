import type { RouteDeps } from "../base/deps.js";
import type { DashboardRoutes } from "../base/env.js";
import { addChangeRoutes } from "./account/change-routes.js";
import { addCustomerRoutes } from "./account/customer-routes.js";
import { addAccountsRoutes } from "./accounts-routes.js";
import { addAuditRoutes } from "./audit/audit-routes.js";
import { addHealthRoutes } from "./health-routes.js";
import { addInviteRoutes } from "./invite-routes.js";
import { addRequestRoutes } from "./request-routes.js";
import { addUsageRoutes } from "./usage-routes.js";

/** Adds the operators' pages, which show and change every account. */
export function addOperatorRoutes(app: DashboardRoutes, deps: RouteDeps): void {
  addAccountsRoutes(app, deps);
  addUsageRoutes(app, deps);
  addInviteRoutes(app, deps);
  addCustomerRoutes(app, deps);
  addChangeRoutes(app, deps);
  addRequestRoutes(app, deps);
  addAuditRoutes(app, deps);
  addHealthRoutes(app, deps);
}
