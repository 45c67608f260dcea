import type { AccountStatus, CreditPot } from "../accounts/account.js";
import type { Plan } from "../accounts/plan.js";
import type { LinkKind, Role } from "../sign-in/sign-in-store.js";

/** The tables, as the queries see them. Instants are ISO 8601 text in UTC, which sorts by time on every engine. */
export interface Tables {
  readonly accounts: AccountsTable;
  readonly api_keys: ApiKeysTable;
  readonly ledger: LedgerTable;
  readonly idempotent_requests: IdempotentRequestsTable;
  readonly profiles: ProfilesTable;
  readonly browser_sessions: BrowserSessionsTable;
  readonly links: LinksTable;
  readonly audit_entries: AuditEntriesTable;
  readonly usage_errors: UsageErrorsTable;
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
  /** Written now and then, not at each request. */
  readonly last_used_at: string | null;
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
  /** The path that a charge paid for; null for every other kind, and for charges from before it was kept. */
  readonly endpoint: string | null;
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

/** How the owner of an account uses the dashboard; accounts that nobody has been invited to have none. */
interface ProfilesTable {
  readonly account_id: string;
  readonly role: Role;
  readonly time_zone: string;
  /** Null until an invitation was accepted. */
  readonly password_hash: string | null;
}

interface BrowserSessionsTable {
  readonly token_hmac: string;
  /** What names the session on a page; it opens nothing. */
  readonly id: string;
  readonly account_id: string;
  readonly user_agent: string;
  readonly created_at: string;
  readonly seen_at: string;
  readonly expires_at: string;
}

/** A link that was used is deleted. */
interface LinksTable {
  readonly token_hmac: string;
  readonly kind: LinkKind;
  /** Null for a sign-up, whose account does not exist yet. */
  readonly account_id: string | null;
  readonly email: string;
  readonly created_at: string;
  readonly expires_at: string;
}

/** Append-only, which triggers see to. */
interface AuditEntriesTable {
  readonly id: string;
  readonly created_at: string;
  /** The account that did it; null for the admin command. */
  readonly actor_id: string | null;
  readonly actor: string;
  readonly action: string;
  /** The account that it was done to. */
  readonly account_id: string | null;
  readonly detail: string;
  readonly request_id: string | null;
}

/** Refused requests of a UTC day. */
interface UsageErrorsTable {
  readonly account_id: string;
  readonly day: string;
  readonly code: string;
  readonly calls: number;
}
