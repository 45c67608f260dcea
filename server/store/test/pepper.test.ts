import { fileURLToPath } from "node:url";
import { createApiKey, createKeyHasher, fingerprintPeppers, openAccount } from "@chart/accounts";
import { StartError } from "@chart/base";
import { PEPPER } from "@chart/kit/stand-ins/pepper";
import { AUDITED } from "@chart/kit/stores/audited";
import { onEachEngine, PLAN_CREDITS, type TestDatabase } from "@chart/kit/stores/test-stores";
import type { KeyClaim } from "chart-http";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Stores } from "../src/base/stores.js";
import { openStore } from "../src/open-store.js";

const OLD = PEPPER;
const NEW = "another pepper of the tests that is long enough";
const NOW = new Date("2026-02-01T00:00:00Z");
const hashOld = createKeyHasher(OLD);
const hashNew = createKeyHasher(NEW);
const fingerprintOf = (pepper: string) =>
  fingerprintPeppers({ keyPepper: pepper, previousKeyPepper: undefined }).current;

const IS_OTHER = /^KEY_PEPPER is not the pepper of this store/;
const IS_UNKNOWN = /^KEY_PEPPER is not known to this store yet/;

onEachEngine("the pepper of a store", (create) => {
  let database: TestDatabase;
  const opened: Stores[] = [];
  beforeEach(async () => {
    database = await create();
  });
  afterEach(async () => {
    await closeAll();
    await database.drop();
  });

  /** Opens the store like the service, or like the admin command. */
  async function open(
    keyPepper: string,
    previousKeyPepper?: string,
    who: "service" | "admin" = "service",
  ): Promise<Stores> {
    const { engine, url } = database;
    const location = engine === "sqlite" ? { engine, path: fileURLToPath(url) } : { engine, url };
    const store = await openStore(location, {
      planCredits: PLAN_CREDITS,
      pepper: fingerprintPeppers({ keyPepper, previousKeyPepper }),
      isAdoptingPepper: who === "service",
    });
    opened.push(store);
    return store;
  }
  async function closeAll(): Promise<void> {
    for (const store of opened.splice(0)) await store.close();
  }
  /** Opens the store of another node. On SQLite the first one is closed before. */
  async function openAfter(...peppers: Parameters<typeof open>): Promise<Stores> {
    await closeAll();
    return open(...peppers);
  }
  async function addAccount(store: Stores, hashKey = hashOld): Promise<string> {
    const deps = { store: store.accounts, hashKey, now: () => NOW };
    const request = { email: `${crypto.randomUUID()}@example.com`, plan: "scale", credits: 9 } as const;
    return (await openAccount(deps, request, "unaudited"))?.apiKey ?? "";
  }
  const hmacs = async () =>
    (await database.sql("select hmac from api_keys where revoked_at is null")).map(({ hmac }) => hmac);

  describe("at the start", () => {
    test("a new store takes the first one; the service and the admin command are refused with any other", async () => {
      await open(OLD, undefined, "admin");
      await openAfter(OLD);
      await closeAll();
      for (const who of ["service", "admin"] as const) {
        await expect(open(NEW, undefined, who)).rejects.toThrow(IS_OTHER);
        await expect(open(NEW, "a third pepper of the tests, long enough", who)).rejects.toThrow(StartError);
      }
      await openAfter(OLD, undefined, "admin");
    });

    test("a store of an older release, which has keys and no pepper, takes that of the service, not that of a command", async () => {
      await addAccount(await open(OLD));
      await database.sql("delete from store_settings where name = 'pepper'");
      await database.sql("update api_keys set pepper = null");
      await closeAll();
      await expect(open(NEW, undefined, "admin")).rejects.toThrow(IS_UNKNOWN);
      const store = await open(OLD);
      expect(await store.accounts.countKeysByPepper()).toEqual([
        { fingerprint: fingerprintOf(OLD), keys: 1 },
      ]);
      await openAfter(OLD, undefined, "admin");
    });

    test("a service with the store's pepper as the previous one replaces it, and then the old one alone is refused", async () => {
      await addAccount(await open(OLD));
      await closeAll();
      await expect(open(NEW, OLD, "admin")).rejects.toThrow(IS_UNKNOWN);
      await open(NEW, OLD);
      await closeAll();
      await expect(open(OLD)).rejects.toThrow(IS_OTHER);
      await openAfter(NEW, OLD, "admin");
      // Nodes that know both can start in any order.
      await openAfter(OLD, NEW);
      await openAfter(NEW, OLD);
      await openAfter(NEW);
    });
  });

  describe("while it is replaced", () => {
    test("a key is found under either, moves to the new one at its first use, and needs the old one no more", async () => {
      const used = await addAccount(await open(OLD));
      const unused = await addAccount(opened[0] as Stores);
      const store = await openAfter(NEW, OLD);
      const nodes = [store, database.engine === "postgres" ? await open(NEW, OLD) : store];
      const find = (node: Stores, apiKey: string) =>
        node.accounts.findByKey(hashNew(apiKey), NOW, hashOld(apiKey));
      const found = await Promise.all(
        Array.from({ length: 20 }, (_, n) => find(nodes[n % 2] as Stores, used)),
      );
      expect(new Set(found.map((account) => account?.credits))).toEqual(new Set([9]));

      expect(new Set(await hmacs())).toEqual(new Set([hashNew(used), hashOld(unused)]));
      const counts = await store.accounts.countKeysByPepper();
      expect(new Map(counts.map(({ fingerprint, keys }) => [fingerprint, keys]))).toEqual(
        new Map([
          [fingerprintOf(NEW), 1],
          [fingerprintOf(OLD), 1],
        ]),
      );
      expect(await store.accounts.findByKey(hashNew(used), NOW)).toMatchObject({ credits: 9 });
      expect(await find(store, createApiKey())).toBeUndefined();
    });

    test("a revoked key stays revoked", async () => {
      const apiKey = await addAccount(await open(OLD));
      const store = await openAfter(NEW, OLD);
      const { id = "" } = (await store.accounts.findByKey(hashNew(apiKey), NOW, hashOld(apiKey))) ?? {};
      const next = {
        id: "key_2",
        hmac: hashNew("next"),
        name: "Default",
        prefix: "chart_live_",
        lastFour: "abcd",
      };
      const [key] = await store.keys.list(id);
      await store.keys.rotate(id, key?.id ?? "", next, NOW, AUDITED);
      expect(await store.accounts.findByKey(hashNew(apiKey), NOW, hashOld(apiKey))).toBeUndefined();
      expect(await hmacs()).toEqual([hashNew("next")]);
    });
  });
});

