import type { NamedKey } from "@chart/accounts";
import { AUDITED } from "@chart/kit/stores/audited";
import { useOf } from "@chart/kit/stores/logged-requests";
import { onEachEngine, type TestDatabase } from "@chart/kit/stores/test-stores";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Stores } from "../src/base/stores.js";

const NOW = new Date("2026-11-21T10:00:00Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const key = (id: string, name = id): NamedKey => ({
  ...{ id: `key_${id}`, name, hmac: `hmac-${id}`, prefix: "chart_live_", lastFour: "abcd" },
});

onEachEngine("the keys of an account", (create) => {
  let database: TestDatabase;
  let store: Stores;
  let other: Stores;
  beforeEach(async () => {
    database = await create();
    store = await database.open();
    // A second node. On SQLite a process has one connection.
    other = database.engine === "postgres" ? await database.open() : store;
    for (const name of ["a", "b"]) {
      const account = { id: `acct_${name}`, email: `${name}@example.com`, plan: "developer" } as const;
      const first = name === "a" ? key("first") : undefined;
      await store.accounts.create({ ...account, credits: 5, createdAt: NOW, key: first }, "unaudited");
    }
  });
  afterEach(async () => {
    if (other !== store) await other.close();
    await store.close();
    await database.drop();
  });

  const names = async (accountId = "acct_a") => (await store.keys.list(accountId)).map(({ name }) => name);
  const owner = async (id: string, node = other) => (await node.accounts.findByKey(`hmac-${id}`, NOW))?.id;

  test("are up to five, all of which work, and are listed from the oldest to the newest", async () => {
    for (let n = 2; n <= 5; n++) {
      expect(await store.keys.add("acct_a", key(`k${n}`), later(n), AUDITED)).toBe("added");
    }
    expect(await store.keys.add("acct_a", key("k6"), later(6), AUDITED)).toBe("too-many-keys");
    expect(await names()).toEqual(["first", "k2", "k3", "k4", "k5"]);
    for (const id of ["first", "k2", "k3", "k4", "k5"]) expect(await owner(id)).toBe("acct_a");
    expect(await owner("k6")).toBeUndefined();
  });

  test("stay five when more are created at the same moment on several nodes", async () => {
    const attempts = Array.from({ length: 12 }, (_, n) =>
      (n % 2 ? store : other).keys.add("acct_a", key(`k${n}`), later(1), AUDITED),
    );
    const outcomes = await Promise.all(attempts);
    expect(outcomes.filter((outcome) => outcome === "added")).toHaveLength(4);
    expect(outcomes.filter((outcome) => outcome === "too-many-keys")).toHaveLength(8);
    expect(await names()).toHaveLength(5);
    expect(await store.audit.list({ limit: 99 })).toHaveLength(4);
  });

  test("have different names, also when one name is requested several times at the same moment", async () => {
    const attempts = Array.from({ length: 6 }, (_, n) =>
      (n % 2 ? store : other).keys.add("acct_a", key(`k${n}`, "Production"), later(1), AUDITED),
    );
    const outcomes = await Promise.all(attempts);
    expect(outcomes.filter((outcome) => outcome === "added")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "name-taken")).toHaveLength(5);
    expect(await names()).toEqual(["first", "Production"]);
    expect(await store.keys.add("acct_b", key("other", "Production"), NOW, AUDITED)).toBe("added");
  });

  test("can take the name and the place of a key that was deleted", async () => {
    expect(await store.keys.revoke("acct_a", "key_first", later(1), AUDITED)).toBe(true);
    expect(await store.keys.add("acct_a", key("second", "first"), later(2), AUDITED)).toBe("added");
    expect(await owner("first")).toBeUndefined();
    expect(await owner("second")).toBe("acct_a");
  });

  test("fail on every node right after they are deleted, while the account's other keys go on working", async () => {
    await store.keys.add("acct_a", key("second"), NOW, AUDITED);
    expect([await owner("first"), await owner("second")]).toEqual(["acct_a", "acct_a"]);
    await store.keys.revoke("acct_a", "key_first", later(1), AUDITED);
    for (const node of [store, other]) {
      expect([await owner("first", node), await owner("second", node)]).toEqual([undefined, "acct_a"]);
    }
  });

  test("are deleted only once, and a rotation and a deletion at the same moment leave one of their outcomes", async () => {
    const revocations = Array.from({ length: 4 }, (_, n) =>
      (n % 2 ? store : other).keys.revoke("acct_a", "key_first", later(1), AUDITED),
    );
    expect((await Promise.all(revocations)).filter((isRevoked) => isRevoked)).toHaveLength(1);
    await store.keys.add("acct_a", key("second"), later(2), AUDITED);
    const [isRotated, isRevoked] = await Promise.all([
      store.keys.rotate("acct_a", "key_second", key("third"), later(3), AUDITED),
      other.keys.revoke("acct_a", "key_second", later(3), AUDITED),
    ]);
    expect(isRotated).not.toBe(isRevoked);
    expect(await names()).toEqual(isRotated ? ["second"] : []);
  });

  test("keep their name and no other fact when they are rotated", async () => {
    await store.requestLog.add({ requests: [], uses: [useOf("acct_a", NOW, { keyId: "key_first" })] });
    expect(await store.keys.rotate("acct_a", "key_first", key("second"), later(5), AUDITED)).toBe(true);
    expect(await store.keys.list("acct_a")).toEqual([
      {
        ...{ id: "key_second", name: "first", prefix: "chart_live_", lastFour: "abcd", createdAt: later(5) },
        ...{ lastUsedAt: undefined, lastUsedEndpoint: undefined, revokedAt: undefined },
      },
    ]);
    expect(await store.keys.find("acct_a", "key_first")).toMatchObject({
      ...{ name: "first", lastUsedAt: NOW, lastUsedEndpoint: "/v2/charts", revokedAt: later(5) },
    });
  });

  test("are renamed while they go on working, to names that no other active key has", async () => {
    await store.keys.add("acct_a", key("second"), NOW, AUDITED);
    const rename = (id: string, name: string) => store.keys.rename("acct_a", `key_${id}`, name, NOW, AUDITED);
    expect(await rename("first", "Production")).toBe("renamed");
    expect(await rename("second", "Production")).toBe("name-taken");
    expect(await rename("second", "first")).toBe("renamed");
    expect(await names()).toEqual(["Production", "first"]);
    expect([await owner("first"), await owner("second")]).toEqual(["acct_a", "acct_a"]);
    await store.keys.revoke("acct_a", "key_first", later(1), AUDITED);
    expect(await rename("second", "Production")).toBe("renamed");
    expect(await rename("first", "Staging")).toBe("not-found");
    expect((await store.keys.find("acct_a", "key_first"))?.name).toBe("Production");
  });

  test("that are renamed to one name at the same moment on several nodes have different names", async () => {
    for (const id of ["second", "third"]) await store.keys.add("acct_a", key(id), NOW, AUDITED);
    const outcomes = await Promise.all(
      ["first", "second", "third"].map((id, n) =>
        (n % 2 ? store : other).keys.rename("acct_a", `key_${id}`, "Production", NOW, AUDITED),
      ),
    );
    expect(outcomes.sort()).toEqual(["name-taken", "name-taken", "renamed"]);
    expect((await names()).filter((name) => name === "Production")).toHaveLength(1);
  });

  test("cannot be seen, renamed, rotated or deleted from another account", async () => {
    expect(await store.keys.find("acct_b", "key_first")).toBeUndefined();
    expect(await store.keys.rename("acct_b", "key_first", "mine", NOW, AUDITED)).toBe("not-found");
    expect(await store.keys.rotate("acct_b", "key_first", key("second"), NOW, AUDITED)).toBe(false);
    expect(await store.keys.revoke("acct_b", "key_first", NOW, AUDITED)).toBe(false);
    expect(await owner("first")).toBe("acct_a");
  });
});
