import type { CreditPot } from "../accounts/account.js";
import type { EntryCursor } from "../accounts/audit-entry.js";

/** Usage since the last report, to be added to the stored counts. */
export interface UsageReport {
  /** Refused requests, by account, UTC day (YYYY-MM-DD) and code. */
  readonly errors: readonly {
    readonly accountId: string;
    readonly day: string;
    readonly code: string;
    readonly calls: number;
  }[];
  /** Last use of each account's key. */
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

/** Filter for an account's ledger, newest entries first. */
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

/** Usage of the accounts. */
export interface UsageStore {
  /** Adds a report of a few hundred rows at most, each account, day and code once; errors older than 90 days are deleted. */
  add(report: UsageReport): Promise<void>;

  /** Counts the charged calls in each span. */
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
