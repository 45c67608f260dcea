import type { AccountDetails, Plan } from "@chart/accounts";
import { FIRST_PLAN, openKeylessAccount } from "@chart/accounts";
import { invitationEmail, mailFaultText } from "@chart/accounts/mail";
import { issueLink } from "@chart/accounts/sign-in";
import type { Command } from "commander";
import {
  type AddAction,
  type AdminDeps,
  AdminError,
  accountDeps,
  commandAudit,
  type Report,
  requireAccount,
} from "./base/command.js";
import { emailAddress, planOption } from "./base/options.js";

export function addInvitationCommands(account: Command, addAction: AddAction): void {
  addAction(
    account
      .command("invite")
      .description(
        "create a one-time link for setting an account's password (emailed if SMTP_URL is set, otherwise printed)",
      )
      .option(
        "--email <email>",
        "email address to invite; an account is created if it has none",
        emailAddress,
      )
      .addOption(
        planOption().makeOptionMandatory(false).default(FIRST_PLAN, `${FIRST_PLAN}; only for a new account`),
      )
      .option("--account <account>", "id or email address of an existing account"),
    invite,
  );
}

interface InviteOptions {
  readonly email?: string;
  readonly account?: string;
  readonly plan: Plan;
}

async function invite(deps: AdminDeps, options: InviteOptions): Promise<Report> {
  // Throws for an incomplete configuration before an account is created that could not be invited.
  deps.invitations();
  return sendInvitation(deps, await findOrOpen(deps, options));
}

/** Creates an invitation, and emails it or, without a mail server or if that fails, reports its link. */
export async function sendInvitation(
  deps: AdminDeps,
  { id: accountId, email }: Pick<AccountDetails, "id" | "email">,
): Promise<Report> {
  const { hashToken, baseUrl, isGuessedUrl, mail, serviceName } = deps.invitations();
  const { url, expiresAt } = await issueLink(
    { store: deps.store.signIn, hashToken, now: deps.now, baseUrl },
    { kind: "invitation", accountId, email },
    commandAudit(deps, "account.invited", accountId, email),
  );
  const note = isGuessedUrl
    ? `\nNo service runs on this store. The link works once one listens on ${baseUrl}; with another HOST or PORT, run this command again.`
    : "";
  const facts = { accountId, email, expiresAt: expiresAt.toISOString() };
  const linkText = `${url}\nThis link works once, until ${facts.expiresAt}. Give it only to ${email}.${note}`;
  if (mail === undefined) return { json: { ...facts, invitationUrl: url }, text: linkText };
  try {
    await mail.mailer.send(invitationEmail(email, url, serviceName));
  } catch (error) {
    const mailFault = mailFaultText(error, mail.server);
    return {
      json: { ...facts, invitationUrl: url, isSent: false, mailFault },
      text: `The email could not be sent: ${mailFault}.\n${linkText}`,
    };
  }
  return { json: { ...facts, isSent: true }, text: `We sent the invitation to ${email}.${note}` };
}

async function findOrOpen(deps: AdminDeps, { email, account, plan }: InviteOptions): Promise<AccountDetails> {
  if ((email === undefined) === (account === undefined)) {
    throw new AdminError("Give either --email or --account.");
  }
  if (email === undefined) return requireAccount(deps, account ?? "");
  const credits = deps.planCredits[plan];
  await openKeylessAccount(accountDeps(deps), { email, plan, credits }, (accountId) =>
    commandAudit(deps, "account.created", accountId, `plan ${plan}, ${credits} credits`),
  );
  return requireAccount(deps, email);
}
