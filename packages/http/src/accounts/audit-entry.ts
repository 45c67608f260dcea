/** Record of one change to an account; kept for ever. */
export interface AuditEntry {
  readonly at: Date;
  /** Account that made the change; undefined for the admin command and for the service itself. */
  readonly actorId?: string | undefined;
  /** Email address of the actor at that time, or `admin command`, or `service`. */
  readonly actor: string;
  readonly action: AuditAction;
  /** Account that was changed. */
  readonly accountId?: string | undefined;
  /** Short description of the change; never contains a secret. */
  readonly detail: string;
  /** Request that made the change, as in the log; undefined for the admin command. */
  readonly requestId?: string | undefined;
}

/** Actions that write an audit entry. */
export type AuditAction =
  | "account.created"
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
  | "key.rotated"
  | "password.changed"
  | "sessions.ended"
  | "time-zone.changed";

/** Start of the next page of a list: the last entry of the page before. */
export interface EntryCursor {
  /** Instant of that entry, as ISO 8601 text in UTC. */
  readonly at: string;
  readonly id: string;
}

/** A stored entry. */
export interface KeptAuditEntry extends AuditEntry {
  readonly id: string;
}

/** Reads the audit log. Each change writes its own entry, in its transaction; entries never change. */
export interface AuditStore {
  /** Lists entries of one account or of all, newest first. */
  list(query: {
    readonly accountId?: string | undefined;
    readonly before?: EntryCursor | undefined;
    readonly limit: number;
  }): Promise<readonly KeptAuditEntry[]>;
}
