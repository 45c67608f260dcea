import type { AuditAction, AuditEntry, LoggedRequest } from "@chart/accounts";
import { AccountGoneError } from "@chart/base";
import { readLog, useOf } from "@chart/kit/stores/logged-requests";
import { RemoteStore } from "@chart/kit/stores/remote-store";
import { onEachEngine, type TestDatabase } from "@chart/kit/stores/test-stores";
import { randomId } from "chart-http/base";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Stores } from "../../src/base/stores.js";

const NOW = new Date("2026-11-22T10:00:00Z");
const LATER = new Date("2026-11-22T10:30:00Z");
const NEXT_MONTH = new Date("2027-01-15T10:00:00Z");
const key = (name: string) => ({
  id: `key_${name}`,
  name,
  hmac: `hmac of ${name}`,
  prefix: "chart_live_",
  lastFour: "1234",
});
const entry = (action: AuditAction): AuditEntry => ({
  at: NOW,
  actor: "a test",
  action,
  accountId: "acct_a",
  detail: "",
});
const DELETED = entry("account.deleted");

const logged = (accountId: string): LoggedRequest => ({
  ...{ id: randomId("req"), accountId, keyId: "key_a", method: "POST", route: "/v2/charts" },
  ...{ status: 200, code: undefined, durationUs: 900, credits: 1 },
});

