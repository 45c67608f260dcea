import { TestService } from "@chart/kit/services/test-service";
import { FakeGeocoder } from "@chart/kit/stand-ins/fake-geocoder";
import { TestClock } from "@chart/kit/stand-ins/test-clock";
import { AUDITED } from "@chart/kit/stores/audited";
import { setDatabaseClock } from "@chart/kit/stores/database-clock";
import { onEachEngine, type TestDatabase } from "@chart/kit/stores/test-stores";
import type { Geocoder } from "chart-http";
import { afterEach, beforeEach, expect, test } from "vitest";

import {
  AMSTERDAM,
  births,
  codesOf,
  dataOf,
  FAILED,
  type Item,
  located,
  PATH,
  post,
} from "./batch-requests.js";

onEachEngine("POST /v2/charts/batch", (create) => {
  let database: TestDatabase;
  let service: TestService;
  beforeEach(async () => {
    database = await create();
  });
  afterEach(async () => {
    await service.close();
    await database.drop();
  });

  const entriesOf = (apiKey: string) =>
    service.sql(
      "select kind, pot, amount, endpoint from ledger where account_id = $1 and kind in ('charge', 'refund') order by kind, pot",
      service.accountId(apiKey),
    );
  const callsOf = async (apiKey: string) => {
    const rows = await service.sql(
      "select calls from charge_counts where account_id = $1",
      service.accountId(apiKey),
    );
    return rows.reduce((sum, { calls }) => sum + Number(calls), 0);
  };

  test("answers each birth in order, with the chart or the error of a request of its own, and charges the charts in one entry", async () => {
    service = await TestService.open({}, database);
    const apiKey = await service.openAccount();
    const list = [
      AMSTERDAM,
      FAILED,
      located("Amsterdam, The Netherlands"),
      located("Atlantis, Nowhere"),
      { ...AMSTERDAM, birthtime: "03:15" },
    ];
    const response = await post(service, apiKey, list);
    const data = await dataOf(response);

    const other = await service.openAccount();
    for (const [index, birth] of list.entries()) {
      const path = "lat" in birth ? "/v2/charts/coordinates" : "/v2/charts";
      const alone = (await (
        await service.post(path, other, birth, { Authorization: "Bearer <key>", "Chart-Geocode-Key": "k" })
      ).json()) as { errorCode: string; data: unknown };
      const { message: _, ...item } = data.items[index] as Item;
      expect(item).toEqual(
        alone.errorCode === "" ? { index, chart: alone.data } : { index, errorCode: alone.errorCode },
      );
    }
    expect(data.items[1]?.message).toMatch(/^The field births\[1\]\.birthdate must be a real date/);
    expect(data.items[3]?.message).toMatch(/^births\[3\]: We couldn't find that place/);
    expect([response.status, data.credits, response.headers.get("X-Credits-Remaining")]).toEqual([
      200,
      3,
      "7",
    ]);
    expect(await entriesOf(apiKey)).toEqual([
      { kind: "charge", pot: "allocation", amount: -3, endpoint: PATH },
    ]);
    expect([await callsOf(apiKey), (await service.balance(apiKey)).credits]).toEqual([1, 7]);
    const lines = service.logLines.join("");
    expect(lines).toContain('"credits":3');
    expect(lines).not.toMatch(/Atlantis|1990-/);
  });

  test("answers 200 for nothing if every birth fails, keeps no answer, and runs again under the same key", async () => {
    service = await TestService.open({}, database);
    const apiKey = await service.openAccount();
    const first = await post(service, apiKey, [FAILED, {}], { "Idempotency-Key": "one" });
    const second = await post(service, apiKey, [FAILED, {}], { "Idempotency-Key": "one" });
    expect(
      [first, second].map(({ status, headers }) => [status, headers.get("Idempotent-Replayed")]),
    ).toEqual([
      [200, null],
      [200, null],
    ]);
    expect(await service.sql("select * from idempotent_requests")).toEqual([]);
    const data = await dataOf(first);
    expect([codesOf(data), data.credits]).toEqual([["INVALID_BIRTHDATE", "INVALID_BIRTH"], 0]);
    expect(await dataOf(second)).toEqual(data);
    expect(await post(service, apiKey, [FAILED]).then(dataOf)).toMatchObject({ credits: 0 });
    expect([await service.balance(apiKey), await callsOf(apiKey)]).toEqual([
      { credits: 10, ledger: 10, charges: 0 },
      0,
    ]);
  });

  test("a batch that costs nothing gets its places anew under its key, and the first one that costs something is kept", async () => {
    const places = new FakeGeocoder();
    let isDown = true;
    const geocoder: Geocoder = {
      geocode: async (...asked) => (isDown ? { code: "GEOCODE_UNAVAILABLE" } : places.geocode(...asked)),
    };
    service = await TestService.open({ geocoder }, database);
    const apiKey = await service.openAccount();
    const send = async () => {
      const response = await post(service, apiKey, [located("Amsterdam, The Netherlands")], {
        "Idempotency-Key": "one",
      });
      return [(await dataOf(response)).credits, response.headers.get("Idempotent-Replayed")];
    };
    expect([await send(), await send()]).toEqual([
      [0, null],
      [0, null],
    ]);
    isDown = false;
    expect([await send(), await send()]).toEqual([
      [1, null],
      [1, "true"],
    ]);
    expect(await service.balance(apiKey)).toEqual({ credits: 9, ledger: 9, charges: 1 });
  });

  test("takes what the allocation lacks from granted credits with an entry for each pot, and a refund gives both back", async () => {
    service = await TestService.open({}, database);
    const apiKey = await service.openAccount({ credits: 2 });
    const accountId = service.accountId(apiKey);
    await service.store.accounts.grantCredits(
      accountId,
      { amount: 3, reason: "gift", grantedAt: new Date() },
      AUDITED,
    );
    const response = await post(service, apiKey, births(4));
    const requestId = response.headers.get("X-Request-Id") ?? "";
    expect(response.headers.get("X-Credits-Remaining")).toBe("1");
    const charge = { kind: "charge", endpoint: PATH, amount: -2 };
    expect(await entriesOf(apiKey)).toEqual([
      { ...charge, pot: "allocation" },
      { ...charge, pot: "granted" },
    ]);
    expect((await service.store.accounts.checkLedger()).differences).toEqual([]);

    const request = { accountId, requestId };
    expect(await service.store.charges.findCharges([request], new Date())).toEqual([
      { requestId, creditsLeft: 1 },
    ]);
    const refund = () => service.store.charges.refund(request, "no answer", { ...AUDITED, at: new Date() });
    expect([await refund(), await refund()]).toEqual([true, false]);
    expect(await service.store.accounts.find(accountId, new Date())).toMatchObject({
      allocationCredits: 2,
      grantedCredits: 3,
    });
    expect((await service.store.accounts.checkLedger()).differences).toEqual([]);
    expect(await callsOf(apiKey)).toBe(0);
  });

  test("of two at the same time that the credits do not suffice for together, one is charged whole and one not at all", async () => {
    service = await TestService.open({}, database);
    const apiKey = await service.openAccount();
    const responses = await Promise.all([post(service, apiKey, births(6)), post(service, apiKey, births(6))]);
    responses.sort((a, b) => a.status - b.status);
    expect(responses.map(({ status, headers }) => [status, headers.get("X-Credits-Remaining")])).toEqual([
      [200, "4"],
      [402, "4"],
    ]);
    expect(await service.balance(apiKey)).toEqual({ credits: 4, ledger: 4, charges: 1 });
  });

  test("a batch and single charts that are charged together each have their own outcome", async () => {
    service = await TestService.open({}, database);
    const apiKey = await service.openAccount();
    const charge = (requestId: string, credits?: number) =>
      service.store.charges.charge({
        ...{ accountId: service.accountId(apiKey), requestId, chargedAt: new Date() },
        ...(credits !== undefined && { credits }),
      });
    const outcomes = await Promise.all([
      ...[charge("req_a"), charge("req_b", 7), charge("req_c", 4), charge("req_d", 0), charge("req_e", 2)],
      charge("req_f"),
    ]);
    expect(outcomes).toEqual([9, 2, { creditsLeft: 2 }, 2, 0, "exhausted"]);
    expect(await service.balance(apiKey)).toEqual({ credits: 0, ledger: 0, charges: 3 });
  });

  test("a repeat under its Idempotency-Key has the same data from what was kept, without the geocoder and for nothing", async () => {
    const geocoder = new FakeGeocoder({
      "Pariss, France": { code: "GEOCODE_LOCATION_NOT_FOUND", suggestions: ["Paris, France"] },
      "Slow, Nowhere": { code: "GEOCODE_TIMEOUT" },
    });
    service = await TestService.open({ geocoder }, database);
    const apiKey = await service.openAccount();
    const list = [
      located("Amsterdam, The Netherlands"),
      located("Pariss, France"),
      FAILED,
      located("Slow, Nowhere"),
    ];
    const keyed = { "Idempotency-Key": "one" };
    const first = await post(service, apiKey, list, keyed);
    const asked = geocoder.asked.length;
    const second = await post(service, apiKey, list, keyed);
    const data = await first.text();
    expect(data).toContain("Did you mean Paris, France?");
    expect((await second.text()).slice(data.indexOf('"success"'))).toBe(
      data.slice(data.indexOf('"success"')),
    );
    expect([second.headers.get("Idempotent-Replayed"), geocoder.asked.length - asked]).toEqual(["true", 0]);
    const [kept] = await service.sql("select data from idempotent_requests where data is not null");
    expect(kept?.["data"]).toMatch(
      /^\["1990-09-05T19:17:00\.000Z",\["GEOCODE_LOCATION_NOT_FOUND",".*"\],\["INVALID_BIRTHDATE"\],\["GEOCODE_TIMEOUT"\]\]$/,
    );
    expect(await service.balance(apiKey)).toEqual({ credits: 9, ledger: 9, charges: 1 });

    const others = [
      [...list].reverse(),
      list.slice(1),
      [...list.slice(0, 2), { ...FAILED, birthdate: 5 }, list[3]],
    ];
    for (const other of others) {
      expect((await post(service, apiKey, other as object[], keyed)).status).toBe(422);
    }
    const reordered = list.map((birth) => Object.fromEntries(Object.entries(birth).reverse()));
    expect((await post(service, apiKey, reordered, keyed)).headers.get("Idempotent-Replayed")).toBe("true");
  });

  test("takes a token of the rate limit for each started 25 births", async () => {
    const clock = new TestClock();
    await setDatabaseClock(database, clock.now());
    service = await TestService.open({ rateLimitPerMinute: 4, now: clock.now }, database);
    const left = async (count: number) => {
      const response = await post(service, await service.openAccount({ credits: 500 }), births(count));
      return response.headers.get("RateLimit")?.match(/r=(\d+)/)?.[1];
    };
    expect([await left(1), await left(25), await left(26), await left(500), await left(501)]).toEqual([
      ...["3", "3", "2", "0", "3"],
    ]);
  });

  test("takes a further token for each started five lookups that failed, never more than are left, and is not refused for it", async () => {
    const clock = new TestClock();
    await setDatabaseClock(database, clock.now());
    service = await TestService.open({ rateLimitPerMinute: 10, now: clock.now }, database);
    const unknown = (count: number) =>
      Array.from({ length: count }, (_, index) => located(`Nowhere ${index}`));
    const left = async (apiKey: string, list: readonly object[]) => {
      const { status, headers } = await post(service, apiKey, list);
      return [status, headers.get("RateLimit")?.match(/r=(\d+)/)?.[1]];
    };
    const open = () => service.openAccount({ credits: 500 });
    expect(await left(await open(), [located("Amsterdam, The Netherlands"), FAILED])).toEqual([200, "9"]);
    expect(await left(await open(), [AMSTERDAM, ...unknown(5), ...unknown(5)])).toEqual([200, "8"]);
    const apiKey = await open();
    expect(await left(apiKey, unknown(6))).toEqual([200, "7"]);
    expect(await left(apiKey, unknown(25))).toEqual([200, "1"]);
    expect(await left(apiKey, unknown(25))).toEqual([200, "0"]);
    expect(await left(apiKey, [AMSTERDAM])).toEqual([429, "0"]);

    // Several batches want more than is left at the same time: the bucket is empty afterwards, and not below.
    const shared = await open();
    await Promise.all(Array.from({ length: 4 }, () => left(shared, unknown(25))));
    clock.advance(6);
    await setDatabaseClock(database, clock.now());
    expect(await left(shared, [AMSTERDAM])).toEqual([200, "0"]);
  });
});
