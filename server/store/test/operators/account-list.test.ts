import { ACCOUNT_ORDERS, type AccountListQuery, type ListedAccount } from "@chart/accounts";
import { useOf } from "@chart/kit/stores/logged-requests";
import { onEachEngine, type TestDatabase } from "@chart/kit/stores/test-stores";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Stores } from "../../src/base/stores.js";
import { addAccount, CREATED, entryOf } from "./stored-accounts.js";

const HOUR_MS = 60 * 60 * 1000;
const hoursLater = (hours: number) => new Date(CREATED.getTime() + hours * HOUR_MS);

onEachEngine("the list of accounts", (create) => {
  let database: TestDatabase;
  let stores: Stores;
  // Ties in each order, addresses whose order depends on the locale, and one that looks like a pattern.
  const EMAILS = [
    "zoe",
    "Zed",
    "ada",
    "ada.b",
    "ada-b",
    "adab",
    "ada_",
    "ada%",
    "Ähre",
    "ähre",
    "über",
    "ube",
  ];
  beforeAll(async () => {
    database = await create();
    stores = await database.open();
    for (const [n, name] of EMAILS.entries()) {
      await addAccount(stores, `${n}`, {
        email: `${name}@example.com`.toLowerCase().replace("zed", `zed${n}`).replace("ähre", `ähre${n}`),
        createdAt: hoursLater(n % 4),
        credits: (n * 7) % 5,
        lastFour: n === 3 ? "x7Qa" : `000${n % 10}`,
        role: n === 5 ? "operator" : "customer",
      });
    }
    const uses = [1, 4, 5].map((n) => useOf(`acct_${n}`, hoursLater(n % 2)));
    await stores.requestLog.add({ requests: [], uses });
  });
  afterAll(async () => {
    await stores.close();
    await database.drop();
  });

  const list = (query: Partial<AccountListQuery> = {}) =>
    stores.operators.listAccounts({
      filter: { kind: "all" },
      order: "email",
      isDescending: false,
      limit: 100,
      ...query,
    });

  const sortValue: Record<AccountListQuery["order"], (account: ListedAccount) => string | number> = {
    email: ({ email }) => email,
    created: ({ createdAt }) => createdAt.toISOString(),
    used: ({ lastUsedAt }) => lastUsedAt?.toISOString() ?? "",
    credits: ({ credits }) => credits,
  };
  const compare = (a: string | number, b: string | number) =>
    typeof a === "string" && typeof b === "string" ? Buffer.compare(Buffer.from(a), Buffer.from(b)) : +a - +b;

  describe.each(ACCOUNT_ORDERS)("by %s", (order) => {
    test.each([false, true])(
      "is sorted, and read page by page has each account once (descending: %s)",
      async (isDescending) => {
        const found: ListedAccount[] = [];
        for (let after: AccountListQuery["after"]; ; ) {
          const page = await list({ order, isDescending, after, limit: 5 });
          found.push(...page);
          const last = page.at(-1);
          if (page.length < 5 || last === undefined) break;
          after = { value: last.sortedBy, id: order === "email" ? last.email : last.id };
        }
        expect(found.map(({ id }) => id).sort()).toEqual(EMAILS.map((_, n) => `acct_${n}`).sort());
        const values = found.map(sortValue[order]);
        expect(values).toEqual([...values].sort((a, b) => (isDescending ? -1 : 1) * compare(a, b)));
      },
    );
  });

  test("shows plan, status, role, credits and the last use of each account", async () => {
    const accounts = await list();
    expect(accounts.find(({ id }) => id === "acct_1")).toMatchObject({
      ...{ plan: "hobbyist", status: "active", role: "customer", credits: 2, lastUsedAt: hoursLater(1) },
    });
    expect(accounts.find(({ id }) => id === "acct_5")).toMatchObject({ role: "operator", credits: 0 });
    expect(accounts.find(({ id }) => id === "acct_2")?.lastUsedAt).toBeUndefined();
  });

  test.each([
    [
      "the start of an address",
      { kind: "email", prefix: "ada" },
      ["ada%", "ada-b", "ada.b", "ada@", "ada_", "adab"],
    ],
    ["an underscore, which is no placeholder", { kind: "email", prefix: "ada_" }, ["ada_"]],
    ["a percent sign, which is no placeholder", { kind: "email", prefix: "ada%" }, ["ada%"]],
    ["letters beyond ASCII", { kind: "email", prefix: "ähre" }, ["ähre8", "ähre9"]],
    ["nobody", { kind: "email", prefix: "nobody" }, []],
    ["SQL", { kind: "email", prefix: "' or '1'='1" }, []],
    ["an id", { kind: "id", id: "acct_0" }, ["zoe@"]],
    ["a part of an id", { kind: "id", id: "acct_" }, []],
    ["the end of a key", { kind: "key", lastFour: "x7Qa" }, ["ada-b"].map(() => "ada.b")],
    ["the end of a key in other letters", { kind: "key", lastFour: "X7qA" }, []],
  ] as const)("finds accounts by %s, and counts them", async (_name, filter, starts) => {
    const found = await list({ filter });
    expect(found.map(({ email }) => email.replace("example.com", "").replace(/(?<!^ada)@$/, ""))).toEqual(
      starts.map((start) => start.replace(/(?<!^ada)@$/, "")),
    );
    expect(await stores.operators.countAccounts(filter, 100)).toBe(found.length);
  });

  test("counts at most up to the limit", async () => {
    expect(await stores.operators.countAccounts({ kind: "all" }, 100)).toBe(EMAILS.length);
    expect(await stores.operators.countAccounts({ kind: "all" }, 3)).toBe(3);
  });

  test("sorts by the credits after a grant", async () => {
    const grant = { amount: 1000, reason: "a gift", grantedAt: CREATED };
    await stores.accounts.grantCredits("acct_2", grant, entryOf("acct_2", { action: "credits.granted" }));
    const [richest] = await list({ order: "credits", isDescending: true, limit: 1 });
    expect(richest).toMatchObject({ id: "acct_2", sortedBy: String(1000 + ((2 * 7) % 5)) });
  });

  test("shows an account as invited until its owner has a password, a key or a request", async () => {
    const invited = async () => (await list()).filter(({ isInvited }) => isInvited).map(({ id }) => id);
    // The operator of these accounts has requests.
    expect(await invited()).toEqual([]);
    const id = await addAccount(stores, "invited", { email: "zz@example.com", hasKey: false });
    expect(await invited()).toEqual([id]);
    await stores.signIn.setPassword(id, "a hash", entryOf(id));
    expect(await invited()).toEqual([]);
  });
});
