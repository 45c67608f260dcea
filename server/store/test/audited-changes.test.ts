import type { AuditAction, AuditEntry, NewAccount } from "@chart/accounts";
import { byPlan, openDemoAccount } from "@chart/accounts";
import { onEachEngine, type TestDatabase } from "@chart/kit/stores/test-stores";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Stores } from "../src/base/stores.js";

const NOW = new Date("2026-11-21T10:00:00Z");
const key = (name: string) => ({
  id: `key_${name}`,
  name,
  hmac: `hmac of ${name}`,
  prefix: "chart_live_",
  lastFour: "1234",
});
const account: NewAccount = {
  id: "acct_a",
  email: "a@example.com",
  plan: "developer",
  credits: 5,
  createdAt: NOW,
  key: key("a"),
};
const entry = (action: AuditAction): AuditEntry => ({
  at: NOW,
  actor: "an operator",
  action,
  accountId: "acct_a",
  detail: "a detail",
});

type Change = (stores: Pick<Stores, "accounts" | "keys">, audit: AuditEntry) => Promise<unknown>;

/** All changes of an existing account. */
const CHANGES: readonly [AuditAction, Change][] = [
  ["account.status", ({ accounts }, audit) => accounts.setStatus("acct_a", "inactive", audit)],
  ["account.plan", ({ accounts }, audit) => accounts.setPlan("acct_a", "scale", NOW, audit)],
  ["key.created", ({ keys }, audit) => keys.add("acct_a", key("b"), NOW, audit)],
  ["key.rotated", ({ keys }, audit) => keys.rotate("acct_a", "key_a", key("b"), NOW, audit)],
  ["key.renamed", ({ keys }, audit) => keys.rename("acct_a", "key_a", "b", NOW, audit)],
  ["key.deleted", ({ keys }, audit) => keys.revoke("acct_a", "key_a", NOW, audit)],
  [
    "credits.granted",
    ({ accounts }, audit) =>
      accounts.grantCredits("acct_a", { amount: 1, reason: "a gift", grantedAt: NOW }, audit),
  ],
];

onEachEngine("the audit log", (create) => {
  let database: TestDatabase;
  let stores: Stores;
  beforeEach(async () => {
    database = await create();
    stores = await database.open();
  });
  afterEach(async () => {
    await stores.close();
    await database.drop();
  });
  const actions = async () => (await stores.audit.list({ limit: 10 })).map(({ action }) => action);

  test("has one entry for a new account, and none for one that was not created", async () => {
    expect(await stores.accounts.create(account, entry("account.created"))).toBe(true);
    expect(await stores.accounts.create(account, entry("account.created"))).toBe(false);
    expect(await actions()).toEqual(["account.created"]);
  });

  describe("has one entry for", () => {
    test.each(CHANGES)("%s", async (action, change) => {
      await stores.accounts.create(account, "unaudited");
      await change(stores, entry(action));
      expect(await actions()).toEqual([action]);
    });
  });

  test("has no entry for a change of keys that did not happen", async () => {
    await stores.accounts.create(account, "unaudited");
    const { keys } = stores;
    expect(await keys.rotate("acct_a", "key_of_before", key("b"), NOW, entry("key.rotated"))).toBe(false);
    expect(await keys.revoke("acct_a", "key_of_before", NOW, entry("key.deleted"))).toBe(false);
    expect(await keys.add("acct_a", { ...key("b"), name: "a" }, NOW, entry("key.created"))).toBe(
      "name-taken",
    );
    for (const [id, name, outcome] of [
      ["key_of_before", "b", "not-found"],
      ["key_a", "a", "unchanged"],
    ] as const) {
      expect(await keys.rename("acct_a", id, name, NOW, entry("key.renamed"))).toBe(outcome);
    }
    expect(await actions()).toEqual([]);
  });

  test("has an entry for the demo account, which the service opens by itself", async () => {
    const deps = { store: stores.accounts, hashKey: (apiKey: string) => apiKey, now: () => NOW };
    const planCredits = byPlan((_, index) => index + 1);
    expect(await openDemoAccount(deps, planCredits)).toBeDefined();
    expect(await actions()).toEqual(["account.created"]);
  });

  test("is required by the types of all changes", () => {
    const { accounts, keys } = {} as Stores;
    const unaudited: Change[] = [
      // @ts-expect-error Creating an account takes an audit entry or the word "unaudited".
      () => accounts.create(account),
      // @ts-expect-error Only creating an account may be unaudited, in tests.
      () => accounts.setStatus("acct_a", "inactive", "unaudited"),
      // @ts-expect-error
      () => accounts.setPlan("acct_a", "scale", NOW),
      // @ts-expect-error
      () => keys.add("acct_a", key("b"), NOW),
      // @ts-expect-error
      () => keys.rotate("acct_a", "key_a", key("b"), NOW),
      // @ts-expect-error
      () => keys.rename("acct_a", "key_a", "b", NOW),
      // @ts-expect-error
      () => keys.revoke("acct_a", "key_a", NOW),
      // @ts-expect-error
      () => accounts.grantCredits("acct_a", { amount: 1, reason: "a gift", grantedAt: NOW }),
    ];
    expect(unaudited).toHaveLength(CHANGES.length + 1);
  });
});
