import type { CreditPot } from "../accounts/account.js";
import type { EntryCursor } from "../accounts/audit-entry.js";

/** What requests since the last report have used, to be added to what is kept. */
export interface UsageReport {
  /** Refused requests, by account, UTC day (YYYY-MM-DD) and code. */
  readonly errors: readonly {
    readonly accountId: string;
    readonly day: string;
    readonly code: string;
    readonly calls: number;
  }[];
  /** When each account's key was used last. */
  readonly lastUsed: readonly { readonly accountId: string; readonly at: Date }[];
}

/** An entry of the ledger, as its account's owner sees it. */
export interface LedgerEntry {
  readonly id: string;
  readonly at: Date;
  readonly kind: "allocation" | "charge" | "grant" | "lapse";
  readonly pot: CreditPot;
  readonly amount: number;
  readonly endpoint: string | undefined;
  readonly requestId: string | undefined;
  readonly reason: string | undefined;
}

/** Which entries of an account's ledger, newest first. */
export interface LedgerQuery {
  readonly accountId: string;
  readonly endpoint?: string | undefined;
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
  readonly before?: EntryCursor | undefined;
  readonly limit: number;
}

/** A span of time, its end excluded. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** What accounts have used. */
export interface UsageStore {
  /** Adds a report of a few hundred rows at most, each account, day and code once; errors of more than 90 days ago go. */
  add(report: UsageReport): Promise<void>;

  /** How many calls were charged in each span. */
  countCharges(accountId: string, spans: readonly Span[]): Promise<readonly number[]>;

  /** Refused requests since a UTC day (YYYY-MM-DD), the most frequent code first. */
  countErrors(
    accountId: string,
    sinceDay: string,
  ): Promise<readonly { readonly code: string; readonly calls: number }[]>;

  listLedger(query: LedgerQuery): Promise<readonly LedgerEntry[]>;

  /** The allocation that the current period began with. */
  currentAllocation(accountId: string): Promise<number>;
}
