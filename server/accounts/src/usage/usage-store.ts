import type { CreditPot } from "../accounts/account.js";
import type { EntryCursor } from "../accounts/audit-entry.js";
import type { Plan } from "../accounts/plan.js";

/** An entry of the ledger, as the account's owner sees it. */
export interface LedgerEntry {
  readonly id: string;
  readonly at: Date;
  readonly kind: "allocation" | "charge" | "grant" | "lapse" | "refund";
  readonly pot: CreditPot;
  /** Credits added; negative if credits were taken. */
  readonly amount: number;
  /** Path that a charge paid for, or that a refund gives the credit back for. */
  readonly endpoint: string | undefined;
  /** Request that a charge paid for. */
  readonly requestId: string | undefined;
  /** Explanation of an entry that is not a charge. */
  readonly reason: string | undefined;
}

/** One page of an account's ledger, newest entries first. */
export interface LedgerQuery {
  readonly accountId: string;
  /** If set, only charges and refunds for this path. */
  readonly endpoint?: string | undefined;
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
  /** Last entry of the previous page; undefined for the first page. */
  readonly before?: EntryCursor | undefined;
  readonly limit: number;
}

/** A span of time; `to` is exclusive. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

interface CodeCount {
  readonly code: string;
  readonly calls: number;
}

/** A span of time that may have no limits; `to` is exclusive. */
export interface OpenSpan {
  readonly from: Date | undefined;
  readonly to: Date | undefined;
}

/** Sums of a part of an account's ledger. */
export interface LedgerTotals {
  /** Credits of charges that were not refunded. */
  readonly spent: number;
  readonly calls: number;
  /** Credits of allocations and grants. */
  readonly added: number;
  /** Credits of allocations that ended. */
  readonly expired: number;
}

/** Use of an account in a span of time, as an operator bills it. */
export interface AccountUsage {
  readonly accountId: string;
  readonly email: string;
  readonly plan: Plan;
  /** Charged requests, less the refunded. */
  readonly requests: number;
  /** Credits that they cost. */
  readonly credits: number;
}

export interface UsageStore {
  /** Lists what each account used in a span of whole quarter-hours; accounts without a charge are left out. */
  usageByAccount(span: Span): Promise<readonly AccountUsage[]>;

  /** Counts the charged requests in each span of whole quarter-hours, less the refunded ones. */
  countCharges(accountId: string, spans: readonly Span[]): Promise<readonly number[]>;

  /** Counts the failed requests in each span, which starts and ends on a quarter-hour. */
  countFailures(accountId: string, spans: readonly Span[]): Promise<readonly number[]>;

  /** Counts the failed requests in a span by error code, the most frequent code first. */
  countErrors(accountId: string, span: Span): Promise<readonly CodeCount[]>;

  /** Sums an account's ledger in a span of whole quarter-hours. */
  ledgerTotals(accountId: string, span: OpenSpan): Promise<LedgerTotals>;

  listLedger(query: LedgerQuery): Promise<readonly LedgerEntry[]>;

  /** Returns the allocation at the start of the current period. */
  currentAllocation(accountId: string): Promise<number>;
}
