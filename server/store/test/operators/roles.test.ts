import { onEachEngine, PLAN_CREDITS, type TestDatabase } from "@chart/kit/stores/test-stores";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Stores } from "../../src/base/stores.js";
import { addAccount, CREATED, entryOf } from "./stored-accounts.js";

const YEARS_LATER = new Date("2029-01-15T10:00:00Z");

onEachEngine("operators", (create) => {
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

  const setRole = (accountId: string, role: "customer" | "operator", now = CREATED) =>
    stores.signIn.setRole(accountId, role, now, entryOf(accountId));
  const setStatus = (accountId: string, status: "active" | "inactive") =>
    stores.accounts.setStatus(accountId, status, entryOf(accountId, { action: "account.status" }));
  const ledgerOf = (accountId: string) =>
    database.sql("select kind, amount from ledger where account_id = $1 order by created_at, id", accountId);
  const activeOperators = () =>
    database.sql(
      "select id from accounts join profiles on account_id = id where role = 'operator' and status = 'active'",
    );

  test("an operator's account has neither credits nor ledger entries, in any later period", async () => {
    const id = await addAccount(stores, "op", { role: "operator" });
    for (const now of [CREATED, YEARS_LATER]) {
      expect(await stores.accounts.find(id, now)).toMatchObject({ role: "operator", credits: 0 });
    }
    expect(await ledgerOf(id)).toEqual([]);
    expect((await stores.accounts.checkLedger()).differences).toEqual([]);
  });

  test("a customer with an active key does not become an operator", async () => {
    const id = await addAccount(stores, "a");
    expect(await setRole(id, "operator")).toBe("has-key");
    expect(await stores.accounts.find(id, CREATED)).toMatchObject({ role: "customer" });
    expect(await stores.audit.list({ limit: 10 })).toEqual([]);
  });

  test("a customer who becomes an operator keeps the balance without renewals, and begins a period as a customer again", async () => {
    await addAccount(stores, "other", { role: "operator" });
    const id = await addAccount(stores, "a", { hasKey: false, credits: 7 });
    expect(await setRole(id, "operator")).toBe("changed");
    expect(await stores.accounts.find(id, YEARS_LATER)).toMatchObject({ role: "operator", credits: 7 });
    expect(await ledgerOf(id)).toEqual([{ kind: "allocation", amount: 7 }]);

    expect(await setRole(id, "customer", YEARS_LATER)).toBe("changed");
    const { hobbyist } = PLAN_CREDITS;
    expect(await stores.accounts.find(id, YEARS_LATER)).toMatchObject({
      role: "customer",
      credits: hobbyist,
    });
    expect((await ledgerOf(id)).map(({ amount }) => amount).sort()).toEqual([-7, hobbyist, 7].sort());
    expect((await stores.accounts.checkLedger()).differences).toEqual([]);
  });

  test("an account that switches roles several times in a period gets the period's credits once", async () => {
    await addAccount(stores, "other", { role: "operator" });
    const id = await addAccount(stores, "a", { hasKey: false, credits: 7 });
    for (let n = 0; n < 3; n++) for (const role of ["operator", "customer"] as const) await setRole(id, role);
    expect(await stores.accounts.find(id, CREATED)).toMatchObject({ credits: 7 });
  });

  test("an operator who still has an active key keeps it, and gets renewals while it is active", async () => {
    const id = await addAccount(stores, "a");
    await database.sql(
      "insert into profiles (account_id, role, time_zone) values ($1, 'operator', 'UTC')",
      id,
    );
    const account = await stores.accounts.findByKey("hmac of a", YEARS_LATER);
    expect(account).toMatchObject({ id, credits: PLAN_CREDITS.hobbyist });
  });

  describe("the last active operator", () => {
    test("is neither deactivated nor made a customer, and the audit log has no entry for the attempt", async () => {
      const id = await addAccount(stores, "op", { role: "operator" });
      const away = await addAccount(stores, "away", { role: "operator" });
      expect(await setStatus(away, "inactive")).toBe(true);
      expect(await setStatus(id, "inactive")).toBe(false);
      expect(await setRole(id, "customer")).toBe("last-operator");
      expect(await stores.accounts.find(id, CREATED)).toMatchObject({ role: "operator", status: "active" });
      expect(await stores.audit.list({ limit: 10 })).toHaveLength(1);
    });

    test.each([
      ["deactivations", (id: string) => setStatus(id, "inactive")],
      ["changes of role", (id: string) => setRole(id, "customer")],
      [
        "a deactivation and a change of role",
        (id: string) => (id === "acct_0" ? setStatus(id, "inactive") : setRole(id, "customer")),
      ],
    ])("stays under concurrent %s of all operators", async (_name, change) => {
      for (let round = 0; round < 5; round++) {
        const ids = [];
        for (const n of [0, 1, 2]) ids.push(await addAccount(stores, String(n), { role: "operator" }));
        for (const id of ids) {
          await setStatus(id, "active");
          await setRole(id, "operator");
        }
        await Promise.all(ids.map(change));
        expect(await activeOperators()).toHaveLength(1);
      }
    });
  });

  test("customers are deactivated and activated freely", async () => {
    const id = await addAccount(stores, "a");
    expect(await setStatus(id, "inactive")).toBe(true);
    expect(await setStatus(id, "active")).toBe(true);
  });

  test("a grant that is sent many times at once is granted once", async () => {
    const id = await addAccount(stores, "a");
    const grant = { id: "entry_of_the_form", amount: 5, reason: "a gift", grantedAt: CREATED };
    const audit = entryOf(id, { action: "credits.granted" });
    const results = await Promise.all(
      Array.from({ length: 8 }, () => stores.accounts.grantCredits(id, grant, audit)),
    );
    expect(results.filter((isGranted) => isGranted)).toHaveLength(1);
    expect(await stores.accounts.find(id, CREATED)).toMatchObject({ grantedCredits: 5 });
    expect(await stores.audit.list({ accountId: id, limit: 10 })).toHaveLength(1);
    expect((await stores.accounts.checkLedger()).differences).toEqual([]);
  });

  test("concurrent grants of different forms all count", async () => {
    const id = await addAccount(stores, "a");
    const audit = entryOf(id, { action: "credits.granted" });
    await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        stores.accounts.grantCredits(
          id,
          { id: `entry_${n}`, amount: 5, reason: "a gift", grantedAt: CREATED },
          audit,
        ),
      ),
    );
    expect(await stores.accounts.find(id, CREATED)).toMatchObject({ grantedCredits: 40 });
  });

  test("an invitation keeps the address of its sender, and other links have none", async () => {
    const id = await addAccount(stores, "a");
    const link = {
      accountId: id,
      email: "a@example.com",
      createdAt: CREATED,
      expiresAt: new Date(CREATED.getTime() + 1000),
    };
    const invitation = { ...link, kind: "invitation", invitedBy: "ada@example.com" } as const;
    await stores.signIn.addLink("token 1", invitation, "unaudited");
    await stores.signIn.addLink("token 2", { ...link, kind: "password-reset" }, "unaudited");
    const invitedBy = async (token: string) =>
      (await stores.signIn.findLink(token, ["invitation", "password-reset"], CREATED))?.invitedBy;
    expect(await invitedBy("token 1")).toBe("ada@example.com");
    expect(await invitedBy("token 2")).toBeUndefined();
  });
});
