import type {
  AccountDetails,
  HashKey,
  KeyDeps,
  OpenAccountDeps,
  PepperFingerprints,
  Plan,
} from "@chart/accounts";
import { type AuditAction, type AuditEntry, COMMAND_ACTOR } from "@chart/accounts";
import type { HashToken } from "@chart/accounts/sign-in";
import type { DatabaseLocation, Stores } from "@chart/store";
import type { Command } from "commander";
import type { Ask } from "./ask.js";
import type { MailSettings } from "./mail-settings.js";

export interface AdminDeps {
  readonly store: Pick<
    Stores,
    "accountData" | "accounts" | "claims" | "keys" | "secondFactors" | "signIn" | "usage"
  >;
  readonly hashKey: HashKey;
  readonly pepper: PepperFingerprints;
  readonly planCredits: Readonly<Record<Plan, number>>;
  readonly now: () => Date;
  /** Undefined if there is no terminal, so that nobody could answer. */
  readonly ask: Ask | undefined;
  /** Reads the dependencies of invitations; called only by the command that needs them. */
  readonly invitations: () => InvitationDeps;
}

export interface InvitationDeps {
  readonly hashToken: HashToken;
  /** URL at which people reach the service, without a trailing slash. */
  readonly baseUrl: string;
  /** True if no service runs on the store, so that {@link baseUrl} is only derived from the command's environment. */
  readonly isGuessedUrl: boolean;
  /** Undefined if no mail server is configured; then the link is printed. */
  readonly mail: MailSettings | undefined;
  readonly serviceName: string;
}

/** Result of a command. */
export interface Report {
  /** Result for programs, printed with `--json`. */
  readonly json: object;
  readonly text: string;
  /** True if the command found a fault in the data. The exit code is then 1. */
  readonly isFault?: boolean;
}

/** Streams that a command writes to. */
export interface Output {
  readonly writeOut: (text: string) => void;
  readonly writeErr: (text: string) => void;
}

export type PrintReport = (report: Report, asJson: boolean) => void;

/** Opens the store, names it to `onOpen`, runs an action with it, and closes it. */
export type RunWithStore = (
  action: (deps: AdminDeps) => Promise<Report>,
  onOpen: (database: DatabaseLocation) => void,
) => Promise<Report>;

/** Gives a command its action, which gets the parsed options, and prints the action's report. */
export type AddAction = <Options>(
  command: Command,
  action: (deps: AdminDeps, options: Options) => Promise<Report>,
) => void;

/** Reason why a command did nothing, as one line. */
export class AdminError extends Error {
  override readonly name = "AdminError";
}

/**
 * Finds an account by its id or email address.
 *
 * @throws AdminError if there is none.
 */
export async function requireAccount({ store, now }: AdminDeps, idOrEmail: string): Promise<AccountDetails> {
  const account = await store.accounts.find(idOrEmail, now());
  if (account === undefined)
    throw new AdminError(`There is no account ${idOrEmail}. The command "account list" shows all accounts.`);
  return account;
}

/**
 * Finds a customer's account, which has a plan and credits, by its id or email address.
 *
 * @throws AdminError if there is none.
 */
export async function requireCustomer(deps: AdminDeps, idOrEmail: string): Promise<AccountDetails> {
  const account = await requireAccount(deps, idOrEmail);
  if (account.role === "customer") return account;
  throw new AdminError(`${account.email} is an operator, who has no plan, no credits and no API keys.`);
}

export function accountDeps({ store, hashKey, now }: AdminDeps): OpenAccountDeps {
  return { store: store.accounts, hashKey, now };
}

/** Selects the dependencies of adding and rotating keys. */
export function keyDeps({ store, hashKey, now }: AdminDeps): KeyDeps {
  return { keys: store.keys, hashKey, now };
}

/** Makes the audit entry of a command. The actor is no account: operators run commands without signing in. */
export function commandAudit(
  { now }: AdminDeps,
  action: AuditAction,
  accountId: string,
  detail: string,
): AuditEntry {
  return { at: now(), actor: COMMAND_ACTOR, action, accountId, detail };
}
