import { answerOf } from "@chart/kit/requests/answer";
import { TestService } from "@chart/kit/services/test-service";
import { TestClock } from "@chart/kit/stand-ins/test-clock";
import { AUDITED } from "@chart/kit/stores/audited";
import { setDatabaseClock } from "@chart/kit/stores/database-clock";
import { onEachEngine, onPostgres, type TestDatabase } from "@chart/kit/stores/test-stores";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

let database: TestDatabase;
let service: TestService;
let apiKey: string;
let clock: TestClock;

const rate = ({ headers }: Response) => [headers.get("RateLimit-Policy"), headers.get("RateLimit")];

onEachEngine("the rate limit", (create) => {
  beforeEach(async () => {
    database = await create();
    clock = new TestClock();
    await setDatabaseClock(database, clock.now());
    service = await TestService.open({ rateLimitPerMinute: 3, now: clock.now }, database);
    apiKey = await service.openAccount();
  });
  afterEach(async () => {
    await service.close();
    await database.drop();
  });

  test("counts every request with a known key, rejected ones too, and reports the limit in every response", async () => {
    const invalid = await service.postCoordinates(apiKey, "{}");
    expect([invalid.status, ...rate(invalid)]).toEqual([400, '"default";q=3;w=60', '"default";r=2;t=60']);
    const served = await service.postCoordinates(apiKey);
    expect([served.status, ...rate(served)]).toEqual([200, '"default";q=3;w=60', '"default";r=1;t=60']);
  });

  test("rejects further requests with Retry-After, charges nothing for them, and admits one again after that time", async () => {
    for (let n = 0; n < 3; n++) expect((await service.postCoordinates(apiKey)).status).toBe(200);
    const refused = await service.postCoordinates(apiKey, "{}");
    expect(refused.status).toBe(429);
    expect(refused.headers.get("Retry-After")).toBe("20");
    expect(refused.headers.get("X-Credits-Remaining")).toBe("7");
    expect(rate(refused)[1]).toBe('"default";r=0;t=60');
    expect(await answerOf(refused)).toMatchObject({ success: false, errorCode: "RATE_LIMIT_EXCEEDED" });
    expect(await service.balance(apiKey)).toEqual({ credits: 7, ledger: 7, charges: 3 });
    clock.advance(20);
    await setDatabaseClock(database, clock.now());
    expect((await service.postCoordinates(apiKey)).status).toBe(200);
    expect((await service.postCoordinates(apiKey)).status).toBe(429);
  });

  test("applies per account, and rotating the key does not reset it", async () => {
    for (let n = 0; n < 3; n++) await service.postCoordinates(apiKey);
    expect((await service.postCoordinates(await service.openAccount())).status).toBe(200);
    const rotated = await service.rotateKey(apiKey);
    expect((await service.postCoordinates(rotated)).status).toBe(429);
  });

  test("is that of the account's plan, where plans have their own, also for free endpoints and in /v2/account", async () => {
    await service.close();
    const rateLimits = { hobbyist: 1, developer: 2, scale: 3, lifetime: 4 };
    service = await TestService.open({ rateLimitPerMinute: 100, rateLimits, now: clock.now }, database);
    for (const plan of ["developer", "scale", "lifetime"] as const) {
      const key = await service.openAccount({ plan });
      const limit = rateLimits[plan];
      for (let left = limit - 1; left >= 0; left--) {
        const served = await service.postCoordinates(key);
        expect([served.status, ...rate(served)]).toEqual([
          200,
          `"default";q=${limit};w=60`,
          `"default";r=${left};t=60`,
        ]);
      }
      expect((await service.postCoordinates(key)).status).toBe(429);
      const account = await service.request("/v2/account", { headers: { Authorization: `Bearer ${key}` } });
      expect(account.headers.get("RateLimit-Policy")).toBe(`"default";q=${10 * limit};w=60`);
      expect(await account.json()).toMatchObject({ data: { limits: { requestsPerMinute: limit } } });
    }
  });

  test("is shared by all keys of the account", async () => {
    const other = await service.addKey(apiKey, "Production");
    for (const key of [apiKey, other, apiKey]) expect((await service.postCoordinates(key)).status).toBe(200);
    for (const key of [apiKey, other]) expect((await service.postCoordinates(key)).status).toBe(429);
  });

  test("is checked after account and tier, whose errors also report the limit", async () => {
    const hobbyist = await service.openAccount({ plan: "hobbyist" });
    const statuses = [];
    for (let n = 0; n < 5; n++) statuses.push((await service.postCoordinates(hobbyist)).status);
    expect(statuses).toEqual([403, 403, 403, 403, 403]);
    await service.store.accounts.setStatus(service.accountId(hobbyist), "inactive", AUDITED);
    const inactive = await service.postCoordinates(hobbyist);
    expect((await answerOf(inactive)).errorCode).toBe("ACCOUNT_INACTIVE");
    expect(rate(inactive)[1]).toBe('"default";r=0;t=60');
  });

  const person = { birthdate: "1990-09-05", birthtime: "21:17", lat: 52.37, lng: 4.89 };
  const postGroup = (people: number, key = apiKey) =>
    service.post(
      "/v2/groups",
      key,
      { people: Array.from({ length: people }, () => person) },
      {
        Authorization: "Bearer <key>",
      },
    );

  test("takes as many tokens as a request has people, all of them or none", async () => {
    expect((await service.postCoordinates(apiKey)).status).toBe(200);
    const refused = await postGroup(3);
    expect([refused.status, refused.headers.get("Retry-After"), ...rate(refused)]).toEqual([
      ...[429, "20", '"default";q=3;w=60', '"default";r=2;t=60'],
    ]);
    const served = await postGroup(2);
    expect([served.status, rate(served)[1]]).toEqual([200, '"default";r=0;t=60']);
    clock.advance(20);
    await setDatabaseClock(database, clock.now());
    expect([(await postGroup(2)).status, (await service.postCoordinates(apiKey)).status]).toEqual([429, 200]);
  });

  test("takes the whole limit for a request that needs more, and one token for an invalid list", async () => {
    const served = await postGroup(20);
    expect([served.status, rate(served)[1]]).toEqual([200, '"default";r=0;t=60']);
    const other = await service.openAccount();
    const invalid = await postGroup(21, other);
    expect([invalid.status, rate(invalid)[1]]).toEqual([400, '"default";r=2;t=60']);
  });

  test("admits concurrent requests of several sizes up to the limit, and no further; refused ones take nothing", async () => {
    const sizes = [2, 1, 2, 3];
    const responses = await Promise.all(
      sizes.map((size) => (size === 1 ? service.postCoordinates(apiKey) : postGroup(size))),
    );
    const served = sizes.filter((_size, n) => responses[n]?.status === 200);
    let taken = served.reduce((sum, size) => sum + size, 0);
    expect(taken).toBeLessThanOrEqual(3);
    while ((await service.postCoordinates(apiKey)).status === 200) taken++;
    expect(taken).toBe(3);
  });

  test("far beyond it is applied without asking the store, for a second at most and with the same answer", async () => {
    for (let n = 0; n < 3; n++) await service.postCoordinates(apiKey);
    const find = vi.spyOn(service.store.accounts, "findByKey");
    const headersOf = ({ headers }: Response) =>
      ["Retry-After", "RateLimit", "RateLimit-Policy", "X-Credits-Remaining"].map((name) =>
        headers.get(name),
      );
    const first = await service.postCoordinates(apiKey);
    for (let n = 1; n < 20; n++) await service.postCoordinates(apiKey);
    for (const refused of await Promise.all(
      Array.from({ length: 50 }, () => service.postCoordinates(apiKey)),
    )) {
      expect([refused.status, headersOf(refused)]).toEqual([429, headersOf(first)]);
      expect(JSON.parse(service.logLines.at(-1) ?? "")).toMatchObject({
        accountId: service.accountId(apiKey),
        status: 429,
      });
    }
    expect(find).toHaveBeenCalledTimes(20);
    // Others are asked for, and so is this key in the next second.
    expect((await service.postCoordinates(await service.openAccount())).status).toBe(200);
    await service.rotateKey(apiKey);
    expect((await service.postCoordinates(apiKey)).status).toBe(429);
    clock.advance(1);
    expect((await service.postCoordinates(apiKey)).status).toBe(401);
    find.mockRestore();
  });

  test("admits exactly the allowed number of concurrent requests", async () => {
    const responses = await Promise.all(Array.from({ length: 12 }, () => service.postCoordinates(apiKey)));
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 200, ...Array(9).fill(429)]);
  });
});

