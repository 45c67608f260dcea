import type { AccountStatus, CreditPot } from "../accounts/account.js";
import type { Plan } from "../accounts/plan.js";

/** The tables, as the queries see them. Instants are ISO 8601 text in UTC, which sorts by time on every engine. */
export interface Tables {
  readonly accounts: AccountsTable;
  readonly api_keys: ApiKeysTable;
  readonly ledger: LedgerTable;
}

interface AccountsTable {
  readonly id: string;
  readonly email: string;
  readonly plan: Plan;
  readonly status: AccountStatus;
  readonly allocation_credits: number;
  readonly granted_credits: number;
  readonly created_at: string;
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
interface LedgerTable {
  readonly id: string;
  readonly account_id: string;
  readonly kind: "allocation" | "charge";
  readonly pot: CreditPot;
  /** Credits added; negative where they were taken. */
  readonly amount: number;
  /** The request that a charge belongs to; null for every other kind. */
  readonly request_id: string | null;
  readonly reason: string | null;
  readonly created_at: string;
}
