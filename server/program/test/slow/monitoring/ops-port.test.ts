import { requestChart } from "@chart/kit/load/chart-call";
import { ServiceProcess } from "@chart/kit/services/service-process";
import { createSqlite, type TestDatabase } from "@chart/kit/stores/test-stores";
import { afterAll, beforeAll, expect, test } from "vitest";

const databases: TestDatabase[] = [];
const running: ServiceProcess[] = [];
/** A service without OPS_PORT, which logs everything. */
let plain: ServiceProcess;
beforeAll(async () => {
  plain = await start({ LOG_LEVEL: "trace" });
});
afterAll(async () => {
  await Promise.all(running.map((service) => service.stop("SIGKILL")));
  await Promise.all(databases.map((database) => database.drop()));
});

async function start(environment: Record<string, string>): Promise<ServiceProcess> {
  const database = await createSqlite();
  databases.push(database);
  const service = new ServiceProcess({ DATABASE_URL: database.url, ...environment });
  running.push(service);
  await service.printed(/^curl .+\n/m);
  return service;
}
const opsUrl = ({ stderr }: ServiceProcess) =>
  `http://127.0.0.1:${/"host":"127.0.0.1","port":(\d+),"msg":"metrics/.exec(stderr)?.[1]}`;

test("OPS_PORT serves only /metrics and health checks, on loopback, separate from the service's port", async () => {
  const service = await start({ OPS_PORT: "0" });
  const [key = ""] = /chart_live_\w+/.exec(service.stdout) ?? [];
  await requestChart(service.url, key);
  const response = await fetch(`${opsUrl(service)}/metrics`);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await response.text();
  expect(text).toContain('chart_requests_total{route="/v2/charts/coordinates",status="200",code=""} 1\n');
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);

  for (const path of ["/", "/metrics/", "/healthz/", "/v2/charts"]) {
    expect((await fetch(`${opsUrl(service)}${path}`)).status).toBe(404);
  }
  for (const path of ["/metrics", "/readyz"]) {
    expect((await fetch(`${opsUrl(service)}${path}`, { method: "POST" })).status).toBe(404);
  }
  for (const [path, status] of [
    ["/healthz", "ok"],
    ["/readyz", "ready"],
  ]) {
    for (const url of [service.url, opsUrl(service)]) {
      const probe = await fetch(`${url}${path}`);
      expect([probe.status, await probe.json()]).toEqual([200, { status }]);
    }
    const head = await fetch(`${opsUrl(service)}${path}`, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  }
  expect((await fetch(`${service.url}/metrics`)).status).toBe(404);
  expect(await service.stop()).toBe(0);
});

test("without OPS_PORT there is no metrics server, and the log says so at level debug", async () => {
  await plain.logged(/"level":20,.*OPS_PORT is not set/);
  expect((await fetch(`${plain.url}/metrics`)).status).toBe(404);
});

test("the log line of a response has exactly these fields", async () => {
  const [key = ""] = /chart_live_\w+/.exec(plain.stdout) ?? [];
  const id = "0f8fad5b-d9cb-469f-a165-70867728950e";
  const response = await requestChart(plain.url, key, { "X-Request-Id": id });
  await plain.logged(new RegExp(id));
  const line = JSON.parse(plain.stderr.split("\n").find((text) => text.includes(id)) ?? "");
  expect(line).toEqual({
    ...{ level: 30, time: expect.stringMatching(/Z$/), msg: "request answered" },
    ...{ requestId: response.headers.get("X-Request-Id"), callerRequestId: id },
    accountId: expect.stringMatching(/^acct_\w+$/),
    ...{ method: "POST", route: "/v2/charts/coordinates", status: 200 },
    ...{ durationMs: expect.any(Number), computeMs: expect.any(Number), chargeMs: expect.any(Number) },
  });
  expect(line.durationMs).toBeGreaterThan(line.computeMs + line.chargeMs);
});
