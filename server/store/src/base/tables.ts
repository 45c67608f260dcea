import type { AccountStatus, CreditPot, NoticeThreshold, Plan, Role } from "@chart/accounts";
import type { LinkKind } from "@chart/accounts/sign-in";
import type { Generated } from "kysely";

/** Types of all tables. Instants are ISO 8601 text in UTC, because that sorts by time on both engines. */
export interface Tables {
  readonly accounts: AccountsTable;
  readonly api_keys: ApiKeysTable;
  readonly ledger: LedgerTable;
  readonly idempotent_requests: IdempotentRequestsTable;
  readonly profiles: ProfilesTable;
  readonly browser_sessions: BrowserSessionsTable;
  readonly password_guesses: PasswordGuessesTable;
  readonly links: LinksTable;
  readonly audit_entries: AuditEntriesTable;
  readonly request_counts: RequestCountsTable;
  readonly store_settings: StoreSettingsTable;
  readonly charge_counts: ChargeCountsTable;
  readonly credit_notices: CreditNoticesTable;
  readonly account_activity: AccountActivityTable;
  readonly process_reports: ProcessReportsTable;
  readonly request_log: RequestLogTable;
  readonly request_terms: RequestTermsTable;
  readonly second_factors: SecondFactorsTable;
  readonly recovery_codes: RecoveryCodesTable;
  readonly account_exports: AccountExportsTable;
  readonly account_purges: AccountPurgesTable;
  readonly earlier_endings: EarlierEndingsTable;
}

/** Accounts with their current balances. */
export interface AccountsTable {
  readonly id: string;
  readonly email: string;
  readonly plan: Plan;
  readonly status: AccountStatus;
  readonly allocation_credits: number;
  readonly granted_credits: number;
  readonly created_at: string;
  /** End of the period to which the allocation belongs. */
  readonly renews_at: string;
  /** Allocation with which the current period began. */
  readonly period_credits: number;
  /** Instant of the ledger's entry for that allocation. */
  readonly period_started_at: string;
}

/** API keys: up to five active ones for each account, and all revoked ones. */
interface ApiKeysTable {
  readonly id: string;
  readonly account_id: string;
  /** Unique among the active keys of the account. */
  readonly name: string;
  readonly hmac: string;
  readonly prefix: string;
  readonly last_four: string;
  readonly created_at: string;
  /** Null while the key is active. */
  readonly revoked_at: string | null;
  /** Minute of the last use, written in batches up to ten seconds after it; older rows have the exact time. */
  readonly last_used_at: string | null;
  /** Route of the last use; null until the first one, and for uses before this column. */
  readonly last_used_endpoint: string | null;
  /** Fingerprint of the pepper under which `hmac` was computed; null until the store knows its pepper. */
  readonly pepper: string | null;
}

/** Ledger of credits; append-only. For each account and pot, the amounts add up to the balance in `accounts`. */
export interface LedgerTable {
  readonly id: string;
  readonly account_id: string;
  /**
   * A "lapse" removes what is left of an allocation at the end of its period. A "refund" gives the credits of a charge
   * back whose answer was never sent; its id is `refund_` and the id of that request (and `_1` for a second pot).
   */
  readonly kind: "allocation" | "charge" | "grant" | "lapse" | "refund";
  readonly pot: CreditPot;
  /** Credits added; negative if credits were taken. */
  readonly amount: number;
  /** Request that was charged, with one entry for each pot that paid; null for every other kind. */
  readonly request_id: string | null;
  /** Explanation of an allocation, a grant or a refund; null for every other kind. */
  readonly reason: string | null;
  /** Path that was charged or refunded; null for every other kind, and for charges older than this column. */
  readonly endpoint: string | null;
  readonly created_at: string;
}

/** Idempotency-Keys in use: leases, whose data is null, and answers that are kept for retries. */
interface IdempotentRequestsTable {
  readonly key_hmac: string;
  /** Null for rows from before this column whose request has no charge. */
  readonly account_id: string | null;
  /** Request that holds the lease or paid for the answer. */
  readonly request_id: string;
  /** Digest of the endpoint and the parsed fields. */
  readonly fingerprint: string | null;
  /** Data of the answer as JSON. */
  readonly data: string | null;
  /** End of the lease, or of the time for which the answer is kept. */
  readonly expires_at: string;
}

/** Dashboard settings of an account's owner. An account without a row has the default settings. */
interface ProfilesTable {
  readonly account_id: string;
  readonly role: Role;
  /** IANA name. */
  readonly time_zone: string;
  /** Null until the owner has accepted an invitation. */
  readonly password_hash: string | null;
}

/** Browsers that are signed in. A session that was ended is deleted. */
interface BrowserSessionsTable {
  readonly token_hmac: string;
  /** Public identifier, for pages and forms. */
  readonly id: string;
  readonly account_id: string;
  readonly user_agent: string;
  readonly created_at: string;
  readonly seen_at: string;
  readonly expires_at: string;
  /** State of the limit of wrong codes of this session, see sign-in/wrong-codes.ts. */
  readonly wrong_codes_full_ms: Generated<number>;
}

/** Limits of wrong passwords, see sign-in/password-guesses.ts. */
interface PasswordGuessesTable {
  readonly bucket: string;
  /** Instant at which the limit is full again. */
  readonly full_ms: number;
}

