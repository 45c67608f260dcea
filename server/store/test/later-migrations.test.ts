import type { NewAccount } from "@chart/accounts";
import { onEachEngine, type TestDatabase } from "@chart/kit/stores/test-stores";
import { afterEach, beforeEach, expect, test } from "vitest";

const NOW = new Date("2026-11-29T10:00:00Z");

const account: NewAccount = {
  ...{ id: "acct_a", email: "a@example.com", plan: "developer", credits: 2, createdAt: NOW },
  key: { id: "key_a", name: "Default", hmac: "hmac", prefix: "chart_live_", lastFour: "abcd" },
};

onEachEngine("a store that a later release has migrated", (create) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await create();
    await (await database.open()).close();
  });
  afterEach(async () => {
    await database.sql("delete from kysely_migration where timestamp = 'later'");
    await database.drop();
  });
  const executed = async () => {
    const rows = await database.sql("select name from kysely_migration");
    return rows.map(({ name }) => String(name)).sort();
  };
  const addLater = (...names: readonly string[]) =>
    database.sql(`insert into kysely_migration values ${names.map((name) => `('${name}', 'later')`)}`);

  test("by expanding it opens, charges, and is migrated by nobody twice", async () => {
    await database.sql("create table later_facts (id text primary key)");
    await database.sql("alter table accounts add column later_fact text default 'none'");
    await addLater("9000-expand-facts", "9001-expand-more");
    const before = await executed();
    for (let start = 0; start < 2; start++) {
      const store = await database.open();
      if (start === 0) await store.accounts.create(account, "unaudited");
      const charge = { accountId: "acct_a", requestId: `req_${start}`, chargedAt: NOW };
      expect(await store.charges.charge(charge)).toBe(1 - start);
      await store.close();
    }
    expect(await executed()).toEqual(before);
    expect(await database.sql("select later_fact from accounts")).toEqual([{ later_fact: "none" }]);
  });

  test.each([
    ["by contracting it", ["9000-expand-facts", "9001-contract-facts"], "9001-contract-facts"],
    ["without a kind in the name", ["9000-facts"], "9000-facts"],
    ["by one that should have been before the newest known one", ["0012-expand-facts"], "0012-expand-facts"],
  ])(
    "%s is refused in one sentence, which names the migration, and stays as it is",
    async (_how, names, named) => {
      await addLater(...names);
      const before = await executed();
      await expect(database.open()).rejects.toThrow(
        `a later release has contracted this store by its migration ${named}: start that release`,
      );
      expect(await executed()).toEqual(before);
    },
  );
});
