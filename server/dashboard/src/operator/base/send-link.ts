import { invitationEmail, passwordResetEmail } from "@chart/accounts/mail";
import { issueLink } from "@chart/accounts/sign-in";
import type { Context } from "hono";
import { sendNotice, viewersAudit } from "../../base/audit.js";
import type { RouteDeps } from "../../base/deps.js";
import type { DashboardEnv } from "../../base/env.js";
import type { ShownLink } from "./link-page.js";

/** Fate of a link: it is emailed, printed in the service's terminal, or shown once to the operator. */
export type LinkDelivery = "email" | "terminal" | "page";

/** Tells what happens to the links of a service with this mailer. */
export function linkDelivery({ mailer }: Pick<RouteDeps, "mailer">): LinkDelivery {
  if (mailer === undefined) return "page";
  return mailer.isPrinter ? "terminal" : "email";
}

/** Account that gets a link. */
interface Recipient {
  readonly accountId: string;
  readonly email: string;
  readonly hasJoined: boolean;
}

/**
 * Creates a link for the owner of an account: an invitation before they have joined, later a reset of the password.
 * Emails it; returns it instead if the service sends no email.
 */
export async function sendLink(
  c: Context<DashboardEnv>,
  deps: RouteDeps,
  { accountId, email, hasJoined }: Recipient,
): Promise<ShownLink | undefined> {
  const { store, hashToken, now, baseUrl, mailer, serviceName } = deps;
  const inviter = c.var.viewer.profile.email;
  const { url, expiresAt } = await issueLink(
    { store: store.signIn, hashToken, now, baseUrl },
    hasJoined
      ? { kind: "password-reset", accountId, email }
      : { kind: "invitation", accountId, email, invitedBy: inviter },
    viewersAudit(c, now, hasJoined ? "reset.sent" : "account.invited", email, accountId),
  );
  if (mailer === undefined) {
    return { title: hasJoined ? "Reset link" : "Invitation", url, expiresAt, accountId, email };
  }
  const text = hasJoined
    ? passwordResetEmail(email, url, serviceName)
    : invitationEmail(email, url, serviceName, inviter);
  sendNotice(c, deps, text);
  return undefined;
}
