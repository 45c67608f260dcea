import { readFileSync } from "node:fs";
import { requestChart } from "@chart/kit/load/chart-call";
import { EndlessCallers } from "@chart/kit/load/endless-callers";
import { adminJson } from "@chart/kit/services/admin-in-process";
import { ServiceProcess } from "@chart/kit/services/service-process";
import { PEPPER } from "@chart/kit/stand-ins/pepper";
import { onPostgres, type TestDatabase } from "@chart/kit/stores/test-stores";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

let database: TestDatabase;
let service: ServiceProcess;

const environment = () => ({
  ...{ DATABASE_URL: database.url, KEY_PEPPER: PEPPER, NODE_ENV: "production" },
  ...{ RATE_LIMIT_PER_MINUTE: "1000000", WORKERS: "2", OPS_PORT: "0" },
  // Metrics of email are there once it can be sent.
  ...{ SMTP_URL: "smtp://127.0.0.1:9", SESSION_SECRET: "s".repeat(32), PUBLIC_URL: "http://127.0.0.1" },
});
const openAccount = async () => {
  const account = ["--email", `${crypto.randomUUID()}@example.com`, "--plan", "scale", "--credits", "100000"];
  return String((await adminJson(environment(), "account", "create", ...account))["apiKey"]);
};
const pids = () =>
  [...service.stderr.matchAll(/"pid":(\d+),"msg":"worker ready"/g)].map(([, pid]) => Number(pid));
const ops = (path: string) => {
  const [, port] = /"port":(\d+),"msg":"metrics/.exec(service.stderr) ?? [];
  return fetch(`http://127.0.0.1:${port}${path}`);
};
const metrics = async () => (await ops("/metrics")).text();
const start = async (create: () => Promise<TestDatabase>) => {
  database = await create();
  service = new ServiceProcess(environment());
  await service.printed(/listens on/);
  await service.logged(/(worker ready[\s\S]*){2}/);
};
const end = async () => {
  await service.stop("SIGKILL");
  await database.drop();
};

