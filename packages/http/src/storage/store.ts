import type { Account } from "../accounts/account.js";
import type { Plan } from "../accounts/plan.js";

/** A new account with its opening balance and its one live key. */
export interface NewAccount {
  readonly id: string;
  /** Unique; lower case. */
  readonly email: string;
  readonly plan: Plan;
  /** The opening balance, in the allocation's pot. */
  readonly credits: number;
  readonly createdAt: Date;
  readonly key: {
    readonly id: string;
    readonly hmac: string;
    readonly prefix: string;
    readonly lastFour: string;
  };
}

/** One credit, for one answered request. */
export interface Charge {
  readonly accountId: string;
  /** At most one charge ever exists for it. */
  readonly requestId: string;
  readonly chargedAt: Date;
}

/**
 * Accounts, keys and credits: the port behind which the engines live. Every method may reject with a
 * {@link StoreUnavailableError}; what a method has resolved is on disk.
 */
export interface Store {
  /** Resolves while the store answers. */
  ping(): Promise<void>;

  hasAccounts(): Promise<boolean>;

  /** False, and nothing is written, where the e-mail address already has an account. */
  createAccount(account: NewAccount): Promise<boolean>;

  /** The owner of a live key; undefined where no key has this HMAC, or the key was revoked. */
  findAccountByKey(keyHmac: string): Promise<Account | undefined>;

  /** Takes one credit and returns how many are left; undefined, and nothing is written, where none was left. */
  charge(charge: Charge): Promise<number | undefined>;

  close(): Promise<void>;
}

/** The store is locked, full, broken or out of reach; the request may succeed later. */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";
}
