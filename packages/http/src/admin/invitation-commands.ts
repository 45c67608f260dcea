import { type Command, Option } from "commander";
import type { AccountDetails } from "../accounts/account.js";
import { openAccount } from "../accounts/open-account.js";
import type { Plan } from "../accounts/plan.js";
import { invitationEmail } from "../mail/emails.js";
import { issueLink } from "../sign-in/links.js";
import type { Role } from "../sign-in/sign-in-store.js";
import {
  type AdminDeps,
  AdminError,
  accountDeps,
  commandAudit,
  type Report,
  type Reporting,
  requireAccount,
} from "./command.js";
import { ACCOUNT_OPTION, emailAddress, planOption } from "./options.js";

const ROLES: readonly Role[] = ["customer", "operator"];

/** `account invite | set-role`. */
export function addInvitationCommands(account: Command, reporting: Reporting): void {
  reporting(
    account
      .command("invite")
      .description(
        "make a link, which works once, to choose the password of an account; sent where SMTP_URL is set, else printed",
      )
      .option("--email <email>", "the address; an account is made for it where it has none", emailAddress)
      .addOption(
        planOption().makeOptionMandatory(false).default("hobbyist", "hobbyist, of an account that is made"),
      )
      .option("--account <account>", "the id or e-mail address of an account that exists"),
    invite,
  );
  reporting(
    account
      .command("set-role")
      .description("let an account see and change all accounts in the dashboard, or no longer")
      .requiredOption(...ACCOUNT_OPTION)
      .addOption(new Option("--role <role>", "the role").choices(ROLES).makeOptionMandatory()),
    setRole,
  );
}

interface InviteOptions {
  readonly email?: string;
  readonly account?: string;
  readonly plan: Plan;
}

async function invite(deps: AdminDeps, options: InviteOptions): Promise<Report> {
  const { hashToken, baseUrl, mailer } = deps.invitations();
  const { id: accountId, email } = await findOrOpen(deps, options);
  const { url, expiresAt } = await issueLink(
    { store: deps.store.signIn, hashToken, now: deps.now, baseUrl },
    { kind: "invitation", accountId, email },
    commandAudit(deps, "account.invited", accountId, email),
  );
  const facts = { accountId, email, expiresAt: expiresAt.toISOString() };
  if (mailer === undefined) {
    return {
      json: { ...facts, invitationUrl: url },
      text: `${url}\nThe link works once, until ${facts.expiresAt}. Give it to ${email} alone.`,
    };
  }
  await mailer.send(invitationEmail(email, url));
  return { json: { ...facts, isSent: true }, text: `The invitation was sent to ${email}.` };
}

async function findOrOpen(deps: AdminDeps, { email, account, plan }: InviteOptions): Promise<AccountDetails> {
  if ((email === undefined) === (account === undefined)) {
    throw new AdminError("Name either --email or --account.");
  }
  if (email === undefined) return requireAccount(deps, account ?? "");
  const credits = deps.planCredits[plan];
  await openAccount(accountDeps(deps), { email, plan, credits }, (accountId) =>
    commandAudit(deps, "account.created", accountId, `plan ${plan}, ${credits} credits`),
  );
  return requireAccount(deps, email);
}

async function setRole(deps: AdminDeps, options: { account: string; role: Role }): Promise<Report> {
  const { id, email } = await requireAccount(deps, options.account);
  const { role } = options;
  await deps.store.signIn.setRole(id, role, commandAudit(deps, "account.role", id, role));
  return { json: { accountId: id, email, role }, text: `${email} is now: ${role}` };
}
