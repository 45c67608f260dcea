import type { Command } from "commander";
import type { AccountDetails } from "../accounts/account.js";
import type { HashKey } from "../accounts/api-key.js";
import type { AuditAction, AuditEntry } from "../accounts/audit-entry.js";
import type { OpenAccountDeps } from "../accounts/open-account.js";
import type { Plan } from "../accounts/plan.js";
import type { RotateKeyDeps } from "../accounts/rotate-key.js";
import type { Stores } from "../database/stores.js";
import type { Mailer } from "../mail/mailer.js";
import type { HashToken } from "../sign-in/tokens.js";

/** What a command works with. */
export interface AdminDeps {
  readonly store: Pick<Stores, "accounts" | "signIn">;
  readonly hashKey: HashKey;
  readonly planCredits: Readonly<Record<Plan, number>>;
  readonly now: () => Date;
  /** How invitations are made and sent; read only by the command that needs it. */
  readonly invitations: () => InvitationDeps;
}

/** What the dashboard's configuration says about invitations. */
export interface InvitationDeps {
  readonly hashToken: HashToken;
  /** Where people reach the service, without a slash at the end. */
  readonly baseUrl: string;
  /** Undefined where the service sends no e-mail: the link is printed. */
  readonly mailer: Mailer | undefined;
}

/** What a command found or did, for programs and for people. */
export interface Report {
  readonly json: object;
  readonly text: string;
  /** Whether the command found a fault, which its exit code tells. */
  readonly isFault?: boolean;
}

/** Opens the store, does something with it, and closes it. */
export type RunWithStore = (action: (deps: AdminDeps) => Promise<Report>) => Promise<Report>;

/** Makes a command do its work, with the options it was given, and print its report. */
export type Reporting = <Options>(
  command: Command,
  action: (deps: AdminDeps, options: Options) => Promise<Report>,
) => void;

/** Why a command did nothing, as one line. */
export class AdminError extends Error {
  override readonly name = "AdminError";
}

/**
 * The account that a person named.
 *
 * @throws AdminError where there is none.
 */
export async function requireAccount({ store, now }: AdminDeps, idOrEmail: string): Promise<AccountDetails> {
  const account = await store.accounts.find(idOrEmail, now());
  if (account === undefined) throw new AdminError(`There is no account ${idOrEmail}.`);
  return account;
}

/** The dependencies of opening an account and rotating its key. */
export function accountDeps({ store, hashKey, now }: AdminDeps): OpenAccountDeps & RotateKeyDeps {
  return { store: store.accounts, hashKey, now };
}

/** An entry for what a command does: the person at its terminal has no account. */
export function commandAudit(
  { now }: AdminDeps,
  action: AuditAction,
  accountId: string,
  detail: string,
): AuditEntry {
  return { at: now(), actor: "admin command", action, accountId, detail };
}
