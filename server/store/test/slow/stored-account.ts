import type { NamedKey, Plan } from "@chart/accounts";
import { AUDITED } from "@chart/kit/stores/audited";
import { RemoteStore } from "@chart/kit/stores/remote-store";
import type { TestDatabase } from "@chart/kit/stores/test-stores";
import type { Charge, KeyClaim } from "chart-http";
import { expect } from "vitest";
import type { Stores } from "../../src/base/stores.js";
import type { CreditsModel } from "./credits-model.js";

/** An account in a real store, whose process can be restarted or killed. */
export class StoredAccount {
  readonly id: string;
  remote: RemoteStore;
  readonly #database: TestDatabase;
  #keys = 0;
  #requests = 0;

  constructor(id: string, database: TestDatabase, remote: RemoteStore) {
    this.id = id;
    this.#database = database;
    this.remote = remote;
  }

  get store(): Stores {
    return this.remote.store;
  }

  async open({ createdAt, plan, credits }: { createdAt: Date; plan: Plan; credits: number }): Promise<void> {
    const facts = { id: this.id, email: `${this.id}@x`, plan, credits, createdAt };
    expect(await this.store.accounts.create({ ...facts, key: this.#newKey() }, "unaudited")).toBe(true);
  }

  #newKey(): NamedKey {
    const name = `${this.id}-${++this.#keys}`;
    return {
      id: `key-${name}`,
      name: "Default",
      hmac: `hmac-${name}`,
      prefix: "chart_live_",
      lastFour: "abcd",
    };
  }

  async rotateKey(now: Date): Promise<void> {
    const replacedKeyId = `key-${this.id}-${this.#keys}`;
    const key = this.#newKey();
    expect(await this.store.keys.rotate(this.id, replacedKeyId, key, now, AUDITED)).toBe(true);
  }

  newCharge(chargedAt: Date): Charge {
    return { accountId: this.id, requestId: `${this.id}-request-${++this.#requests}`, chargedAt };
  }

  claim(key: string, now: Date): KeyClaim {
    return {
      ...{
        accountId: this.id,
        keyHmac: `${this.id}-${key}`,
        fingerprint: key,
        requestId: `${this.id}-request-${++this.#requests}`,
      },
      ...{ claimedAt: now, leaseEndsAt: new Date(now.getTime() + 30_000) },
    };
  }

  /** Returns those of these requests that were charged. */
  async charged(requestIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.#database.sql(
      "select request_id from ledger where account_id = $1 and kind = 'charge'",
      this.id,
    );
    const all = new Set(rows.map((row) => String(row["request_id"])));
    return new Set(requestIds.filter((id) => all.has(id)));
  }

  /** Closes the store cleanly and opens it again. */
  async restart(): Promise<void> {
    await this.remote.close();
    this.remote = await RemoteStore.open(this.#database);
  }

  /** Kills the store's process at any moment and starts another one. */
  async crash(): Promise<void> {
    await this.remote.kill();
    this.remote = await RemoteStore.open(this.#database);
  }

  /**
   * Expects the account to match the model, as seen by its active key, by the administrator and in the ledger. Old keys
   * must not work.
   */
  async expectEqual({
    now,
    plan,
    status,
    credits,
    allocation,
    granted,
    charges,
  }: CreditsModel): Promise<void> {
    expect(await this.store.accounts.findByKey(`hmac-${this.id}-${this.#keys}`, now)).toMatchObject({
      ...{ id: this.id, plan, status, credits },
    });
    expect(await this.store.accounts.find(this.id, now)).toMatchObject({
      ...{ plan, status, allocationCredits: allocation, grantedCredits: granted },
    });
    const [row] = await this.#database.sql(
      "select count(*) as charges from ledger where account_id = $1 and kind = 'charge'",
      this.id,
    );
    expect(row).toEqual({ charges });
    for (let old = 1; old < this.#keys; old++) {
      expect(await this.store.accounts.findByKey(`hmac-${this.id}-${old}`, now)).toBeUndefined();
    }
  }
}
