import type { LoggedRequest, RequestQuery } from "@chart/accounts";
import { readLog, writeGroups } from "@chart/kit/logged-requests";
import { RemoteStore } from "@chart/kit/remote-store";
import { onEachEngine, type TestDatabase } from "@chart/kit/test-stores";
import { firstId, timeOfId } from "chart-http/base";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Stores } from "../../src/base/stores.js";
import { SEARCH_LIMIT } from "../../src/queries/requests/request-filter.js";

const START_MS = Date.UTC(2026, 10, 21, 10);
const START = new Date(START_MS);

/** A request every 40 ms, of several kinds and in mixed order within a millisecond. */
const requests = (length: number): LoggedRequest[] =>
  Array.from({ length }, (_, n) => ({
    id: firstId("req", START_MS + n * 40) + String((n * 7919) % 1000).padStart(12, "0"),
    accountId: n % 25 === 0 ? "acct_b" : "acct_a",
    keyId: n % 9 === 0 ? "key_b" : "key_a",
    method: n % 13 === 0 ? "GET" : "POST",
    route: n % 13 === 0 ? "/v2/places" : "/v2/charts",
    status: n % 10 === 0 ? 422 : 200,
    code: n % 10 === 0 ? "INVALID_BIRTHDATE" : undefined,
    durationUs: n === 0 ? 3_000_000_000 : n,
    credits: n % 10 === 0 ? 0 : 1,
  }));

onEachEngine("requests that an earlier version logged in groups", (create) => {
  let database: TestDatabase;
  let store: Stores;
  beforeEach(async () => {
    database = await create();
    store = await database.open();
  });
  afterEach(async () => {
    await store.close();
    await database.drop();
  });

  /** Lists all requests of a query, part by part. */
  async function listAll(query: Omit<RequestQuery, "limit">, limit: number): Promise<string[]> {
    const ids: string[] = [];
    let before = query.before;
    do {
      const part = await store.requestLog.list({ ...query, before, limit });
      ids.push(...part.requests.map(({ id }) => id));
      before = part.next;
    } while (before !== undefined);
    return ids;
  }
  const matches = (request: LoggedRequest, query: Omit<RequestQuery, "limit">) =>
    request.accountId === query.accountId &&
    timeOfId(request.id) >= query.from &&
    (query.to === undefined || timeOfId(request.id) < query.to) &&
    (query.before === undefined || request.id < query.before) &&
    (query.statusClass === undefined || Math.floor(request.status / 100) === query.statusClass) &&
    (query.code === undefined || request.code === query.code) &&
    (query.route === undefined || request.route === query.route) &&
    (query.keyId === undefined || request.keyId === query.keyId);

  test("are listed, filtered and found like those of the log, before, while and after they are moved", async () => {
    const all = requests(1800);
    await writeGroups(database, all.slice(0, 1500));
    await store.requestLog.add({ requests: all.slice(1500), uses: [] });
    const [middle, late] = [all[700], all[1400]] as [LoggedRequest, LoggedRequest];
    const account = { accountId: "acct_a", from: START };
    const queries: Omit<RequestQuery, "limit">[] = [
      account,
      { ...account, before: middle.id },
      { ...account, from: timeOfId(middle.id), to: timeOfId(late.id) },
      { ...account, route: "/v2/places", before: late.id },
      { ...account, keyId: "key_b", statusClass: 2 },
      { ...account, code: "INVALID_BIRTHDATE", route: "/v2/charts" },
      { ...account, statusClass: 4 },
      { accountId: "acct_b", from: START },
    ];
    const newest = all.toReversed().sort((a, b) => (a.id < b.id ? 1 : -1));
    for (let moved = 0, step = 1; step > 0; moved += step) {
      for (const query of moved < 400 || moved > 1100 ? queries : []) {
        const expected = newest.filter((request) => matches(request, query)).map(({ id }) => id);
        expect(await listAll(query, 37)).toEqual(expected);
      }
      for (const request of [all[0], middle, late, all[1700]] as LoggedRequest[]) {
        const found = { ...request, at: timeOfId(request.id), keyName: undefined };
        expect(await store.requestLog.find(request.id, START)).toEqual(found);
        expect(await store.requestLog.find(`${request.id.slice(0, -1)}z`, START)).toBeUndefined();
      }
      step = await store.requestLog.moveGroups();
      // A step is short, so that charges do not wait for it.
      expect(step).toBeLessThan(532);
    }
    expect(await readLog(database)).toEqual(all);
  });

  test("are moved once each, also by several nodes at the same time and by one that is killed", async () => {
    const all = requests(3000);
    await writeGroups(database, all);
    const [killed, other] = [await RemoteStore.open(database), await RemoteStore.open(database)];
    const moving = killed.store.requestLog.moveGroups().catch(() => 0);
    const steps = [store, other.store].map(async (node) => {
      while ((await node.requestLog.moveGroups()) > 0);
    });
    await killed.kill();
    await Promise.all([moving, ...steps]);
    await other.close();
    while ((await store.requestLog.moveGroups()) > 0);
    expect(await readLog(database)).toEqual(all);
    expect(await database.sql("select * from request_groups")).toEqual([]);
  });

  test("are purged after thirty days, and deleted with their account", async () => {
    const all = requests(600);
    await writeGroups(database, all);
    const account = { id: "acct_a", email: "a@example.com", plan: "developer" } as const;
    await store.accounts.create({ ...account, credits: 5, createdAt: START }, "unaudited");
    const end = timeOfId(all[300]?.id ?? "").getTime() + 30 * 24 * 60 * 60 * 1000;
    while ((await store.requestLog.purge(new Date(end))) > 0);
    const kept = await listAll({ accountId: "acct_b", from: new Date(0) }, 50);
    // A group stays until its last request is old enough.
    expect(kept.length).toBeGreaterThan(11);
    expect(kept.length).toBeLessThan(16);

    await store.requestLog.moveGroups();
    await writeGroups(database, requests(60));
    const audit = {
      at: START,
      actor: "a test",
      action: "account.deleted",
      accountId: "acct_a",
      detail: "",
    } as const;
    expect(await store.accountData.deleteAccount("acct_a", START, audit)).toBe("deleted");
    expect(await listAll({ accountId: "acct_a", from: new Date(0) }, 50)).toEqual([]);
    expect(await listAll({ accountId: "acct_b", from: new Date(0) }, 50)).not.toEqual([]);
  });

  test("are searched up to a limit as well", async () => {
    const length = SEARCH_LIMIT + 5;
    const numbers =
      database.engine === "postgres"
        ? `generate_series(1, ${length}) as numbers (n)`
        : `(with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${length})
            select n from numbers) as numbers`;
    const at = firstId("req", START_MS);
    await database.sql(`insert into request_groups
      (last_id, first_id, account_id, key_id, method, route, status, credits, requests)
      select '${at}' || (1000000 + n), '${at}' || (1000000 + n), 'acct_a', 'key_a', 'POST',
        case when n = 1 then '/v2/places' else '/v2/charts' end, 200, 1, substr('${at}' || (1000000 + n), 11) || ':5'
      from ${numbers}`);
    const query = { accountId: "acct_a", from: START, route: "/v2/places", limit: 9 };
    const first = await store.requestLog.list(query);
    expect(first).toEqual({ requests: [], next: `${at}1000006`, searchedTo: START });
    const second = await store.requestLog.list({ ...query, before: first.next });
    expect(second).toMatchObject({ requests: [{ id: `${at}1000001` }], next: undefined });
  });
});
