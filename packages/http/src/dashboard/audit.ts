import type { Context } from "hono";
import type { AuditAction, AuditEntry } from "../accounts/audit-entry.js";
import { changeNoticeEmail } from "../mail/emails.js";
import type { DashboardDeps } from "./deps.js";
import type { DashboardEnv } from "./env.js";

/** Creates an audit entry for a change by the viewer. */
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

/** Notifies an account's owner of a change, if the service sends email; the response does not wait for it. */
export function sendNotice(
  c: Context<DashboardEnv>,
  { mailer, background }: Pick<DashboardDeps, "mailer" | "background">,
  to: string,
  change: string,
): void {
  if (mailer === undefined) return;
  background.start(c.env.requestId, () => mailer.send(changeNoticeEmail(to, change)));
}
