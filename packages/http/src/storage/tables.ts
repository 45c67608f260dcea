import type { AccountStatus, CreditPot } from "../accounts/account.js";
import type { Plan } from "../accounts/plan.js";

/** The tables, as the queries see them. Instants are ISO 8601 text in UTC, which sorts by time on every engine. */
export interface Tables {
  readonly accounts: AccountsTable;
  readonly api_keys: ApiKeysTable;
  readonly ledger: LedgerTable;
  readonly idempotent_requests: IdempotentRequestsTable;
}

export interface AccountsTable {
  readonly id: string;
  readonly email: string;
  readonly plan: Plan;
  readonly status: AccountStatus;
  readonly allocation_credits: number;
  readonly granted_credits: number;
  readonly created_at: string;
  /** The end of the period to which the allocation belongs. */
  readonly renews_at: string;
}

interface ApiKeysTable {
  readonly id: string;
  readonly account_id: string;
  readonly hmac: string;
  readonly prefix: string;
  readonly last_four: string;
  readonly created_at: string;
  readonly revoked_at: string | null;
}

/** Append-only. For each account and pot, the sum of the amounts is the balance in `accounts`. */
export interface LedgerTable {
  readonly id: string;
  readonly account_id: string;
  readonly kind: "allocation" | "charge" | "grant" | "lapse";
  readonly pot: CreditPot;
  /** Credits added; negative where they were taken. */
  readonly amount: number;
  /** The request that a charge belongs to; null for every other kind. */
  readonly request_id: string | null;
  readonly reason: string | null;
  readonly created_at: string;
}

/** A lease while the request is being answered; afterwards, with fingerprint and data, its answer. */
interface IdempotentRequestsTable {
  readonly key_hmac: string;
  /** The request that holds the lease, or that was answered. */
  readonly request_id: string;
  readonly fingerprint: string | null;
  readonly data: string | null;
  /** The end of the lease, or of the time for which the answer is kept. */
  readonly expires_at: string;
}
