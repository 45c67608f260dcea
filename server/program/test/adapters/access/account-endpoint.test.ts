import { Contract } from "@chart/kit/requests/contract";
import { TestService } from "@chart/kit/services/test-service";
import { AUDITED } from "@chart/kit/stores/audited";
import { onEachEngine, type TestDatabase } from "@chart/kit/stores/test-stores";
import { afterEach, beforeEach, expect, test } from "vitest";

onEachEngine("GET /v2/account", (create) => {
  let database: TestDatabase;
  let service: TestService;
  let now = new Date("2026-01-31T10:00:00Z");
  beforeEach(async () => {
    now = new Date("2026-01-31T10:00:00Z");
    database = await create();
    service = await TestService.open({ now: () => now, rateLimitPerMinute: 100 }, database);
  });
  afterEach(async () => {
    await service.close();
    await database.drop();
  });

  const get = (apiKey: string) =>
    service.request("/v2/account", { headers: { Authorization: `Bearer ${apiKey}` } });
  const dataOf = async (apiKey: string) =>
    ((await (await get(apiKey)).json()) as { data: Record<string, unknown> }).data;

  test("shows plan, credits, limits and the key of the request, for no credit, on every plan", async () => {
    const apiKey = await service.openAccount({ plan: "hobbyist", credits: 0 });
    const response = await get(apiKey);
    const body = (await response.json()) as object;
    expect(response.status).toBe(200);
    expect(body).toMatchObject({ success: true, message: "Account found", type: "AccountResult" });
    (await Contract.of(service)).expectDocumented("GET", "/v2/account", response, body);
    expect(await dataOf(apiKey)).toEqual({
      ...{ plan: "hobbyist", tier: "basic" },
      credits: {
        remaining: 0,
        allocation: { left: 0, monthly: 0, renewsAt: "2026-02-28T10:00:00.000Z" },
        granted: 0,
      },
      limits: { requestsPerMinute: 100, batchSize: 500 },
      key: {
        ...{ name: "Default", prefix: "chart_live_", lastFour: apiKey.slice(-4) },
        createdAt: "2026-01-31T10:00:00.000Z",
      },
    });
    expect(await service.balance(apiKey)).toEqual({ credits: 0, ledger: 0, charges: 0 });
  });

  test("counts what was spent and granted, and renews an account whose month is over", async () => {
    const apiKey = await service.openAccount({ plan: "developer", credits: 2 });
    const { store } = service;
    const grant = { amount: 5, reason: "test", grantedAt: now };
    await store.accounts.grantCredits(service.accountId(apiKey), grant, AUDITED);
    await service.postCoordinates(apiKey);
    expect(await dataOf(apiKey)).toMatchObject({
      tier: "advanced",
      credits: { remaining: 6, allocation: { left: 1, monthly: 2 }, granted: 5 },
    });
    now = new Date("2026-03-01T00:00:00Z");
    const { credits } = await dataOf(apiKey);
    expect(credits).toMatchObject({ granted: 5, allocation: { renewsAt: "2026-03-31T10:00:00.000Z" } });
    const { allocation, remaining } = credits as {
      allocation: { left: number; monthly: number };
      remaining: number;
    };
    expect([allocation.left, remaining]).toEqual([allocation.monthly, allocation.monthly + 5]);
    expect(allocation.monthly).toBeGreaterThan(2);
  });

  test("shows the key that was sent of several, and refuses one that was rotated or revoked", async () => {
    const first = await service.openAccount();
    const second = await service.addKey(first, "Second");
    expect((await dataOf(second))["key"]).toMatchObject({ name: "Second", lastFour: second.slice(-4) });
    expect((await dataOf(first))["key"]).toMatchObject({ name: "Default", lastFour: first.slice(-4) });
    const rotated = await service.rotateKey(first);
    expect([(await get(first)).status, (await get(rotated)).status]).toEqual([401, 200]);
    await service.sql("update accounts set status = 'inactive'");
    const inactive = await get(rotated);
    expect([inactive.status, ((await inactive.json()) as { errorCode: string }).errorCode]).toEqual([
      403,
      "ACCOUNT_INACTIVE",
    ]);
  });

  test("has a rate limit of its own, ten times that of charts", async () => {
    const apiKey = await service.openAccount();
    expect((await get(apiKey)).headers.get("RateLimit")).toBe('"default";r=999;t=60');
    expect((await service.postCoordinates(apiKey)).headers.get("RateLimit")).toBe('"default";r=99;t=60');
  });
});
