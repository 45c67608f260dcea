import type { Account, AccountDetails, AccountStatus } from "./account.js";
import type { AuditEntry } from "./audit-entry.js";
import type { Plan } from "./plan.js";

/** The stored part of an API key. */
export interface NewKey {
  readonly id: string;
  readonly hmac: string;
  readonly prefix: string;
  readonly lastFour: string;
}

/** A new account with its opening balance and its one active key. */
export interface NewAccount {
  readonly id: string;
  /** Unique; lower case. */
  readonly email: string;
  readonly plan: Plan;
  /** The opening balance, in the allocation's pot. */
  readonly credits: number;
  readonly createdAt: Date;
  readonly key: NewKey;
}

/** An account in a list. */
export interface AccountSummary {
  readonly id: string;
  readonly email: string;
  readonly plan: Plan;
  readonly status: AccountStatus;
}

/** The parts of an account's active key that may be shown. */
export interface KeyDetails {
  readonly id: string;
  readonly prefix: string;
  readonly lastFour: string;
  readonly createdAt: Date;
  /** Accurate to a few seconds while the service runs; undefined until the first use. */
  readonly lastUsedAt: Date | undefined;
}

/** Details of a key rotation. */
interface KeyRotation {
  readonly audit: AuditEntry;
  /** If set, the rotation happens only while this is the active key. */
  readonly replacedKeyId?: string | undefined;
}

/** Credits beyond the plan's, which never expire. */
export interface Grant {
  readonly amount: number;
  readonly reason: string;
  readonly grantedAt: Date;
}

/** An account whose balance differs from the sum of its ledger. */
export interface LedgerDifference {
  readonly accountId: string;
  readonly allocationCredits: number;
  readonly allocationLedger: number;
  readonly grantedCredits: number;
  readonly grantedLedger: number;
}

/** Result of the check of all balances. */
export interface LedgerCheck {
  readonly accounts: number;
  readonly differences: readonly LedgerDifference[];
}

/**
 * Accounts, their keys and their credits. Reading an account or changing its credits first begins its new
 * period, if one is due. Every change is written together with its audit entry, or not at all.
 */
export interface AccountStore {
  hasAny(): Promise<boolean>;

  /**
   * Creates an account; returns false, and writes nothing, if the email address already has one.
   *
   * @param audit "unaudited" is for the demo account, which nobody opens.
   */
  create(account: NewAccount, audit: AuditEntry | "unaudited"): Promise<boolean>;

  /** Finds the owner of an active key; undefined if no key has this HMAC, or if the key was revoked. */
  findByKey(keyHmac: string, now: Date): Promise<Account | undefined>;

  /** Finds the account with this id or email address. */
  find(idOrEmail: string, now: Date): Promise<AccountDetails | undefined>;

  /** All accounts, oldest first. */
  list(now: Date): Promise<readonly AccountDetails[]>;

  /** Up to fifty accounts whose id or email address contains the text, by email address. */
  search(text: string): Promise<readonly AccountSummary[]>;

  setStatus(accountId: string, status: AccountStatus, audit: AuditEntry): Promise<void>;

  /** Changes the tier immediately and the allocation from the next period on. */
  setPlan(accountId: string, plan: Plan, now: Date, audit: AuditEntry): Promise<void>;

  /** Finds the active key of an account. */
  findKey(accountId: string): Promise<KeyDetails | undefined>;

  /**
   * Revokes the active key and adds the new one, in one step; returns false, and does nothing, if the active key is
   * not the one to be replaced.
   */
  rotateKey(accountId: string, key: NewKey, now: Date, rotation: KeyRotation): Promise<boolean>;

  grantCredits(accountId: string, grant: Grant, audit: AuditEntry): Promise<void>;

  /** Compares every balance with the sum of its ledger, all at one instant. */
  checkLedger(): Promise<LedgerCheck>;
}
