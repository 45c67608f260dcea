import { randomId } from "chart-http/base";
import { createApiKey, type HashKey, keyHint } from "./api-key.js";
import type { AuditEntry } from "./audit-entry.js";
import type { AddKeyOutcome, KeyDetails, KeyStore, NewKey, RenameKeyOutcome } from "./key-store.js";

export interface KeyDeps {
  readonly keys: Pick<KeyStore, "add" | "rename" | "rotate">;
  readonly hashKey: HashKey;
  readonly now: () => Date;
}

/** A new key with its secret, which can never be shown again. */
export interface CreatedKey {
  readonly apiKey: string;
  readonly keyId: string;
}

/** Creates a key's secret and the parts of it that the store keeps. */
export function makeKey(hashKey: HashKey): { readonly apiKey: string; readonly newKey: NewKey } {
  const apiKey = createApiKey();
  return { apiKey, newKey: { id: randomId("key"), hmac: hashKey(apiKey), ...keyHint(apiKey) } };
}

/**
 * Adds a key to an account; returns the reason if it was not added.
 *
 * @param name Normalised and valid name.
 * @param auditOf Makes the audit entry from a description of the new key.
 */
export async function addKey(
  { keys, hashKey, now }: KeyDeps,
  accountId: string,
  name: string,
  auditOf: (detail: string) => AuditEntry,
): Promise<CreatedKey | Exclude<AddKeyOutcome, "added">> {
  const { apiKey, newKey } = makeKey(hashKey);
  const named = { ...newKey, name };
  const outcome = await keys.add(accountId, named, now(), auditOf(describeKey(named)));
  return outcome === "added" ? { apiKey, keyId: newKey.id } : outcome;
}

/**
 * Replaces a key; returns the new one, or undefined if the key is no longer active. A form that is sent twice therefore
 * rotates only once.
 *
 * @param auditOf Makes the audit entry from a description of the change.
 */
export async function rotateKey(
  { keys, hashKey, now }: KeyDeps,
  accountId: string,
  key: KeyDetails,
  auditOf: (detail: string) => AuditEntry,
): Promise<CreatedKey | undefined> {
  const { apiKey, newKey } = makeKey(hashKey);
  const audit = auditOf(`${describeKey(key)} to ${maskKey(newKey)}`);
  const isRotated = await keys.rotate(accountId, key.id, newKey, now(), audit);
  return isRotated ? { apiKey, keyId: newKey.id } : undefined;
}

/** Renames a key to a normalised and valid name. `auditOf` gets a description of the change. */
export function renameKey(
  { keys, now }: Pick<KeyDeps, "keys" | "now">,
  accountId: string,
  key: KeyDetails,
  name: string,
  auditOf: (detail: string) => AuditEntry,
): Promise<RenameKeyOutcome> {
  return keys.rename(accountId, key.id, name, now(), auditOf(`${describeKey(key)} to ${name}`));
}

/** Describes a key without its secret, such as "Production chart_live_...x7Qa". */
export function describeKey(key: Pick<KeyDetails, "name" | "prefix" | "lastFour">): string {
  return `${key.name} ${maskKey(key)}`;
}

/** Returns a key without its secret part, such as "chart_live_...x7Qa". */
export function maskKey({ prefix, lastFour }: Pick<KeyDetails, "prefix" | "lastFour">): string {
  return `${prefix}...${lastFour}`;
}
