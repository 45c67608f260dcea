import type { AuditEntry } from "./audit-entry.js";

export const MAX_LIVE_KEYS = 5;

/** A new API key as the store keeps it, without its secret part. */
export interface NewKey {
  readonly id: string;
  /** HMAC of the whole key, by which requests find its owner. */
  readonly hmac: string;
  /** First characters, which are the same for all keys. */
  readonly prefix: string;
  readonly lastFour: string;
}

/** A new API key with its name, which no other active key of the account may have. */
export interface NamedKey extends NewKey {
  readonly name: string;
}

/** The parts of a key that may be shown after its creation. */
export interface KeyDetails {
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  readonly lastFour: string;
  readonly createdAt: Date;
  /** Minute of the last use, up to ten seconds behind, because uses are written in batches; undefined until the first use. */
  readonly lastUsedAt: Date | undefined;
  /** Route of the last use, for example `/v2/charts`. */
  readonly lastUsedEndpoint: string | undefined;
  /** Time at which the key was rotated or deleted; undefined while it is active. */
  readonly revokedAt: Date | undefined;
}

export type AddKeyOutcome = "added" | "name-taken" | "too-many-keys";

/** Outcome of renaming a key; "unchanged" if it has the name already. */
export type RenameKeyOutcome = "renamed" | "unchanged" | "name-taken" | "not-found";

/**
 * API keys of the accounts. Every change and its audit entry are written in one transaction. A key that a change has
 * revoked fails on the very next request on every node.
 */
export interface KeyStore {
  /** Lists the active keys of an account, oldest first. */
  list(accountId: string): Promise<readonly KeyDetails[]>;

  /** Finds a key of this account, which may be revoked. */
  find(accountId: string, keyId: string): Promise<KeyDetails | undefined>;

  /** Adds an active key unless the account has {@link MAX_LIVE_KEYS}, or one with this name. */
  add(accountId: string, key: NamedKey, now: Date, audit: AuditEntry): Promise<AddKeyOutcome>;

  /**
   * Revokes an active key and adds the new one under the same name, in one transaction. Returns false, and changes
   * nothing, if the account has no active key with this id.
   */
  rotate(accountId: string, keyId: string, key: NewKey, now: Date, audit: AuditEntry): Promise<boolean>;

  /** Renames an active key of this account, unless another active key has the name. It keeps working. */
  rename(
    accountId: string,
    keyId: string,
    name: string,
    now: Date,
    audit: AuditEntry,
  ): Promise<RenameKeyOutcome>;

  /** Revokes an active key; returns false, and changes nothing, if the account has no active key with this id. */
  revoke(accountId: string, keyId: string, now: Date, audit: AuditEntry): Promise<boolean>;
}
