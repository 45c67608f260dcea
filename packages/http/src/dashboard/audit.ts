import type { Context } from "hono";
import type { AuditAction, AuditEntry } from "../accounts/audit-entry.js";
import type { DashboardEnv } from "./deps.js";

/** An entry for what the viewer of this request does. */
export function viewersAudit(
  c: Context<DashboardEnv>,
  now: () => Date,
  action: AuditAction,
  detail: string,
  accountId: string = c.var.viewer.account.id,
): AuditEntry {
  const { profile } = c.var.viewer;
  return {
    at: now(),
    actorId: profile.accountId,
    actor: profile.email,
    action,
    detail,
    accountId,
    requestId: c.env.requestId,
  };
}