// These leave the service as it is, and share one.
onPostgres("WORKERS=2", (create) => {
  beforeAll(() => start(create));
  afterAll(end);

  test("two processes share the port, migrations run once, and /metrics is the sum of both", async () => {
    expect(pids()).toHaveLength(2);
    expect(await database.sql("select count(*) as n from kysely_migration")).toEqual([
      { n: (await database.sql("select distinct name from kysely_migration")).length },
    ]);
    const apiKey = await openAccount();
    const answers = await Promise.all(Array.from({ length: 40 }, () => requestChart(service.url, apiKey)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const text = await metrics();
    expect(text).toContain('chart_requests_total{route="/v2/charts/coordinates",status="200",code=""} 40\n');
    expect(text).toContain("chart_credits_charged_total 40\n");
    expect(text).toContain('chart_stage_duration_seconds_count{stage="charge"} 40\n');
    expect(text).toContain("chart_workers_ready 2\n");
    expect(text).toMatch(/^chart_build_info\{version="\S+",commit="\w+"\} 1$/m);
  });

  test("every metric in the rules of docs/operators/monitoring.md is served under its name", async () => {
    await requestChart(service.url, await openAccount());
    const served = new Set(
      [...(await metrics()).matchAll(/^(\w+?)(?:_bucket|_sum|_count)?[{ ]/gm)].map(([, name]) => name),
    );
    const page = new URL("../../../../../docs/operators/monitoring.md", import.meta.url);
    const [, rules = ""] = /^```yaml\n(groups:.*?)^```/ms.exec(readFileSync(page, "utf8")) ?? [];
    const named = [...rules.matchAll(/\b(?:chart|nodejs)_\w+/g)].map(([name]) =>
      name.replace(/_bucket$/, ""),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !served.has(name))).toEqual([]);
  });

  test("health checks on OPS_PORT tell whether a worker is ready", async () => {
    const check = async (path: string) => {
      const response = await ops(path);
      return [response.status, await response.json()];
    };
    expect([await check("/healthz"), await check("/readyz")]).toEqual([
      [200, { status: "ok" }],
      [200, { status: "ready" }],
    ]);
    for (const pid of pids()) process.kill(pid, "SIGSTOP");
    const unready = await check("/readyz");
    for (const pid of pids()) process.kill(pid, "SIGCONT");
    expect(unready).toEqual([503, expect.objectContaining({ errorCode: "SERVICE_UNAVAILABLE" })]);
    await expect.poll(() => check("/readyz")).toEqual([200, { status: "ready" }]);
  });

  test("a port in use stops the start with one line", async () => {
    const other = new ServiceProcess({ ...environment(), PORT: new URL(service.url).port });
    expect(await other.exited()).toBe(1);
    expect(other.stderr).toMatch(/PORT \d+ on HOST 127.0.0.1 is already in use\n$/);
    expect(other.stderr.match(/cannot start/g)).toHaveLength(1);
    expect(other.stdout).toBe("");
  });
});

onPostgres("WORKERS=2", (create) => {
  beforeEach(() => start(create));
  afterEach(end);

  test("a killed worker is replaced, and the service keeps working meanwhile", async () => {
    const apiKey = await openAccount();
    const [victim] = pids();
    process.kill(victim as number, "SIGKILL");
    await service.logged(new RegExp(`"pid":${victim},.*"signal":"SIGKILL","msg":"worker ended"`));
    expect((await requestChart(service.url, apiKey)).status).toBe(200);
    await service.logged(/(worker ready[\s\S]*){3}/);
    expect(new Set(pids()).size).toBe(3);
    const text = await metrics();
    expect(text).toContain("chart_workers_ready 2\n");
    expect(text).toContain("chart_worker_respawns 1\n");
  });

  test("a worker that receives SIGTERM completes its work and is replaced", async () => {
    process.kill(pids()[0] as number, "SIGTERM");
    await service.logged(/(worker ready[\s\S]*){3}/);
    expect(service.stderr).toMatch(/"exitCode":0,"signal":null,"msg":"worker ended"/);
  });

  test("SIGTERM to all processes under load: every 200 is in the ledger, and all processes exit", async () => {
    const apiKey = await openAccount();
    const load = new EndlessCallers(service.url, apiKey, 50);
    await load.received(200);
    // A terminal or an init system signals every process of the service.
    for (const pid of pids()) process.kill(pid, "SIGTERM");
    expect(await service.stop("SIGTERM")).toBe(0);
    await load.ended();

    expect(load.others.filter((status) => status !== 503)).toEqual([]);
    const charged = await database.sql("select request_id from ledger where kind = 'charge'");
    expect(charged.map(({ request_id }) => request_id).sort()).toEqual(load.paid.sort());
    for (const pid of pids()) expect(() => process.kill(pid, 0)).toThrow(/ESRCH/);
  });

  test("if the first process is killed, its workers exit, too", async () => {
    await service.stop("SIGKILL");
    const alive = () =>
      pids().filter((pid) => {
        try {
          return process.kill(pid, 0);
        } catch {
          return false;
        }
      });
    await expect.poll(alive).toEqual([]);
  });
});

onPostgres("a start with WORKERS=2", (create) => {
  test.each([
    // A worker that still loads its modules ends at once.
    ["has not begun to listen", /"msg":"metrics/, [1, 2]],
    ["listens and does not serve yet", /"msg":"listening, not ready yet"/, [2]],
  ])(
    "that gets SIGTERM while its first worker %s ends with code 0, and so does the worker",
    async (_when, logged, stops) => {
      const own = await create();
      const environment = { DATABASE_URL: own.url, KEY_PEPPER: PEPPER, NODE_ENV: "production" };
      const starting = new ServiceProcess({
        ...environment,
        WORKERS: "2",
        OPS_PORT: "0",
        LOG_LEVEL: "debug",
      });
      await starting.logged(logged);
      expect(await starting.stop()).toBe(0);
      // The primary process and one worker stop; no second worker was started.
      expect(stops).toContain(starting.stderr.match(/"msg":"stopping"/g)?.length);
      expect(starting.stderr).not.toMatch(/"level":50|cannot start/);
      await own.drop();
    },
  );
});
