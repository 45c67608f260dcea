import { afterEach, beforeEach, expect, test } from "vitest";
import { answerOf } from "../../support/answer.js";
import { AUDITED } from "../../support/audited.js";
import { onEachEngine, onPostgres, type TestDatabase } from "../../support/databases.js";
import { EngineService, type TestAccount } from "../../support/engine-service.js";

let database: TestDatabase;
let service: EngineService;
let account: TestAccount;

const rate = ({ headers }: Response) => [headers.get("RateLimit-Policy"), headers.get("RateLimit")];

onEachEngine("the rate limit", (create) => {
  beforeEach(async () => {
    database = await create();
    service = await EngineService.open(database, { rateLimitPerMinute: 3 });
    account = await service.openAccount();
  });
  afterEach(async () => {
    await service.close();
    await database.drop();
  });

  test("counts every request of a known key, the refused ones too, and tells the rate with each answer", async () => {
    const invalid = await service.post(account.apiKey, {}, { body: "{}" });
    expect([invalid.status, ...rate(invalid)]).toEqual([400, '"default";q=3;w=60', '"default";r=2;t=60']);
    const served = await service.post(account.apiKey);
    expect([served.status, ...rate(served)]).toEqual([200, '"default";q=3;w=60', '"default";r=1;t=60']);
  });

  test("refuses the next one with Retry-After, charges nothing for it, and admits one again after that time", async () => {
    for (let n = 0; n < 3; n++) expect((await service.post(account.apiKey)).status).toBe(200);
    const refused = await service.post(account.apiKey, {}, { body: "{}" });
    expect(refused.status).toBe(429);
    expect(refused.headers.get("Retry-After")).toBe("20");
    expect(refused.headers.get("X-Credits-Remaining")).toBe("7");
    expect(rate(refused)[1]).toBe('"default";r=0;t=60');
    expect(await answerOf(refused)).toMatchObject({ success: false, errorCode: "RATE_LIMIT_EXCEEDED" });
    expect(await service.balance(account)).toEqual({ credits: 7, ledger: 7, charges: 3 });
    service.clock.advance(20);
    expect((await service.post(account.apiKey)).status).toBe(200);
    expect((await service.post(account.apiKey)).status).toBe(429);
  });

  test("is each account's own, and a rotated key does not refill it", async () => {
    for (let n = 0; n < 3; n++) await service.post(account.apiKey);
    expect((await service.post((await service.openAccount()).apiKey)).status).toBe(200);
    const apiKey = await service.rotateKey(account);
    expect((await service.post(apiKey)).status).toBe(429);
  });

  test("comes after account and tier, whose refusals tell the rate too", async () => {
    const { apiKey, accountId } = await service.openAccount({ plan: "hobbyist" });
    const statuses = [];
    for (let n = 0; n < 5; n++) statuses.push((await service.post(apiKey)).status);
    expect(statuses).toEqual([403, 403, 403, 403, 403]);
    await service.store.accounts.setStatus(accountId, "inactive", AUDITED);
    const inactive = await service.post(apiKey);
    expect((await answerOf(inactive)).errorCode).toBe("ACCOUNT_INACTIVE");
    expect(rate(inactive)[1]).toBe('"default";r=0;t=60');
  });

  test("admits exactly as many of the requests that come at once", async () => {
    const responses = await Promise.all(Array.from({ length: 12 }, () => service.post(account.apiKey)));
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 200, ...Array(9).fill(429)]);
  });
});

onPostgres("the rate limit of several nodes", (create) => {
  test("is one: what one node admits the other does not admit again", async () => {
    database = await create();
    const nodes = [
      await EngineService.open(database, { rateLimitPerMinute: 4 }),
      await EngineService.open(database, { rateLimitPerMinute: 4 }),
    ] as const;
    const { apiKey } = await nodes[0].openAccount();
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, n) => nodes[n % 2 === 0 ? 0 : 1].post(apiKey)),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(4);
    for (const node of nodes) await node.close();
    await database.drop();
  });
});
