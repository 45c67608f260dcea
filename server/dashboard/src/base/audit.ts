import type { AuditAction, AuditEntry } from "@chart/accounts";
import type { Email } from "@chart/accounts/mail";
import type { Context } from "hono";
import type { DashboardDeps } from "./deps.js";
import type { DashboardEnv } from "./env.js";

/** Creates an audit entry for a change by the viewer, of the viewer's own account by default. */
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

/**
 * Sends a notice of a change, if the service sends email, again if that fails. The response does not wait for the mail
 * server.
 */
export function sendNotice(
  c: Context<DashboardEnv>,
  { outbox, background }: Pick<DashboardDeps, "outbox" | "background">,
  notice: Email,
): void {
  if (outbox === undefined) return;
  const { requestId } = c.env;
  background.start(requestId, (stop) => outbox.deliver(notice, requestId, stop));
}