onEachEngine("a deleted account", (create) => {
  let database: TestDatabase;
  let stores: Stores;
  beforeEach(async () => {
    database = await create();
    stores = await database.open();
    for (const name of ["a", "b"]) await openAccount(name);
  });
  afterEach(async () => {
    await stores.close();
    await database.drop();
  });

  const openAccount = (name: string, email = `${name}@example.com`) =>
    stores.accounts.create(
      { id: `acct_${name}`, email, plan: "developer", credits: 5, createdAt: NOW, key: key(name) },
      "unaudited",
    );
  const deleteA = () => stores.accountData.deleteAccount("acct_a", LATER, DELETED);
  const rowsOf = async (table: string) =>
    Number((await database.sql(`select count(*) as n from ${table} where account_id = 'acct_a'`))[0]?.["n"]);
  const charge = (requestId: string, credits = 1) =>
    stores.charges.charge({ accountId: "acct_a", requestId, chargedAt: LATER, credits });
  const grant = () =>
    stores.accounts.grantCredits(
      "acct_a",
      { amount: 3, reason: "a gift", grantedAt: NOW },
      entry("credits.granted"),
    );
  const expectRightLedger = async () => {
    const { accounts, differences } = await stores.accounts.checkLedger();
    expect([accounts > 1, differences]).toEqual([true, []]);
  };
  const session = (name: string) => ({
    id: `sess_${name}`,
    accountId: "acct_a",
    userAgent: "a browser",
    createdAt: NOW,
    seenAt: NOW,
    expiresAt: new Date(NOW.getTime() + 86_400_000),
  });
  const link = {
    kind: "password-reset",
    accountId: "acct_a",
    email: "a@example.com",
    createdAt: NOW,
  } as const;
  const claim = (accountId: string, name: string, requestId: string) => ({
    ...{ accountId, keyHmac: `claim ${name}`, fingerprint: name, requestId },
    ...{ claimedAt: LATER, leaseEndsAt: new Date(LATER.getTime() + 30_000) },
  });
  const keepAnswer = async (accountId: string, name: string) => {
    await stores.claims.claimKey(claim(accountId, name, `req ${name}`));
    const answer = { keyHmac: `claim ${name}`, fingerprint: name, data: "{}", keptUntil: NEXT_MONTH };
    await stores.charges.charge({ accountId, requestId: `req ${name}`, chargedAt: LATER, answer });
  };

  test("leaves its ledger and its audit entries, and nothing else", async () => {
    await grant();
    await charge("req_1");
    await keepAnswer("acct_a", "of a");
    await keepAnswer("acct_b", "of b");
    await stores.signIn.setPassword("acct_a", "a hash", entry("password.changed"));
    await stores.signIn.addSession("session hmac", session("one"));
    await stores.signIn.addLink("link hmac", { ...link, expiresAt: NEXT_MONTH }, "unaudited");
    await stores.accountData.beginExport("acct_a", NOW, entry("account.exported"));
    const factor = { sealedSecret: "k.s", enabledAt: NOW, step: 1, recoveryCodeHashes: ["one"] };
    await stores.secondFactors.enable("acct_a", factor, entry("second-factor.enabled"));

    await stores.requestLog.add({
      requests: [logged("acct_a"), logged("acct_b")],
      uses: [useOf("acct_a", LATER), useOf("acct_a", LATER, { code: "INVALID_BIRTHDATE" })],
    });

    expect(await deleteA()).toBe("deleted");
    const left = [
      "browser_sessions",
      "links",
      "profiles",
      "second_factors",
      "recovery_codes",
      "account_exports",
    ];
    for (const table of [...left, "idempotent_requests", "request_counts"]) {
      expect([table, await rowsOf(table)]).toEqual([table, 0]);
    }
    expect((await readLog(database)).map(({ accountId }) => accountId)).toEqual(["acct_b"]);
    expect(await stores.accounts.findByKey("hmac of a", LATER)).toBeUndefined();
    expect(await stores.signIn.findProfile("acct_a")).toBeUndefined();
    expect(await stores.signIn.findProfile("a@example.com")).toBeUndefined();
    expect(await stores.signIn.findSession("session hmac", LATER)).toBeUndefined();
    expect(await stores.signIn.findLink("link hmac", ["password-reset"], LATER)).toBeUndefined();
    const [row] = await database.sql("select email, status from accounts where id = 'acct_a'");
    expect(row).toEqual({ email: "deleted-acct_a", status: "deleted" });
    expect((await stores.audit.list({ accountId: "acct_a", limit: 1 }))[0]?.action).toBe("account.deleted");
    const ledger = await stores.usage.listLedger({ accountId: "acct_a", limit: 20 });
    expect(ledger.map(({ kind, amount }) => `${kind} ${amount}`).sort()).toEqual(
      ["allocation 5", "charge -1", "charge -1", "grant 3", "lapse -3", "lapse -3"].sort(),
    );
    await expectRightLedger();
    // The answer of the other account stays.
    expect(await stores.claims.claimKey(claim("acct_b", "of b", "req again"))).toMatchObject({
      kind: "answered",
    });
  });

  test("lets another account have its address, and cannot be deleted twice", async () => {
    expect(await openAccount("c", "a@example.com")).toBe(false);
    expect(await deleteA()).toBe("deleted");
    expect(await openAccount("c", "a@example.com")).toBe(true);
    expect(await deleteA()).toBe("not-found");
    expect(await stores.accountData.deleteAccount("acct_none", LATER, DELETED)).toBe("not-found");
    const deletions = (await stores.audit.list({ limit: 20 })).filter(
      ({ action }) => action === "account.deleted",
    );
    expect(deletions).toHaveLength(1);
  });

  test("changes no more: no status, plan, credits, address, password, role, session, link or second factor", async () => {
    await deleteA();
    const { accounts, signIn, secondFactors } = stores;
    const factor = { sealedSecret: "k.s", enabledAt: NOW, step: 1, recoveryCodeHashes: ["one"] };
    const changes = [
      () => accounts.setStatus("acct_a", "active", entry("account.status")),
      () => accounts.setPlan("acct_a", "scale", LATER, entry("account.plan")),
      () => grant(),
      () => signIn.setEmail("acct_a", "new@example.com", entry("email.changed")),
      () => signIn.setPassword("acct_a", "a hash", entry("password.changed")),
      () => signIn.setRole("acct_a", "operator", LATER, entry("account.role")),
      () => signIn.setTimeZone("acct_a", "Europe/Paris", entry("time-zone.changed")),
      () => signIn.addLink("link hmac", { ...link, expiresAt: NEXT_MONTH }, "unaudited"),
      () => signIn.endSessionById("acct_a", "sess_a", entry("sessions.ended")),
      () => signIn.endAllSessions("acct_a", entry("sessions.ended")),
      () => secondFactors.enable("acct_a", factor, entry("second-factor.enabled")),
      () => secondFactors.replaceRecoveryCodes("acct_a", ["one"], entry("second-factor.enabled")),
      () => secondFactors.remove("acct_a", entry("second-factor.removed")),
      () => stores.accountData.beginExport("acct_a", LATER, entry("account.exported")),
      () => stores.keys.add("acct_a", key("late"), LATER, entry("key.created")),
      () => stores.keys.rename("acct_a", "key_a", "Late", LATER, entry("key.renamed")),
    ];
    for (const change of changes) await expect(change()).rejects.toThrow(AccountGoneError);
    await signIn.addSession("session hmac", session("late"));
    expect(await signIn.findSession("session hmac", LATER)).toBeUndefined();
    const actions = (await stores.audit.list({ accountId: "acct_a", limit: 20 })).map(({ action }) => action);
    expect(actions).toEqual(["account.deleted"]);
    expect(await rowsOf("profiles")).toBe(0);
  });

  test("gets no new period, and requests that were running cost nothing and leave no answer", async () => {
    await stores.claims.claimKey(claim("acct_a", "running", "req running"));
    await deleteA();
    const late = { accountId: "acct_a", chargedAt: NEXT_MONTH };
    expect(await stores.charges.charge({ ...late, requestId: "req_1" })).toBe("exhausted");
    expect(await stores.charges.charge({ ...late, requestId: "req_2", credits: 3 })).toBe("exhausted");
    const answer = { keyHmac: "claim late", fingerprint: "late", data: "{}", keptUntil: NEXT_MONTH };
    await stores.claims.claimKey(claim("acct_a", "late", "req late"));
    await stores.charges.charge({ ...late, requestId: "req late", credits: 0, answer });
    const rows = await database.sql(
      "select count(*) as n from idempotent_requests where account_id = 'acct_a' and data is not null",
    );
    expect(rows).toEqual([{ n: 0 }]);
    expect(await stores.accounts.list(NEXT_MONTH)).toBeDefined();
    await expectRightLedger();
    const ledger = await stores.usage.listLedger({ accountId: "acct_a", limit: 20 });
    expect(ledger.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  });

  test("loses what running requests wrote after the deletion, and is then purged no more", async () => {
    await deleteA();
    await stores.claims.claimKey(claim("acct_a", "late", "req late"));
    const uses = [useOf("acct_a", LATER, { code: "INVALID_BIRTHDATE" })];
    await stores.requestLog.add({ requests: [logged("acct_a"), logged("acct_b")], uses });
    expect(await stores.accountData.purgeDeleted(LATER)).toBe(true);
    for (const table of ["request_counts", "idempotent_requests"]) {
      expect([table, await rowsOf(table)]).toEqual([table, 0]);
    }
    expect((await readLog(database)).map(({ accountId }) => accountId)).toEqual(["acct_b"]);
    expect(await stores.accountData.purgeDeleted(LATER)).toBe(false);
    expect(await rowsOf("account_purges")).toBe(1);
    expect(await stores.accountData.purgeDeleted(NEXT_MONTH)).toBe(false);
    expect(await rowsOf("account_purges")).toBe(0);
  });

  test("loses thousands of kept answers in small transactions", async () => {
    const values = Array.from(
      { length: 2500 },
      (_, n) => `('many ${n}', 'acct_a', 'req ${n}', 'f', '{}', '2027-01-01T00:00:00.000Z')`,
    );
    await database.sql(
      `insert into idempotent_requests (key_hmac, account_id, request_id, fingerprint, data, expires_at)
       values ${values.join(",")}`,
    );
    await deleteA();
    expect(await rowsOf("idempotent_requests")).toBe(1500);
    let purges = 0;
    while (await stores.accountData.purgeDeleted(LATER)) purges++;
    expect([purges, await rowsOf("idempotent_requests")]).toEqual([2, 0]);
  });

  test("is never the last active operator, even if two operators delete themselves at the same moment", async () => {
    // Operators have no key.
    for (const name of ["o", "p", "q"]) {
      const facts = { id: `acct_${name}`, email: `${name}@example.com`, plan: "developer" } as const;
      await stores.accounts.create({ ...facts, credits: 0, createdAt: NOW }, "unaudited");
    }
    const promote = (id: string) =>
      stores.signIn.setRole(id, "operator", NOW, { ...entry("account.role"), accountId: id });
    for (const id of ["acct_o", "acct_p"]) expect(await promote(id)).toBe("changed");
    const remove = (node: Stores, id: string) =>
      node.accountData.deleteAccount(id, LATER, { ...DELETED, accountId: id });
    const other = await RemoteStore.open(database);
    try {
      const outcomes = await Promise.all([remove(stores, "acct_o"), remove(other.store, "acct_p")]);
      expect(outcomes.sort()).toEqual(["deleted", "last-operator"]);
    } finally {
      await other.close();
    }
    const [left] = await database.sql("select account_id as id from profiles where role = 'operator'");
    const id = String(left?.["id"]);
    expect(await remove(stores, id)).toBe("last-operator");
    expect(await promote("acct_q")).toBe("changed");
    await stores.accounts.setStatus("acct_q", "inactive", entry("account.status"));
    expect(await remove(stores, id)).toBe("last-operator");
    await stores.accounts.setStatus("acct_q", "active", entry("account.status"));
    expect(await remove(stores, id)).toBe("deleted");
  });

  test("deleted among charges, grants, renewals and sessions from two nodes, keeps a correct ledger and nothing else", async () => {
    const other = await RemoteStore.open(database);
    try {
      for (let round = 0; round < 5; round++) {
        const name = `round${round}`;
        const id = `acct_${name}`;
        await openAccount(name);
        const nodes = [stores, other.store];
        const settled = await Promise.allSettled(
          Array.from({ length: 24 }, (_, n) => {
            const node = nodes[n % 2]!;
            const at = { accountId: id, chargedAt: LATER };
            if (n === 12) return node.accountData.deleteAccount(id, LATER, { ...DELETED, accountId: id });
            if (n % 4 === 0) {
              const gift = { amount: 2, reason: "a gift", grantedAt: LATER };
              return node.accounts.grantCredits(id, gift, { ...entry("credits.granted"), accountId: id });
            }
            if (n % 4 === 1) {
              return node.signIn.addSession(`hmac ${round} ${n}`, {
                ...session(`${round}_${n}`),
                accountId: id,
              });
            }
            return node.charges.charge({ ...at, requestId: `req ${round} ${n}`, credits: 1 + (n % 2) });
          }),
        );
        for (const outcome of settled) {
          if (outcome.status === "rejected") expect(String(outcome.reason)).toContain("does not exist");
        }
        const [row] = await database.sql(
          "select status, allocation_credits + granted_credits as credits from accounts where id = $1",
          id,
        );
        expect(row).toEqual({ status: "deleted", credits: 0 });
        expect(await stores.signIn.listSessions(id, LATER)).toEqual([]);
      }
      await expectRightLedger();
    } finally {
      await other.close();
    }
  });
});

onEachEngine("an export", (create) => {
  let database: TestDatabase;
  let stores: Stores;
  beforeEach(async () => {
    database = await create();
    stores = await database.open();
    const facts = { id: "acct_a", email: "a@example.com", plan: "developer", credits: 5 } as const;
    await stores.accounts.create({ ...facts, createdAt: NOW, key: key("a") }, "unaudited");
  });
  afterEach(async () => {
    await stores.close();
    await database.drop();
  });
  const begin = (at: Date) => stores.accountData.beginExport("acct_a", at, entry("account.exported"));

  test("begins once an hour, even if it is asked for many times at the same moment, with one audit entry", async () => {
    const begun = await Promise.all(Array.from({ length: 8 }, () => begin(NOW)));
    expect(begun.filter((nextAt) => nextAt === undefined)).toHaveLength(1);
    const nextAt = new Date(NOW.getTime() + 60 * 60 * 1000);
    expect(await begin(LATER)).toEqual(nextAt);
    expect(await begin(nextAt)).toBeUndefined();
    expect(await stores.audit.list({ limit: 10 })).toHaveLength(2);
  });

  test("begins once an hour on two nodes whose clocks differ", async () => {
    expect(await begin(NOW)).toBeUndefined();
    const nextAt = new Date(NOW.getTime() + 60 * 60 * 1000);
    for (const behindMs of [1, 1000, 5 * 60 * 1000])
      expect(await begin(new Date(NOW.getTime() - behindMs))).toEqual(nextAt);
  });

  test("that a wrong clock has put into the future does not prevent one now", async () => {
    expect(await begin(NEXT_MONTH)).toBeUndefined();
    expect(await begin(NOW)).toBeUndefined();
    expect(await begin(NOW)).toBeInstanceOf(Date);
  });

  test("lists all keys, revoked ones too, without their secret part", async () => {
    expect(await stores.accountData.listKeys("acct_a")).toEqual([
      expect.objectContaining({
        id: "key_a",
        hint: "chart_live_...1234",
        createdAt: NOW,
        revokedAt: undefined,
      }),
    ]);
    expect(JSON.stringify(await stores.accountData.listKeys("acct_a"))).not.toContain("hmac");
  });
});
