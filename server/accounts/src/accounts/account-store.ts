import type { AccountDetails, AccountOfKey, AccountStatus, Role } from "./account.js";
import type { AuditEntry } from "./audit-entry.js";
import type { NamedKey } from "./key-store.js";
import type { Plan } from "./plan.js";

/** A new account with its opening balance. An operator's account has neither credits nor a key. */
export interface NewAccount {
  readonly id: string;
  /** Unique; lower case. */
  readonly email: string;
  readonly plan: Plan;
  /** Opening balance, which replaces the first period's allocation. */
  readonly credits: number;
  readonly createdAt: Date;
  /** First key; undefined for an account whose owner gets one when they join. */
  readonly key?: NamedKey | undefined;
  /** "customer" by default. */
  readonly role?: Role | undefined;
}

export interface KeysOfPepper {
  /** Null for keys of a store that does not know its pepper. */
  readonly fingerprint: string | null;
  readonly keys: number;
}

/** Credits beyond the plan's, which never expire. */
export interface Grant {
  /** Id of the ledger entry. A form that is sent twice names the same id, and grants once. */
  readonly id?: string | undefined;
  readonly amount: number;
  readonly reason: string;
  readonly grantedAt: Date;
}

/** An account whose balance differs from the sum of its ledger. */
export interface LedgerDifference {
  readonly accountId: string;
  readonly allocationCredits: number;
  /** Sum of the ledger's entries for the allocation. */
  readonly allocationLedger: number;
  readonly grantedCredits: number;
  /** Sum of the ledger's entries for granted credits. */
  readonly grantedLedger: number;
}

export interface LedgerCheck {
  readonly accounts: number;
  /** Time of the last entry of the ledger, ISO 8601 in UTC; undefined if it is empty. */
  readonly lastEntryAt: string | undefined;
  readonly differences: readonly LedgerDifference[];
}

/**
 * Accounts and their credits. Reading an account or changing its credits first renews the account, if its
 * period has ended. Every change and its audit entry are written in one transaction.
 */
export interface AccountStore {
  hasAny(): Promise<boolean>;

  /**
   * Creates an account; returns false, and writes nothing, if the email address already has one.
   *
   * @param audit "unaudited" is for tests.
   */
  create(account: NewAccount, audit: AuditEntry | "unaudited"): Promise<boolean>;

  /**
   * Finds the owner of an active key; undefined if no key has this HMAC, or if the key was revoked.
   *
   * @param previousHmac HMAC under the previous pepper. A key that is found by it moves to the current pepper.
   */
  findByKey(keyHmac: string, now: Date, previousHmac?: string): Promise<AccountOfKey | undefined>;

  countKeysByPepper(): Promise<readonly KeysOfPepper[]>;

  find(idOrEmail: string, now: Date): Promise<AccountDetails | undefined>;

  /** Lists all accounts, oldest first. */
  list(now: Date): Promise<readonly AccountDetails[]>;

  /**
   * Activates or deactivates an account; returns false, and changes nothing, for the last active operator. For
   * deletion, which cannot be undone, see AccountDataStore.
   */
  setStatus(
    accountId: string,
    status: Exclude<AccountStatus, "deleted">,
    audit: AuditEntry,
  ): Promise<boolean>;

  /** Changes the plan. The new tier applies immediately, the new allocation from the next period on. */
  setPlan(accountId: string, plan: Plan, now: Date, audit: AuditEntry): Promise<void>;

  /**
   * Corrects the end of a period that a wrong clock has put too far ahead; returns false, and changes nothing, if it is
   * right. {@link findByKey} does so by itself.
   */
  correctPeriod(accountId: string, now: Date, audit: AuditEntry): Promise<boolean>;

  /** Adds credits that never expire; returns false, and changes nothing, if the ledger has an entry with this id. */
  grantCredits(accountId: string, grant: Grant, audit: AuditEntry): Promise<boolean>;

  /** Compares every balance with the sum of its ledger, in one consistent snapshot. */
  checkLedger(): Promise<LedgerCheck>;
}
