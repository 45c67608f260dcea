import { setTimeout as delay } from "node:timers/promises";
import { requestChart } from "@chart/kit/load/chart-call";
import { answerOf } from "@chart/kit/requests/answer";
import { adminJson } from "@chart/kit/services/admin-in-process";
import { ServiceProcess } from "@chart/kit/services/service-process";
import { TestService } from "@chart/kit/services/test-service";
import { PEPPER } from "@chart/kit/stand-ins/pepper";
import { TcpProxy } from "@chart/kit/stand-ins/tcp-proxy";
import { onEachEngine, onPostgres, PLAN_CREDITS, type TestDatabase } from "@chart/kit/stores/test-stores";
import { openPostgresStore } from "@chart/store/engines";
import { afterEach, beforeEach, expect, test } from "vitest";

let database: TestDatabase;
let environment: Record<string, string>;
const running: ServiceProcess[] = [];

async function serve(): Promise<ServiceProcess> {
  const service = new ServiceProcess(environment);
  running.push(service);
  await service.printed(/listens on/);
  return service;
}

async function openAccount(credits: number): Promise<{ accountId: string; apiKey: string }> {
  const options = ["--email", "ada@example.com", "--plan", "developer", "--credits", String(credits)];
  const { accountId, apiKey } = await adminJson(environment, "account", "create", ...options);
  return { accountId: String(accountId), apiKey: String(apiKey) };
}

async function charges(): Promise<number> {
  const [row] = await database.sql("select count(*) as count from ledger where kind = 'charge'");
  return Number(row?.["count"]);
}

const checkCredits = () => adminJson(environment, "credits", "check");

async function prepare(create: () => Promise<TestDatabase>): Promise<void> {
  database = await create();
  environment = {
    NODE_ENV: "production",
    KEY_PEPPER: PEPPER,
    DATABASE_URL: database.url,
    RATE_LIMIT_PER_MINUTE: "1000000",
    LOG_LEVEL: "error",
  };
}

async function cleanUp(): Promise<void> {
  await Promise.all(running.splice(0).map((service) => service.stop("SIGKILL")));
  await database.drop();
}

onPostgres("two nodes on one database", (create) => {
  beforeEach(() => prepare(create));
  afterEach(cleanUp);

  test("give 64 clients exactly the 500 charts that the account can pay", async () => {
    const nodes = await Promise.all([serve(), serve()]);
    const { accountId, apiKey } = await openAccount(500);
    let charts = 0;
    let brokenConnections = 0;
    const callUntilRefused = async (caller: number) => {
      for (;;) {
        try {
          const response = await requestChart(nodes[caller % 2]?.url ?? "", apiKey);
          await response.arrayBuffer();
          if (response.status === 200) charts += 1;
          // An overloaded node asks its callers to come back.
          else if (response.status === 503) await delay(Number(response.headers.get("Retry-After")) * 1000);
          else return response.status;
        } catch (error) {
          // An overloaded node may reset a connection after its chart was charged.
          brokenConnections += 1;
          if (brokenConnections > 500) throw error;
        }
      }
    };
    const refusals = await Promise.all(Array.from({ length: 64 }, (_, caller) => callUntilRefused(caller)));

    expect(refusals).toEqual(Array(64).fill(402));
    expect(charts).toBeLessThanOrEqual(500);
    expect(charts + brokenConnections).toBeGreaterThanOrEqual(500);
    expect(await charges()).toBe(500);
    expect(await checkCredits()).toMatchObject({ accounts: 1, differences: [] });
    expect(
      await database.sql(
        `select allocation_credits + granted_credits as balance,
           (select cast(sum(amount) as bigint) from ledger where account_id = accounts.id) as ledger
         from accounts where id = $1`,
        accountId,
      ),
    ).toEqual([{ balance: 0, ledger: 0 }]);
  });

  test("both reject the old key on the very next request after a rotation, and accept the new one", async () => {
    const nodes = await Promise.all([serve(), serve()]);
    const { accountId, apiKey } = await openAccount(100);
    for (const { url } of nodes) expect((await requestChart(url, apiKey)).status).toBe(200);
    const rotated = await adminJson(environment, "key", "rotate", "--account", accountId);
    for (const { url } of nodes) {
      expect((await requestChart(url, apiKey)).status).toBe(401);
      expect((await requestChart(url, String(rotated["apiKey"]))).status).toBe(200);
    }
  });

  test("replay each other's responses under one Idempotency-Key", async () => {
    const nodes = await Promise.all([serve(), serve()]);
    const { apiKey } = await openAccount(100);
    const answers = [];
    for (const { url } of nodes) answers.push(await requestChart(url, apiKey, { "Idempotency-Key": "once" }));
    expect(answers.map(({ headers }) => headers.get("Idempotent-Replayed"))).toEqual([null, "true"]);
    expect(answers.map(({ headers }) => headers.get("X-Credits-Remaining"))).toEqual(["99", "99"]);
  });
});

