import type { Command } from "commander";
import type { AccountDetails } from "../accounts/account.js";
import type { HashKey } from "../accounts/api-key.js";
import type { Plan } from "../accounts/plan.js";
import type { Store } from "../storage/store.js";

/** What a command works with. */
export interface AdminDeps {
  readonly store: Store;
  readonly hashKey: HashKey;
  readonly planCredits: Readonly<Record<Plan, number>>;
  readonly now: () => Date;
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
  const account = await store.findAccount(idOrEmail, now());
  if (account === undefined) throw new AdminError(`There is no account ${idOrEmail}.`);
  return account;
}
