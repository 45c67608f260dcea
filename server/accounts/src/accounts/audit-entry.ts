/** Record of one change to an account; kept for ever. */
export interface AuditEntry {
  readonly at: Date;
  /** Account that made the change; undefined for the admin command and for the service itself. */
  readonly actorId?: string | undefined;
  /** Email address of the actor at that time, or {@link COMMAND_ACTOR}, or {@link SERVICE_ACTOR}. */
  readonly actor: string;
  readonly action: AuditAction;
  readonly accountId?: string | undefined;
  /** Short description of the change; never contains a secret. */
  readonly detail: string;
  /** Request that made the change, as in the log; undefined for the admin command. */
  readonly requestId?: string | undefined;
}

export type AuditAction =
  | "account.created"
  | "account.deleted"
  | "account.exported"
  | "account.invited"
  | "account.period"
  | "account.plan"
  | "account.role"
  | "account.status"
  | "credits.granted"
  | "credits.refunded"
  | "email.changed"
  | "key.created"
  | "key.deleted"
  | "key.renamed"
  | "key.rotated"
  | "password.changed"
  | "reset.sent"
  | "second-factor.disabled"
  | "second-factor.enabled"
  | "second-factor.failed"
  | "second-factor.recovery-code-used"
  | "second-factor.recovery-codes-replaced"
  | "second-factor.removed"
  | "sessions.ended"
  | "time-zone.changed";

export const COMMAND_ACTOR = "admin command";

export const SERVICE_ACTOR = "service";

/** Start of the next page of a list: the last entry of the page before. */
export interface EntryCursor {
  /** Instant of that entry, as ISO 8601 text in UTC. */
  readonly at: string;
  readonly id: string;
}

export interface KeptAuditEntry extends AuditEntry {
  readonly id: string;
  /** Email address that the changed account has now; undefined if it does not exist. */
  readonly accountEmail: string | undefined;
}

/** One page of the audit log, newest entries first. An entry has to match every part that is set. */
export interface AuditQuery {
  readonly accountId?: string | undefined;
  /** The actor exactly as stored: an email address, {@link COMMAND_ACTOR} or {@link SERVICE_ACTOR}. */
  readonly actor?: string | undefined;
  readonly action?: AuditAction | undefined;
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
  readonly requestId?: string | undefined;
  readonly before?: EntryCursor | undefined;
  readonly limit: number;
}

/** Reads the audit log. Each change writes its own entry, in its transaction; entries never change. */
export interface AuditStore {
  list(query: AuditQuery): Promise<readonly KeptAuditEntry[]>;
}
