import { TestService } from "@chart/kit/services/test-service";
import { TcpProxy } from "@chart/kit/stand-ins/tcp-proxy";
import { AUDITED } from "@chart/kit/stores/audited";
import {
  atUrl,
  onEachEngine,
  onPostgres,
  PLAN_CREDITS,
  type TestDatabase,
  type TestStores,
} from "@chart/kit/stores/test-stores";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { InDoubtLimits } from "../../src/charts/in-doubt-charges.js";

/** Text that only the statement of a charge contains. */
const CHARGE = '"entry_';
const KEY = { "Idempotency-Key": "a" };

/** A caller who waits for as long as the test takes, and one who does not wait at all. */
const PATIENT: Partial<InDoubtLimits> = { maxWaitMs: 60_000, pauseMs: 1 };
const HURRIED: Partial<InDoubtLimits> = { maxWaiting: 0, pauseMs: 600_000 };

const AUDIT_ROWS = `select actor, actor_id, action, account_id, request_id from audit_entries
  where action = 'credits.refunded'`;
const REFUND_ROWS = "select account_id, kind, pot, amount, endpoint from ledger where kind = 'refund'";

onPostgres("a connection that breaks while a chart is charged", (create) => {
  let database: TestDatabase;
  let proxy: TcpProxy;
  let url: string;
  let service: TestService;
  let apiKey: string;
  beforeEach(async () => {
    database = await create();
    ({ proxy, url } = await TcpProxy.before(database.url));
  });
  afterEach(async () => {
    proxy.mend();
    await service.close();
    proxy.close();
    await database.drop();
  });

  async function open(limits: Partial<InDoubtLimits>): Promise<void> {
    const through = atUrl(database, url);
    service = await TestService.open({}, through, limits);
    apiKey = await service.openAccount();
  }

  const requestIdOf = (response: Response) => response.headers.get("X-Request-Id") ?? "";

  test("after the commit: a caller who waits gets the paid answer once the database is back", async () => {
    await open(PATIENT);
    const cut = proxy.cutAt("reply", CHARGE);
    const answer = service.postCoordinates(apiKey);
    await cut;
    proxy.mend();
    const response = await answer;
    expect([response.status, response.headers.get("X-Credits-Remaining")]).toEqual([200, "9"]);
    await service.settleCharges();
    expect(await service.balance(apiKey)).toEqual({ credits: 9, ledger: 9, charges: 1 });
    expect(await database.sql(REFUND_ROWS)).toEqual([]);
  });

  test("after the commit: a caller who got 503 is refunded once, and the audit log says so", async () => {
    await open(HURRIED);
    const cut = proxy.cutAt("reply", CHARGE);
    const response = await service.postCoordinates(apiKey);
    await cut;
    expect(response.status).toBe(503);
    proxy.mend();
    expect(await service.balance(apiKey)).toEqual({ credits: 9, ledger: 9, charges: 1 });
    await service.settleCharges();
    await service.settleCharges();
    expect(await service.balance(apiKey)).toEqual({ credits: 10, ledger: 10, charges: 1 });
    const accountId = service.accountId(apiKey);
    const endpoint = "/v2/charts/coordinates";
    expect(await database.sql(REFUND_ROWS)).toEqual([
      { account_id: accountId, kind: "refund", pot: "allocation", amount: 1, endpoint },
    ]);
    const by = { actor: "service", actor_id: null, action: "credits.refunded" };
    const requestId = requestIdOf(response);
    expect(await database.sql(AUDIT_ROWS)).toEqual([{ ...by, account_id: accountId, request_id: requestId }]);
    expect(await service.store.accounts.checkLedger()).toMatchObject({ accounts: 1, differences: [] });
    expect(service.logLines.join("")).toContain("refunded a charge whose answer was not sent");
  });

  test("after the commit: a caller who hangs up while waiting is refunded", async () => {
    await open(PATIENT);
    const cut = proxy.cutAt("reply", CHARGE);
    const caller = new AbortController();
    const request = service.request("/v2/charts/coordinates", {
      method: "POST",
      headers: { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json" },
      body: JSON.stringify({ birthdate: "1990-09-05", birthtime: "21:17", lat: 52.37, lng: 4.89 }),
      signal: caller.signal,
    });
    await cut;
    caller.abort();
    expect((await request).status).toBe(503);
    proxy.mend();
    await service.settleCharges();
    expect(await service.balance(apiKey)).toEqual({ credits: 10, ledger: 10, charges: 1 });
  });

  test("after the commit: with an Idempotency-Key a repeat gets the paid answer, so nothing is refunded", async () => {
    await open(HURRIED);
    const cut = proxy.cutAt("reply", CHARGE);
    expect((await service.postCoordinates(apiKey, undefined, KEY)).status).toBe(503);
    await cut;
    proxy.mend();
    await service.settleCharges();
    const repeat = await service.postCoordinates(apiKey, undefined, KEY);
    expect([repeat.status, repeat.headers.get("Idempotent-Replayed")]).toEqual([200, "true"]);
    expect(await service.balance(apiKey)).toEqual({ credits: 9, ledger: 9, charges: 1 });
  });

  test("before the commit: a caller who waits gets 503 once the database is back, and nothing is charged", async () => {
    await open(PATIENT);
    const cut = proxy.cutAt("request", CHARGE);
    const answer = service.postCoordinates(apiKey);
    await cut;
    proxy.mend();
    expect((await answer).status).toBe(503);
    await service.settleCharges();
    expect(await service.balance(apiKey)).toEqual({ credits: 10, ledger: 10, charges: 0 });
    expect(await database.sql(REFUND_ROWS)).toEqual([]);
  });

  test("a charge that the network delivers only after its 503 is refunded as well", async () => {
    await open(PATIENT);
    const cut = proxy.cutAt("request", CHARGE);
    const answer = service.postCoordinates(apiKey);
    await cut;
    proxy.mend();
    const requestId = requestIdOf(await answer);
    const accountId = service.accountId(apiKey);
    await service.store.charges.charge({ accountId, requestId, chargedAt: new Date() });
    await service.settleCharges();
    expect(await service.balance(apiKey)).toEqual({ credits: 10, ledger: 10, charges: 1 });
  });

  test("a charge that cannot connect at all is not in doubt, because nothing can have been charged", async () => {
    await open(PATIENT);
    const accountId = service.accountId(apiKey);
    proxy.cut();
    let charges = 0;
    const isInDoubt = () => {
      const charge = { accountId, requestId: `req_${++charges}`, chargedAt: new Date() };
      return service.store.charges.charge(charge).catch((error) => error.isOutcomeUnknown);
    };
    // Until the pool has noticed that its open connections are lost, a charge may be sent on one of them.
    await expect.poll(isInDoubt).toBe(false);
    proxy.mend();
    expect(await service.balance(apiKey)).toEqual({ credits: 10, ledger: 10, charges: 0 });
  });
});

onEachEngine("a refund", (create) => {
  const CREATED = new Date("2026-01-10T00:00:00Z");
  const CHARGED = new Date("2026-02-01T00:00:00Z");
  const NEXT_PERIOD = new Date("2026-02-20T00:00:00Z");
  const request = { accountId: "acct_1", requestId: "req_1" };
  let database: TestDatabase;
  let store: TestStores;
  beforeEach(async () => {
    database = await create();
    store = await database.open();
    const key = { id: "key_1", hmac: "hmac-1", name: "Default", prefix: "chart_live_", lastFour: "abcd" };
    const facts = { id: "acct_1", email: "1@example.com", plan: "developer", credits: 1 } as const;
    await store.accounts.create({ ...facts, createdAt: CREATED, key }, "unaudited");
  });
  afterEach(async () => {
    await store.close();
    await database.drop();
  });

  const refund = (at: Date) => store.charges.refund(request, "no answer", { ...AUDITED, at });
  const pots = (now: Date) => store.accounts.find("acct_1", now);

  test("gives the credit back once, to the pot that paid it, and the balance equals the ledger", async () => {
    await store.accounts.grantCredits("acct_1", { amount: 1, reason: "gift", grantedAt: CREATED }, AUDITED);
    await store.charges.charge({ ...request, requestId: "req_0", chargedAt: CHARGED });
    await store.charges.charge({ ...request, chargedAt: CHARGED });
    expect(await Promise.all([refund(CHARGED), refund(CHARGED)])).toContain(true);
    expect(await refund(CHARGED)).toBe(false);
    expect(await pots(CHARGED)).toMatchObject({ allocationCredits: 0, grantedCredits: 1 });
    expect((await store.accounts.checkLedger()).differences).toEqual([]);
  });

  test("of a request that was not charged changes nothing", async () => {
    expect(await refund(CHARGED)).toBe(false);
    expect(await store.charges.findCharges([request], CHARGED)).toEqual([]);
    expect(await pots(CHARGED)).toMatchObject({ allocationCredits: 1, grantedCredits: 0 });
  });

  test("after the allocation that paid has lapsed gives a credit that never expires", async () => {
    await store.charges.charge({ ...request, chargedAt: CHARGED });
    expect(await refund(NEXT_PERIOD)).toBe(true);
    expect(await pots(NEXT_PERIOD)).toMatchObject({
      allocationCredits: PLAN_CREDITS.developer,
      grantedCredits: 1,
    });
    expect((await store.accounts.checkLedger()).differences).toEqual([]);
  });

  test("takes its call out of the counted calls, and is listed with the endpoint and the reason", async () => {
    const endpoint = "/v2/charts";
    await store.charges.charge({ ...request, endpoint, chargedAt: CHARGED });
    await refund(CHARGED);
    const spans = [
      { from: CREATED, to: CHARGED },
      { from: CHARGED, to: NEXT_PERIOD },
    ];
    expect(await store.usage.countCharges("acct_1", spans)).toEqual([0, 0]);
    const listed = await store.usage.listLedger({ accountId: "acct_1", endpoint, limit: 10 });
    expect(listed.map(({ kind, reason }) => [kind, reason])).toContainEqual(["refund", "no answer"]);
  });
});
