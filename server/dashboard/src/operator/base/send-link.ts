import { invitationEmail, passwordResetEmail } from "@chart/accounts/mail";
import { issueLink } from "@chart/accounts/sign-in";
import { settledWithin } from "@chart/base";
import type { Context } from "hono";
import { viewersAudit } from "../../base/audit.js";
import type { RouteDeps } from "../../base/deps.js";
import type { DashboardEnv } from "../../base/env.js";
import type { ShownLink } from "./link-page.js";

/** Fate of a link: it is emailed, printed in the service's terminal, or shown once to the operator. */
export type LinkDelivery = "email" | "terminal" | "page";

/** Tells what happens to the links of a service with this outbox. */
export function linkDelivery({ outbox }: Pick<RouteDeps, "outbox">): LinkDelivery {
  if (outbox === undefined) return "page";
  return outbox.isPrinter ? "terminal" : "email";
}

/** Time that a page waits for the mail server, before it shows the link. */
const MAIL_WAIT_MS = 4000;

/** Account that gets a link. */
interface Recipient {
  readonly accountId: string;
  readonly email: string;
  readonly hasJoined: boolean;
}

/**
 * Creates a link for the owner of an account: an invitation before they have joined, later a reset of the password.
 * Emails it; returns it if the service sends no email, or the mail server has not taken this one within a few seconds:
 * the operator then passes the link on.
 */
export async function sendLink(
  c: Context<DashboardEnv>,
  deps: RouteDeps,
  { accountId, email, hasJoined }: Recipient,
): Promise<ShownLink | undefined> {
  const { store, hashToken, now, baseUrl, outbox, serviceName } = deps;
  const inviter = c.var.viewer.profile.email;
  const { url, expiresAt } = await issueLink(
    { store: store.signIn, hashToken, now, baseUrl },
    hasJoined
      ? { kind: "password-reset", accountId, email }
      : { kind: "invitation", accountId, email, invitedBy: inviter },
    viewersAudit(c, now, hasJoined ? "reset.sent" : "account.invited", email, accountId),
  );
  const title = hasJoined ? "Reset link" : "Invitation";
  const link: ShownLink = { title, url, expiresAt, accountId, email };
  if (outbox === undefined) return link;
  const text = hasJoined
    ? passwordResetEmail(email, url, serviceName)
    : invitationEmail(email, url, serviceName, inviter);
  const { requestId } = c.env;
  const sending = outbox.send(text, requestId);
  // The attempt goes on after the page's wait, and the service's stop waits for it.
  deps.background.start(requestId, async () => void (await sending));
  if (!(await settledWithin(MAIL_WAIT_MS, sending))) return { ...link, emailFault: "late" };
  return (await sending) ? undefined : { ...link, emailFault: "failed" };
}