const APART = [
  ["have the same time", 0],
  ["are 45 s apart", 45],
  ["are 61 s apart", 61],
  ["are a day apart", 86_400],
] as const;

onPostgres("the rate limit across several nodes", (create) => {
  test.each(APART)(
    "is shared where clocks %s: all nodes admit the allowed number, no more and no fewer",
    async (_, seconds) => {
      database = await create();
      const [clock, ahead] = [new TestClock(), new TestClock()];
      ahead.advance(seconds);
      await setDatabaseClock(database, clock.now());
      const nodes = [
        await TestService.open({ rateLimitPerMinute: 4, now: ahead.now }, database),
        await TestService.open({ rateLimitPerMinute: 4, now: clock.now }, database),
      ] as const;
      const shared = await nodes[0].openAccount();
      const responses = await Promise.all(
        Array.from({ length: 12 }, (_, n) => nodes[n % 2 === 0 ? 0 : 1].postCoordinates(shared)),
      );
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(4);
      // A bucket of the slower node alone, after the faster one has used it.
      const another = await nodes[0].openAccount();
      const statuses = [];
      for (const node of [nodes[0], nodes[1], nodes[1], nodes[1], nodes[1]])
        statuses.push((await node.postCoordinates(another)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 429]);
      for (const node of nodes) await node.close();
      await database.drop();
    },
  );
});
