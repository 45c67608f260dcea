import type { Account, AccountDetails, AccountStatus } from "../accounts/account.js";
import type { AuditEntry, AuditStore } from "../accounts/audit-entry.js";
import type { Plan } from "../accounts/plan.js";
import type { IdempotentRequest } from "../idempotency/idempotent-request.js";
import type { TokenBuckets } from "../rate-limit/token-bucket.js";
import type { SignInStore } from "../sign-in/sign-in-store.js";
import type { UsageStore } from "../usage/usage-store.js";

/** What the store keeps of a key. */
export interface NewKey {
  readonly id: string;
  readonly hmac: string;
  readonly prefix: string;
  readonly lastFour: string;
}

/** A new account with its opening balance and its one live key. */
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

/** Credits beyond the plan's, which never lapse. */
export interface Grant {
  readonly amount: number;
  readonly reason: string;
  readonly grantedAt: Date;
}

/** One credit, for one answered request. */
export interface Charge {
  readonly accountId: string;
  /** At most one charge ever exists for it. */
  readonly requestId: string;
  /** The path of the endpoint that answered. */
  readonly endpoint?: string | undefined;
  readonly chargedAt: Date;
  /** Kept together with the charge, for repeats of the request. */
  readonly answer?: KeptAnswer | undefined;
}

/** The answer to a request with an Idempotency-Key, whose lease the request holds. */
interface KeptAnswer extends IdempotentRequest {
  /** The endpoint's data, as JSON. */
  readonly data: string;
  readonly keptUntil: Date;
}

/**
 * The credits left after a charge; or why nothing was charged: no credit was left, or the request's lease
 * ended and another one has taken its Idempotency-Key.
 */
export type ChargeOutcome = number | "exhausted" | "lease-lost";

/** The wish to be the one request that is answered under an Idempotency-Key. */
export interface KeyClaim extends IdempotentRequest {
  /** The request that holds the key, where the claim succeeds. */
  readonly requestId: string;
  readonly claimedAt: Date;
  readonly leaseEndsAt: Date;
}

/** The key is ours; or another request holds it, was answered with these data, or was another request. */
export type ClaimOutcome =
  | { readonly kind: "claimed" }
  | { readonly kind: "in-use" }
  | { readonly kind: "answered"; readonly data: string }
  | { readonly kind: "reused" };

/** An account whose balance is not what its ledger says. */
export interface LedgerDifference {
  readonly accountId: string;
  readonly allocationCredits: number;
  readonly allocationLedger: number;
  readonly grantedCredits: number;
  readonly grantedLedger: number;
}

/** An account in a list. */
export interface AccountSummary {
  readonly id: string;
  readonly email: string;
  readonly plan: Plan;
  readonly status: AccountStatus;
}

/** What the check of all balances found. */
export interface LedgerCheck {
  readonly accounts: number;
  readonly differences: readonly LedgerDifference[];
}

/**
 * Accounts, keys and credits: the port behind which the engines live. Every method may reject with a
 * {@link StoreUnavailableError}; what a method has resolved is on disk. Whatever looks at an account or
 * changes its credits begins its new period first, where one has begun. An audit entry that a change is given
 * is written with it, in one step.
 */
export interface Store extends TokenBuckets {
  /** What people need to sign in to the dashboard. */
  readonly signIn: SignInStore;
  readonly audit: AuditStore;
  readonly usage: UsageStore;

  /** Resolves while the store answers. */
  ping(): Promise<void>;

  hasAccounts(): Promise<boolean>;

  /** False, and nothing is written, where the e-mail address already has an account. */
  createAccount(account: NewAccount, audit?: AuditEntry): Promise<boolean>;

  /** The owner of a live key; undefined where no key has this HMAC, or the key was revoked. */
  findAccountByKey(keyHmac: string, now: Date): Promise<Account | undefined>;

  /** Takes one credit, unless none is left. Concurrent charges share a commit; each has its own outcome. */
  charge(charge: Charge): Promise<ChargeOutcome>;

  /** Takes an Idempotency-Key that nobody holds and that has no answer, or tells why not. */
  claimKey(claim: KeyClaim): Promise<ClaimOutcome>;

  /** Gives up a key that the request still holds, so that a repeat is answered anew. */
  releaseKey(keyHmac: string, requestId: string): Promise<void>;

  /** Up to fifty accounts whose id or e-mail address contains the text, by e-mail address. */
  searchAccounts(text: string): Promise<readonly AccountSummary[]>;
  /** Deletes answers and leases that have expired, a bounded number of them. */
  purgeExpired(now: Date): Promise<void>;

  /** All accounts, oldest first. */
  listAccounts(now: Date): Promise<readonly AccountDetails[]>;

  /** The account with this id or e-mail address. */
  findAccount(idOrEmail: string, now: Date): Promise<AccountDetails | undefined>;

  setStatus(accountId: string, status: AccountStatus, audit?: AuditEntry): Promise<void>;

  /** Changes the tier at once and the allocation from the next period on. */
  setPlan(accountId: string, plan: Plan, now: Date, audit?: AuditEntry): Promise<void>;

  /**
   * Revokes the live key and puts the new one in its place, in one step.
   *
   * @param replacedKeyId Where it is given and no longer the live key, nothing happens, and the result is false.
   */
  rotateKey(
    accountId: string,
    key: NewKey,
    now: Date,
    details?: { readonly audit?: AuditEntry; readonly replacedKeyId?: string },
  ): Promise<boolean>;

  grantCredits(accountId: string, grant: Grant, audit?: AuditEntry): Promise<void>;

  /** Compares every balance with the sum of its ledger, all at one instant. */
  checkLedger(): Promise<LedgerCheck>;

  /** How the connections to the store are used at the moment; undefined where there is no pool of them. */
  connectionUse(): ConnectionUse | undefined;

  close(): Promise<void>;
}

/** Connections of a pool, and who waits for one. */
export interface ConnectionUse {
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
}

/** The store is locked, full, broken or out of reach; the request may succeed later. */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";
}
