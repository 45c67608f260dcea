import type { AuditEntry } from "./audit-entry.js";

/** Outcome of deleting an account. The last active operator cannot be deleted. */
export type DeleteOutcome = "deleted" | "last-operator" | "not-found";

/** A key of an account, active or revoked, without its secret part. */
interface ExportedKey {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | undefined;
  readonly revokedAt: Date | undefined;
}

/** Everything that the service holds about an account: to export it, and to delete it. */
export interface AccountDataStore {
  /** Counts an export; undefined, or the instant from which one may begin. Of concurrent calls one succeeds. */
  beginExport(accountId: string, now: Date, audit: AuditEntry): Promise<Date | undefined>;

  /** Lists all keys of an account, oldest first. */
  listKeys(accountId: string): Promise<readonly ExportedKey[]>;

  /**
   * Deletes an account in one transaction: revokes its keys, ends its sessions and links, removes its second factor,
   * password and settings, lets its credits lapse, and replaces its address, which another account may then have. Ledger
   * and audit entries stay under its id. Kept answers and logs go as {@link purgeDeleted} says.
   */
  deleteAccount(accountId: string, now: Date, audit: AuditEntry): Promise<DeleteOutcome>;

  /**
   * Deletes a part of what deleted accounts have left: kept answers and logs, which may be too many for one transaction.
   * Also finds what requests that were running at the deletion have written since. Returns true if there is more.
   */
  purgeDeleted(now: Date): Promise<boolean>;
}