onEachEngine("an Idempotency-Key while the pepper is replaced", (create) => {
  let database: TestDatabase;
  let store: Stores;
  let requests = 0;
  beforeEach(async () => {
    database = await create();
    store = await database.open();
    const key = { id: "key_1", hmac: "hmac-1", name: "Default", prefix: "chart_live_", lastFour: "abcd" };
    const account = { id: "acct_1", email: "a@example.com", plan: "scale", credits: 9 } as const;
    await store.accounts.create({ ...account, createdAt: NOW, key }, "unaudited");
  });
  afterEach(async () => {
    await store.close();
    await database.drop();
  });

  const claim = (name: string, print: string, current: string, previous?: string): KeyClaim => ({
    ...digests(name, print, current),
    previous: previous === undefined ? undefined : digests(name, print, previous),
    requestId: `req_${++requests}`,
    claimedAt: NOW,
    leaseEndsAt: new Date(NOW.getTime() + 30_000),
  });
  const digests = (name: string, print: string, pepper: string) => ({
    accountId: "acct_a",
    keyHmac: `${pepper} ${name}`,
    fingerprint: `${pepper} ${print}`,
  });

  test("finds the answer or the lease under the previous one, so that no retry is charged again", async () => {
    const first = claim("a", "body", OLD);
    await store.claims.claimKey(first);
    expect(await store.claims.claimKey(claim("a", "body", NEW, OLD))).toMatchObject({ kind: "in-use" });
    const { keyHmac, fingerprint, requestId } = first;
    const answer = { keyHmac, fingerprint, data: "{}", keptUntil: new Date(NOW.getTime() + 1000) };
    await store.charges.charge({ accountId: "acct_1", requestId, chargedAt: NOW, answer });
    expect(await store.claims.claimKey(claim("a", "body", NEW, OLD))).toEqual({
      kind: "answered",
      data: "{}",
    });
    expect(await store.claims.claimKey(claim("a", "other", NEW, OLD))).toEqual({ kind: "reused" });
    const late = { ...claim("a", "body", NEW, OLD), claimedAt: answer.keptUntil };
    expect(await store.claims.claimKey(late)).toEqual({ kind: "claimed" });
  });

  test("is never held by two nodes that replace the pepper in opposite directions", async () => {
    for (let round = 0; round < 20; round++) {
      const outcomes = await Promise.all([
        store.claims.claimKey(claim(`${round}`, "body", NEW, OLD)),
        store.claims.claimKey(claim(`${round}`, "body", OLD, NEW)),
      ]);
      expect(outcomes.filter(({ kind }) => kind === "claimed").length).toBeLessThan(2);
    }
  });
});
