import { hash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** Maximum number of keys. Beyond it, the one is forgotten that has been known for longest, until its next use. */
const MAX_KEYS = 10_000;

/**
 * API keys that have led to an account lately. It grants nothing: the store is asked at each request. But before the store
 * is asked, it tells whose request this probably is, and a stranger's request from a customer's.
 */
export class KnownKeys {
  readonly #apiKeyHeader: string;
  /** Ids of accounts by the hashes of their keys. */
  readonly #accounts = new Map<string, string>();

  /** @param apiKeyHeader Name of the request header of the API key in version 1. */
  constructor(apiKeyHeader: string) {
    this.#apiKeyHeader = apiKeyHeader.toLowerCase();
  }

  /** Notes the account that a key has led to; undefined if it led to none. */
  note(apiKey: string, accountId: string | undefined): void {
    const keyHash = hashOf(apiKey);
    if (this.#accounts.get(keyHash) === accountId) return;
    this.#accounts.delete(keyHash);
    if (accountId === undefined) return;
    this.#accounts.set(keyHash, accountId);
    if (this.#accounts.size > MAX_KEYS) this.#forgetOldest();
  }

  #forgetOldest(): void {
    for (const keyHash of this.#accounts.keys()) {
      this.#accounts.delete(keyHash);
      return;
    }
  }

  /** Returns the id of the account to which the key of a request led lately; undefined if it led to none. */
  accountOf(headers: IncomingHttpHeaders): string | undefined {
    const bearer = headers.authorization;
    const account = bearer && this.#accounts.get(hashOf(bearer.slice("Bearer ".length).trim()));
    if (account) return account;
    const own = headers[this.#apiKeyHeader];
    return typeof own === "string" ? this.#accounts.get(hashOf(own.trim())) : undefined;
  }
}

function hashOf(apiKey: string): string {
  return hash("sha256", apiKey, "base64");
}
