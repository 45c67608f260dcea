import { requestChart } from "@chart/testkit/load/chart-call";
import { ServiceProcess } from "@chart/testkit/service-process";
import { createSqlite, type TestDatabase } from "@chart/testkit/test-stores";
import { afterEach, beforeEach, expect, test } from "vitest";

let database: TestDatabase;
const running: ServiceProcess[] = [];
beforeEach(async () => {
  database = await createSqlite();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.stop("SIGKILL")));
  await database.drop();
});

const start = async (environment: Record<string, string>) => {
  const service = new ServiceProcess({ DATABASE_URL: database.url, ...environment });
  running.push(service);
  await service.printed(/^curl .+\n/m);
  return service;
};
const opsUrl = ({ stderr }: ServiceProcess) =>
  `http://127.0.0.1:${/"host":"127.0.0.1","port":(\d+),"msg":"metrics/.exec(stderr)?.[1]}`;

test("OPS_PORT serves only /metrics, on loopback, separate from the service's port", async () => {
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

  for (const path of ["/", "/metrics/", "/healthz", "/v2/charts"]) {
    expect((await fetch(`${opsUrl(service)}${path}`)).status).toBe(404);
  }
  expect((await fetch(`${opsUrl(service)}/metrics`, { method: "POST" })).status).toBe(404);
  expect((await fetch(`${service.url}/metrics`)).status).toBe(404);
  expect(await service.stop()).toBe(0);
});

test("without OPS_PORT there is no metrics server, and the log says so at level debug", async () => {
  const service = await start({ LOG_LEVEL: "debug" });
  await service.logged(/OPS_PORT is not set/);
  expect((await fetch(`${service.url}/metrics`)).status).toBe(404);
});

test("the log line of a response has exactly these fields", async () => {
  const service = await start({ LOG_LEVEL: "trace" });
  const [key = ""] = /chart_live_\w+/.exec(service.stdout) ?? [];
  const id = "0f8fad5b-d9cb-469f-a165-70867728950e";
  const response = await requestChart(service.url, key, { "X-Request-Id": id });
  await service.logged(/request answered/);
  const line = JSON.parse(service.stderr.split("\n").find((text) => text.includes("request answered")) ?? "");
  expect(line).toEqual({
    ...{ level: 30, time: expect.stringMatching(/Z$/), msg: "request answered" },
    ...{ requestId: response.headers.get("X-Request-Id"), callerRequestId: id },
    accountId: expect.stringMatching(/^acct_\w+$/),
    ...{ method: "POST", route: "/v2/charts/coordinates", status: 200 },
    ...{ durationMs: expect.any(Number), computeMs: expect.any(Number), chargeMs: expect.any(Number) },
  });
  expect(line.durationMs).toBeGreaterThan(line.computeMs + line.chargeMs);
});
