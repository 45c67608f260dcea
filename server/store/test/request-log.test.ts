import type { LoggedRequest, RequestQuery } from "@chart/accounts";
import { AUDITED } from "@chart/kit/stores/audited";
import { onEachEngine, type TestDatabase } from "@chart/kit/stores/test-stores";
import { firstId, timeOfId } from "chart-http/base";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Stores } from "../src/base/stores.js";
import { SEARCH_LIMIT } from "../src/queries/requests/request-filter.js";

const START = new Date("2026-11-21T10:00:00.000Z");
const after = (ms: number) => new Date(START.getTime() + ms);

/** Makes a request `ms` after the start; the end of its id is in the order of its number. */
const request = (ms: number, facts: Partial<LoggedRequest> = {}): LoggedRequest => ({
  id: `${firstId("req", START.getTime() + ms)}${String(ms).padStart(12, "0")}`,
  ...{ accountId: "acct_a", keyId: "key_a", method: "POST", route: "/v2/charts", status: 200 },
  ...{ code: undefined, durationUs: 1234, credits: 1, ...facts },
});
const failure = (ms: number, status: number, code: string, facts: Partial<LoggedRequest> = {}) =>
  request(ms, { status, code, credits: 0, ...facts });

onEachEngine("the request log", (create) => {
  let database: TestDatabase;
  let store: Stores;
  beforeEach(async () => {
    database = await create();
    store = await database.open();
    for (const name of ["a", "b"]) {
      const key = {
        id: `key_${name}`,
        hmac: name,
        prefix: "chart_live_",
        lastFour: `000${name}`,
        name: "Server",
      };
      const account = { id: `acct_${name}`, email: `${name}@example.com`, plan: "developer" } as const;
      await store.accounts.create({ ...account, credits: 5, createdAt: START, key }, "unaudited");
    }
  });
  afterEach(async () => {
    await store.close();
    await database.drop();
  });
  const add = (...requests: LoggedRequest[]) => store.requestLog.add({ requests, uses: [] });
  const list = (query: Partial<RequestQuery> = {}) =>
    store.requestLog.list({ accountId: "acct_a", from: START, limit: 50, ...query });
  const times = async (query: Partial<RequestQuery> = {}) =>
    (await list(query)).requests.map(({ at }) => at.getTime() - START.getTime());

  test("keeps all facts of a request, and finds it by its id", async () => {
    const kept = failure(5, 429, "RATE_LIMIT_EXCEEDED", { method: "GET", durationUs: 12_345_678 });
    await add(kept, request(6, { credits: 3 }));
    const found = { ...kept, at: after(5), keyName: "Server" };
    expect(await store.requestLog.find(kept.id, START)).toEqual(found);
    expect((await list()).requests[1]).toEqual(found);
    expect((await list()).requests[0]).toMatchObject({ credits: 3, code: undefined });
  });

  test("a request is not found before the start of the log, nor by an id that does not exist", async () => {
    await add(request(5));
    expect(await store.requestLog.find(request(5).id, after(6))).toBeUndefined();
    for (const id of [request(6).id, "", "req_", "'", "%"]) {
      expect(await store.requestLog.find(id, START)).toBeUndefined();
    }
  });

  test("a request that is added again stays as it is", async () => {
    await add(request(0), request(1));
    await add(request(0), request(1), request(2, { status: 201 }));
    await add(request(1, { status: 500, accountId: "acct_b" }));
    expect((await list()).requests.map(({ status }) => status)).toEqual([201, 200, 200]);
    expect((await list({ accountId: "acct_b" })).requests).toEqual([]);
  });

  test("an account's list has its own requests only, whatever its cursor and its filter are", async () => {
    const other = failure(2, 400, "X", { accountId: "acct_b", keyId: "key_b", route: "/v1/bodygraphs" });
    await add(request(1), other, request(3));
    expect(await times()).toEqual([3, 1]);
    expect(await times({ before: other.id })).toEqual([1]);
    for (const filter of [{ code: "X" }, { statusClass: 4 }, { keyId: "key_b" }, { route: "/v1/bodygraphs" }])
      expect(await times(filter as Partial<RequestQuery>)).toEqual([]);
  });

  test("is listed from newest to oldest, part by part, without gaps or repeats, also within a millisecond", async () => {
    const one = request(7).id.slice(0, -2);
    const ids = [..."0Zaz19AbYq"].map((digit) => `${one}${digit}0`);
    await add(...ids.map((id) => request(7, { id })), request(6));
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const part = await list({ before, limit: 3 });
      seen.push(...part.requests.map(({ id }) => id));
      before = part.next;
    } while (before !== undefined);
    // The order of ids is that of code points, not that of a language.
    expect(seen).toEqual([...ids.sort().reverse(), request(6).id]);
  });

  test("every filter and all of them together give the requests that match", async () => {
    const classes = [200, 400, 422, 500, 503];
    const all = Array.from({ length: 240 }, (_, n) => {
      const status = classes[n % 5] ?? 0;
      const facts = {
        keyId: n % 3 === 0 ? "key_a" : "key_c",
        route: n % 2 === 0 ? "/v2/charts" : "/v2/places",
      };
      return status === 200 ? request(n, facts) : failure(n, status, `CODE_${status}`, facts);
    });
    await add(...all);
    const options = {
      statusClass: [undefined, 2, 4, 5],
      code: [undefined, "CODE_422", "CODE_503", "NONE"],
      route: [undefined, "/v2/places"],
      keyId: [undefined, "key_a"],
      to: [undefined, after(100)],
    } as const;
    for (const statusClass of options.statusClass)
      for (const code of options.code)
        for (const route of options.route)
          for (const keyId of options.keyId)
            for (const to of options.to) {
              const filter = { statusClass, code, route, keyId, to, from: after(20) };
              const expected = all
                .filter(({ id }) => timeOfId(id) >= after(20) && (to === undefined || timeOfId(id) < to))
                .filter((r) => statusClass === undefined || Math.floor(r.status / 100) === statusClass)
                .filter((r) => code === undefined || r.code === code)
                .filter((r) => route === undefined || r.route === route)
                .filter((r) => keyId === undefined || r.keyId === keyId);
              const { requests, next } = await list({ ...filter, limit: 300 });
              expect(requests.map(({ id }) => id)).toEqual(expected.map(({ id }) => id).reverse());
              expect(next).toBeUndefined();
            }
  });

  test("a search looks at a limited number of requests, says how far it got, and continues from there", async () => {
    const rare = request(0, { route: "/v2/places" });
    await add(rare);
    for (let start = 1; start <= SEARCH_LIMIT; start += 500) {
      await add(...Array.from({ length: 500 }, (_, n) => request(start + n)));
    }
    const first = await list({ route: "/v2/places" });
    expect(first).toEqual({ requests: [], next: request(1).id, searchedTo: after(1) });
    const second = await list({ route: "/v2/places", before: first.next });
    expect(second.requests.map(({ id }) => id)).toEqual([rare.id]);
    expect(second.next).toBeUndefined();
  });

  test("a purge deletes the requests that are older than thirty days, batch by batch, and no others", async () => {
    await add(...Array.from({ length: 700 }, (_, n) => request(n)));
    const purge = () => store.requestLog.purge(new Date(after(600).getTime() + 30 * 24 * 60 * 60 * 1000));
    expect([await purge(), await purge(), await purge()]).toEqual([500, 100, 0]);
    expect(await times({ limit: 300 })).toEqual(Array.from({ length: 100 }, (_, n) => 699 - n));
  });

  test("the keys to filter by are those that were active since an instant", async () => {
    const rotate = (from: string, name: string, ms: number) => {
      const key = { id: `key_${name}`, hmac: name, prefix: "chart_live_", lastFour: `000${name}` };
      return store.keys.rotate("acct_a", `key_${from}`, key, after(ms), AUDITED);
    };
    await rotate("a", "c", 1000);
    await rotate("c", "d", 2000);
    expect((await store.requestLog.listKeys("acct_a", START)).map(({ name }) => name)).toEqual([
      ...["Server", "Server (...000c, no longer active)", "Server (...000a, no longer active)"],
    ]);
    const ids = async (ms: number) =>
      (await store.requestLog.listKeys("acct_a", after(ms))).map(({ id }) => id);
    expect(await ids(0)).toEqual(["key_d", "key_c", "key_a"]);
    expect(await ids(1001)).toEqual(["key_d", "key_c"]);
    expect(await ids(9999)).toEqual(["key_d"]);
  });
});