onEachEngine("a process that is killed between charges and responses", (create) => {
  beforeEach(() => prepare(create));
  afterEach(cleanUp);

  test("leaves balances that add up; repeating all requests charges each of them once", async () => {
    const calls = 30;
    const first = await serve();
    const { apiKey } = await openAccount(100);
    const call = ({ url }: ServiceProcess, n: number) =>
      requestChart(url, apiKey, { "Idempotency-Key": `call-${n}` });
    const inFlight = Array.from({ length: calls }, (_, n) => call(first, n).then(({ status }) => status));
    await Promise.race(inFlight);
    await first.stop("SIGKILL");
    const answered = (await Promise.allSettled(inFlight)).filter(
      (call) => call.status === "fulfilled" && call.value === 200,
    ).length;

    expect(await checkCredits()).toMatchObject({ accounts: 1, differences: [] });
    const charged = await charges();
    expect(charged).toBeGreaterThanOrEqual(answered);
    const kept = await database.sql(
      "select count(*) as count from idempotent_requests where data is not null",
    );
    expect(kept).toEqual([{ count: charged }]);

    // Ends the killed process's leases now, instead of waiting for 30 seconds.
    await database.sql(
      "update idempotent_requests set expires_at = '2000-01-01T00:00:00.000Z' where data is null",
    );
    const second = await serve();
    for (let n = 0; n < calls; n++) {
      let { status } = await call(second, n);
      while (status === 503) ({ status } = await call(second, n));
      expect(status).toBe(200);
    }
    expect(await charges()).toBe(calls);
    expect(await checkCredits()).toMatchObject({ accounts: 1, differences: [] });
  });
});

onPostgres("a service that loses its database", (create) => {
  beforeEach(() => prepare(create));
  afterEach(cleanUp);

  test("responds with 503 without waiting for a timeout, charges nothing, and recovers by itself", async () => {
    const { proxy, url } = await TcpProxy.before(database.url);
    // Far longer than a test may take.
    const timeouts = { connectTimeoutMs: 600_000, statementTimeoutMs: 600_000 };
    const service = await TestService.open(
      {},
      { ...database, open: () => openPostgresStore(url, { planCredits: PLAN_CREDITS, ...timeouts }) },
      { maxWaitMs: 600_000 },
    );
    const apiKey = await service.openAccount();
    expect((await service.postCoordinates(apiKey)).status).toBe(200);

    proxy.cut();
    for (let n = 0; n < 3; n++) {
      const response = await service.postCoordinates(apiKey);
      expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "1"]);
      expect((await answerOf(response)).errorCode).toBe("SERVICE_UNAVAILABLE");
    }

    proxy.mend();
    expect((await service.postCoordinates(apiKey)).status).toBe(200);
    expect(await service.balance(apiKey)).toEqual({ credits: 8, ledger: 8, charges: 2 });
    await service.close();
    proxy.close();
  });
});
