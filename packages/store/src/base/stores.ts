import type { AccountDataStore } from "@chart/accounts";
import type { AccountStore } from "@chart/accounts";
import type { AuditStore } from "@chart/accounts";
import type { KeyStore } from "@chart/accounts";
import type { NoticeStore } from "@chart/accounts";
import type { ClaimStore } from "chart-http";
import type { OperatorStore } from "@chart/accounts";
import type { TokenBuckets } from "@chart/lib";
import type { RequestLogStore } from "@chart/accounts";
import type { SecondFactorStore } from "@chart/accounts/sign-in";
import type { SignInStore } from "@chart/accounts/sign-in";
import type { UsageStore } from "@chart/accounts";
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

  /**
   * Checks that keys are hashed under the pepper of this store.
   *
   * @param isAdopting True if the store may change to this pepper: see {@link PepperVerdict}.
   */
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

/** Use of a connection pool. */
export interface ConnectionUse {
  /** Connections in use. */
  readonly busy: number;
  /** Connections that are open and free. */
  readonly idle: number;
  /** Queries that wait for a connection. */
  readonly waiting: number;
}
