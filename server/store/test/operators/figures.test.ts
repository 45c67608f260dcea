import type { AuditEntry, AuditQuery, ProcessReport, RequestUse } from "@chart/accounts";
import { RecentRequests } from "@chart/accounts";
import { useOf } from "@chart/kit/stores/logged-requests";
import { onEachEngine, type TestDatabase } from "@chart/kit/stores/test-stores";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Stores } from "../../src/base/stores.js";
import { addAccount, CREATED, entryOf } from "./stored-accounts.js";

const HOUR_MS = 60 * 60 * 1000;

onEachEngine("figures for operators", (create) => {
  let database: TestDatabase;
  let stores: Stores;
  beforeEach(async () => {
    database = await create();
    stores = await database.open();
    for (const name of ["a", "b"]) await addAccount(stores, name);
  });
  afterEach(async () => {
    await stores.close();
    await database.drop();
  });

  const use = (accountId: string, time: string, calls: number, code = "") =>
    useOf(accountId, new Date(`2026-11-${time}:30:00.000Z`), {
      ...{ calls, code, startMs: Date.parse(`2026-11-${time}:00:00.000Z`) },
    });
  const add = (...uses: RequestUse[]) => stores.requestLog.add({ requests: [], uses });

  test("reports of several processes are added up, and the busiest account comes first", async () => {
    await Promise.all([
      ...Array.from({ length: 6 }, () =>
        add(use("acct_a", "02T10", 1), use("acct_a", "02T10", 1, "X"), use("acct_b", "02T10", 1)),
      ),
      add(use("acct_b", "02T09", 50)),
    ]);
    expect(await stores.operators.listBusiest("2026-11-02T10", 10)).toEqual([
      { accountId: "acct_a", email: "a@example.com", calls: 12, failed: 6 },
      { accountId: "acct_b", email: "b@example.com", calls: 6, failed: 0 },
    ]);
    expect(await stores.operators.listBusiest("2026-11-02T09", 1)).toMatchObject([{ accountId: "acct_b" }]);
  });

  test("the last use never goes back, and use of an account that does not exist is ignored", async () => {
    await add(use("acct_a", "02T10", 1), use("acct_gone", "02T10", 1));
    await add(use("acct_a", "02T08", 1));
    const accounts = await stores.operators.listAccounts({
      ...{ filter: { kind: "all" }, order: "used", isDescending: true, limit: 10 },
    });
    expect(accounts.map(({ id, lastUsedAt }) => [id, lastUsedAt?.toISOString()])).toEqual([
      ["acct_a", "2026-11-02T10:30:00.000Z"],
      ["acct_b", undefined],
    ]);
    expect(await stores.operators.listBusiest("2026-11-01T00", 10)).toHaveLength(1);
  });

  test("successes are counted for eight days", async () => {
    await add(use("acct_a", "02T09", 1), use("acct_a", "02T10", 10), use("acct_a", "02T09", 100, "X"));
    await stores.requestLog.purge(new Date("2026-11-10T10:00:00Z"));
    expect(await stores.operators.listBusiest("2026-11-01T00", 10)).toMatchObject([
      { calls: 110, failed: 100 },
    ]);
  });

  test("a charge is found by the id of its request, with both of its parts, and no other request is", async () => {
    const audit = entryOf("acct_a", { action: "credits.granted" });
    await stores.accounts.grantCredits("acct_a", { amount: 5, reason: "a gift", grantedAt: CREATED }, audit);
    const charge = { accountId: "acct_a", requestId: "req_1", endpoint: "/v2/charts/batch", credits: 53 };
    await stores.charges.charge({ ...charge, chargedAt: new Date(CREATED.getTime() + 1000) });
    expect(await stores.operators.findCharge("req_1")).toEqual({
      ...{ accountId: "acct_a", email: "a@example.com", endpoint: "/v2/charts/batch", credits: 53 },
      at: new Date(CREATED.getTime() + 1000),
    });
    expect(await stores.operators.findCharge("req_2")).toBeUndefined();
  });

  test("each process has one report, the latest, and old ones are deleted", async () => {
    const window = new RecentRequests(() => 0).window(5);
    const report = (processId: string, hours: number): ProcessReport => ({
      ...{ processId, host: "a host", pid: 1, version: "1.0.0", commit: "12345678" },
      ...{ geocoder: "gazetteer", openCircuits: 0 },
      ...{ inFlight: hours, lastFiveMinutes: window, lastHour: window, startedAt: CREATED },
      reportedAt: new Date(CREATED.getTime() + hours * HOUR_MS),
    });
    for (const kept of [report("one", 0), report("two", 1), report("one", 2)]) {
      await stores.operators.putProcessReport(kept, CREATED);
    }
    expect(await stores.operators.listProcessReports(CREATED)).toEqual([report("one", 2), report("two", 1)]);
    expect(await stores.operators.listProcessReports(new Date(CREATED.getTime() + 2 * HOUR_MS))).toHaveLength(
      1,
    );
    await stores.operators.putProcessReport(report("one", 3), new Date(CREATED.getTime() + 2 * HOUR_MS));
    expect(await stores.operators.listProcessReports(CREATED)).toEqual([report("one", 3)]);
  });

  test("the store reports its engine, its size, its schema and that it has no backup", async () => {
    const facts = await stores.operators.readFacts();
    expect(facts).toMatchObject({ engine: database.engine, lastBackupAt: undefined });
    expect(facts.bytes).toBeGreaterThan(10_000);
    expect(facts.schema).toMatch(/^\d{4}-[a-z-]+$/);
  });

  test("the audit log is filtered by account, actor, action, time and request, alone and together", async () => {
    const entries: AuditEntry[] = [];
    for (let n = 0; n < 24; n++) {
      const accountId = n % 2 === 0 ? "acct_a" : "acct_b";
      const facts = {
        at: new Date(CREATED.getTime() + n * HOUR_MS),
        actor: ["ada@example.com", "admin command", "service"][n % 3] as string,
        action: (["account.status", "account.plan"] as const)[Math.floor(n / 2) % 2] as "account.plan",
        detail: String(n),
        requestId: n % 3 === 1 ? undefined : `req_${n}`,
      };
      entries.push(entryOf(accountId, facts));
      await stores.accounts.setStatus(accountId, "active", entryOf(accountId, facts));
    }
    const queries: Partial<AuditQuery>[] = [
      {},
      { accountId: "acct_a" },
      { actor: "admin command" },
      { actor: "nobody" },
      { action: "account.plan" },
      { actor: "ada@example.com", action: "account.plan", accountId: "acct_a" },
      { from: new Date(CREATED.getTime() + 5 * HOUR_MS), to: new Date(CREATED.getTime() + 9 * HOUR_MS) },
      { requestId: "req_3" },
      { actor: "service", from: new Date(CREATED.getTime() + 12 * HOUR_MS) },
    ];
    for (const query of queries) {
      const expected = entries.filter(
        (entry) =>
          (query.accountId === undefined || entry.accountId === query.accountId) &&
          (query.actor === undefined || entry.actor === query.actor) &&
          (query.action === undefined || entry.action === query.action) &&
          (query.from === undefined || entry.at >= query.from) &&
          (query.to === undefined || entry.at < query.to) &&
          (query.requestId === undefined || entry.requestId === query.requestId),
      );
      const found = await stores.audit.list({ ...query, limit: 100 });
      expect(found.map(({ detail }) => detail)).toEqual(expected.map(({ detail }) => detail).reverse());
      for (const entry of found) expect(entry.accountEmail).toBe(`${entry.accountId?.slice(5)}@example.com`);
    }
  });
});