/** Single-use links. A link that was used is deleted. */
interface LinksTable {
  readonly token_hmac: string;
  readonly kind: LinkKind;
  /** Null for a sign-up, whose account does not exist yet. */
  readonly account_id: string | null;
  readonly email: string;
  readonly created_at: string;
  readonly expires_at: string;
  /** Email address of the operator who sent an invitation; null for every other link. */
  readonly invited_by: string | null;
}

/** Audit log. Append-only: triggers reject every other change. */
interface AuditEntriesTable {
  readonly id: string;
  readonly created_at: string;
  /** Account that made the change; null for the admin command and for the service itself. */
  readonly actor_id: string | null;
  /** Email address of the actor at that time, or `admin command`, or `service`. */
  readonly actor: string;
  readonly action: string;
  readonly account_id: string | null;
  readonly detail: string;
  readonly request_id: string | null;
}

/** Number of requests by account, time and error code: of failures for 91 days, of successes for eight. */
interface RequestCountsTable {
  readonly account_id: string;
  /** Start of the quarter-hour of failures, and of the hour of successes, YYYY-MM-DDTHH:MM in UTC. */
  readonly quarter_hour: string;
  /** Empty for successes. */
  readonly code: string;
  readonly calls: number;
}

interface StoreSettingsTable {
  /**
   * `pepper` for the fingerprint of the current one; `probe` for the text that the readiness check rewrites;
   * `last-backup` for the time of the last one; `credit-sweep` for the time of the latest sweep for credit notices.
   */
  readonly name: "pepper" | "probe" | "last-backup" | "credit-sweep";
  readonly value: string;
}

/** Charged requests by account and quarter-hour, less the refunded; written with the charge or refund. */
interface ChargeCountsTable {
  readonly account_id: string;
  /** Start of the quarter-hour in UTC, YYYY-MM-DDTHH:MM. */
  readonly quarter_hour: string;
  readonly calls: number;
  /** Credits that the counted requests cost. */
  readonly credits: number;
}

/** Notices of low credits that are due or were sent, once for each account, period and threshold. */
interface CreditNoticesTable {
  readonly account_id: string;
  /** `period_started_at` of the account at that time. */
  readonly period_start: string;
  readonly threshold: NoticeThreshold;
  readonly created_at: string;
  /** Time of the next attempt to send; null once a process has claimed the notice, and if another one replaces it. */
  readonly attempt_at: string | null;
  readonly sent_at: string | null;
}

/**
 * Last use and balance of each account, as a copy by which operators sort. The balance is that of the last use, grant or
 * change of role; an index on `accounts` would slow every charge.
 */
interface AccountActivityTable {
  readonly account_id: string;
  /** Empty before the first use. */
  readonly last_used_at: string;
  readonly credits: number;
}

/** Latest report of each process of the service, as JSON. */
interface ProcessReportsTable {
  readonly process_id: string;
  readonly reported_at: string;
  readonly report: string;
}

/** Requests with a known key, for thirty days. */
interface RequestLogTable {
  /** Ids begin with the time, so their order is that of time. */
  readonly id: string;
  /** Number of the account's id in `request_terms`, as of the other columns of this type. */
  readonly account_term: number;
  readonly key_term: number;
  /** Pattern of the route. */
  readonly route_term: number;
  readonly method: string;
  readonly status: number;
  /** Error code; null if the request succeeded. */
  readonly code: string | null;
  readonly duration_us: number;
  readonly credits: number;
}

/** Texts that many logged requests have, with their numbers. */
interface RequestTermsTable {
  readonly number: Generated<number>;
  readonly term: string;
}

interface SecondFactorsTable {
  readonly account_id: string;
  /** Secret of the authenticator app, encrypted; see sign-in/secret-box.ts. */
  readonly secret: string;
  readonly enabled_at: string;
  /** Time step of the latest code that was accepted, in units of 30 seconds since 1970. */
  readonly last_step: number;
  /** State of the limit of wrong codes of everybody who signs in, see sign-in/wrong-codes.ts. */
  readonly wrong_codes_full_ms: Generated<number>;
  /** Time at which the owner was last told of a wrong code; null before the first one. */
  readonly noticed_at: string | null;
  /** Digest of the recovery code that was used last. */
  readonly recovery_code_hash: string | null;
  readonly recovery_code_used_at: string | null;
}

/** Unused recovery codes. A code that was used is deleted. */
interface RecoveryCodesTable {
  readonly account_id: string;
  /** SHA-256 of the account's id and the code. */
  readonly code_hash: string;
}

/** Latest export of each account. */
interface AccountExportsTable {
  readonly account_id: string;
  readonly exported_at: string;
}

/** Deleted accounts whose kept answers and logs are still being deleted. */
interface AccountPurgesTable {
  readonly account_id: string;
  readonly deleted_at: string;
}

/**
 * Keys that were revoked and accounts that were deleted in a store that a restore has replaced, if this store does not
 * have them: a later restore of another backup may bring them back.
 */
interface EarlierEndingsTable {
  readonly kind: "account" | "key";
  readonly id: string;
  readonly ended_at: string;
}
