import type { AccountStore } from "../accounts/account-store.js";
import type { AuditStore } from "../accounts/audit-entry.js";
import type { ChargeStore } from "../charts/charge-store.js";
import type { ClaimStore } from "../idempotency/claim-store.js";
import type { TokenBuckets } from "../rate-limit/token-bucket.js";
import type { SignInStore } from "../sign-in/sign-in-store.js";
import type { UsageStore } from "../usage/usage-store.js";

/**
 * All stores of the service, on one database. Each port lives beside the feature that uses it. Every method may
 * reject with a StoreUnavailableError; a change whose method has resolved is on disk.
 */
export interface Stores extends TokenBuckets {
  readonly accounts: AccountStore;
  readonly charges: ChargeStore;
  readonly claims: ClaimStore;
  readonly audit: AuditStore;
  readonly signIn: SignInStore;
  readonly usage: UsageStore;

  /** Resolves while the database answers. */
  ping(): Promise<void>;

  /** Current use of the connection pool; undefined if there is none. */
  connectionUse(): ConnectionUse | undefined;

  close(): Promise<void>;
}

/** Connections of a pool, and requests waiting for one. */
export interface ConnectionUse {
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
}
