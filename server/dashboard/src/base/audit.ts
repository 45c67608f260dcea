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

/** Sends a notice of a change, if the service sends email. The response does not wait for the mail server. */
export function sendNotice(
  c: Context<DashboardEnv>,
  { mailer, background }: Pick<DashboardDeps, "mailer" | "background">,
  notice: Email,
): void {
  if (mailer === undefined) return;
  background.start(c.env.requestId, () => mailer.send(notice));
}
