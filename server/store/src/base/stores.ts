import type {
  AccountDataStore,
  AccountStore,
  AuditStore,
  KeyStore,
  NoticeStore,
  OperatorStore,
  RequestLogStore,
  UsageStore,
} from "@chart/accounts";
import type { SecondFactorStore, SignInStore } from "@chart/accounts/sign-in";
import type { ClaimStore } from "chart-http";
import type { TokenBuckets } from "chart-http/base";
import type { LedgerStore } from "./ledger-store.js";

/**
 * All stores of the service, on one database. The port of each store is declared in the folder of the feature that uses
 * it. Every method may reject with a StoreUnavailableError. Once a method resolves, its change is on disk.
 */
export interface Stores extends TokenBuckets {
  readonly accounts: AccountStore;
  readonly keys: KeyStore;
  readonly charges: LedgerStore;
  readonly claims: ClaimStore;
  readonly audit: AuditStore;
  readonly signIn: SignInStore;
  readonly secondFactors: SecondFactorStore;
  readonly accountData: AccountDataStore;
  readonly usage: UsageStore;
  readonly notices: NoticeStore;
  readonly operators: OperatorStore;
  readonly requestLog: RequestLogStore;

  /** Resolves if the database can be read and written: commits a small change. */
  ping(): Promise<void>;

  /** Checks that keys are hashed under the store's pepper, or adopts it: see {@link PepperVerdict}. */
  acceptPepper(isAdopting: boolean): Promise<PepperVerdict>;

  /** Returns the current use of the connection pool; undefined if there is no pool. */
  connectionUse(): ConnectionUse | undefined;

  close(): Promise<void>;
}

/**
 * Result of comparing a process's pepper with the store's: "different" if the process knows neither the store's pepper
 * nor its replacement; "not-adopted" if the store would have to change to this pepper.
 */
export type PepperVerdict = "accepted" | "different" | "not-adopted";

export interface ConnectionUse {
  readonly busy: number;
  readonly idle: number;
  /** Queries that wait for a connection. */
  readonly waiting: number;
}
