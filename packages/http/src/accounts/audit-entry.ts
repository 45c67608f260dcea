/** One change, as it is remembered for good. */
export interface AuditEntry {
  readonly at: Date;
  /** The account that did it; undefined for the admin command. */
  readonly actorId?: string | undefined;
  /** The e-mail address that the actor had then, or `admin command`. */
  readonly actor: string;
  readonly action: AuditAction;
  /** The account that it was done to. */
  readonly accountId?: string | undefined;
  /** What exactly, in a few words; never a secret. */
  readonly detail: string;
  /** The request that did it, as in the log; undefined for the admin command. */
  readonly requestId?: string | undefined;
}

/** Everything that is audited. */
export type AuditAction =
  | "account.created"
  | "account.invited"
  | "account.plan"
  | "account.role"
  | "account.status"
  | "credits.granted"
  | "email.changed"
  | "key.rotated"
  | "password.changed"
  | "sessions.ended"
  | "time-zone.changed";

/** Where a page of entries goes on: the last entry that was seen. */
export interface EntryCursor {
  readonly at: string;
  readonly id: string;
}

/** An entry as it is kept. */
export interface KeptAuditEntry extends AuditEntry {
  readonly id: string;
}

/** The audit log: entries are added with the change that they tell of, and never change. */
export interface AuditStore {
  /** The latest entries, newest first, of one account or of all. */
  list(query: {
    readonly accountId?: string | undefined;
    readonly before?: EntryCursor | undefined;
    readonly limit: number;
  }): Promise<readonly KeptAuditEntry[]>;
}
