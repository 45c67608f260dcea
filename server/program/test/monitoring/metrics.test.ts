import { EMAIL_KINDS } from "@chart/accounts/mail";
import { AttemptLimits } from "@chart/accounts/sign-in";
import { ENDPOINTS } from "@chart/kit/requests/endpoints";
import { TestService } from "@chart/kit/services/test-service";
import { Registry } from "prom-client";
import { expect, test } from "vitest";
import { createGoogleGeocoder } from "../../src/adapters/geocoding/google/google-geocoder.js";
import { AccountMetrics } from "../../src/monitoring/account-metrics.js";
import { Metrics } from "../../src/monitoring/metrics.js";
import { RELEASE, sample } from "./sample.js";

const open = (metrics: Metrics, overrides = {}) =>
  TestService.open({ recordRequest: metrics.recordRequest, rateLimitPerMinute: 1000, ...overrides });

test("every response is counted once by route, status and code, and timed", async () => {
  const metrics = new Metrics(RELEASE);
  const service = await open(metrics);
  const apiKey = await service.openAccount();
  for (const { path, body, headers } of ENDPOINTS) {
    await service.post(path, apiKey, body, headers);
    await service.post(path, "nonsense", body, headers);
    await service.post(path, "nonsense", body, headers);
    expect(await sample(metrics, "chart_requests_total", `{route="${path}",status="200",code=""}`)).toBe(1);
    const refused = `{route="${path}",status="401",code="API_KEY_INVALID"}`;
    expect(await sample(metrics, "chart_requests_total", refused)).toBe(2);
    expect(await sample(metrics, "chart_request_duration_seconds_count", `{route="${path}"}`)).toBe(3);
  }
  expect(await sample(metrics, "chart_stage_duration_seconds_count", '{stage="geocode"}')).toBe(4);
  expect(await sample(metrics, "chart_stage_duration_seconds_count", '{stage="compute"}')).toBe(5);
  expect(await sample(metrics, "chart_stage_duration_seconds_count", '{stage="charge"}')).toBe(5);
  expect(await sample(metrics, "chart_credits_charged_total")).toBe(5);
  expect((await service.balance(apiKey)).charges).toBe(5);
  await service.close();
});

test("attempts to send credit notices are counted by their outcome, which both start at 0", async () => {
  const metrics = new Metrics(RELEASE);
  for (const outcome of ["sent", "sent", "failed"] as const) metrics.recordNotice(outcome);
  expect(await sample(metrics, "chart_credit_notices_total", '{outcome="sent"}')).toBe(2);
  expect(await sample(metrics, "chart_credit_notices_total", '{outcome="failed"}')).toBe(1);
  expect(await sample(new Metrics(RELEASE), "chart_credit_notices_total", '{outcome="failed"}')).toBe(0);
});

test("the release is a metric that is 1, with the version and the commit as its labels", async () => {
  const labels = '{version="1.2.3",commit="12345678"}';
  expect(await sample(new Metrics(RELEASE), "chart_build_info", labels)).toBe(1);
});

test("the last backup and the space of the disk are read at each scrape; a store that is away changes neither", async () => {
  const metrics = new Metrics(RELEASE);
  let facts: Promise<object> = Promise.resolve({ lastBackupAt: undefined });
  metrics.watchStorage({ operators: { readFacts: () => facts as never } }, "/");
  expect(await sample(metrics, "chart_last_backup_timestamp_seconds")).toBe(0);
  facts = Promise.resolve({ lastBackupAt: new Date("2026-11-29T06:25:00.500Z") });
  expect(await sample(metrics, "chart_last_backup_timestamp_seconds")).toBe(1_795_933_500.5);
  facts = Promise.reject(new Error("away"));
  expect(await sample(metrics, "chart_last_backup_timestamp_seconds")).toBe(1_795_933_500.5);
  const [size = 0, free = 0] = await Promise.all(
    ["size", "free"].map((state) => sample(metrics, "chart_disk_bytes", `{state="${state}"}`)),
  );
  expect(free).toBeGreaterThan(0);
  expect(size).toBeGreaterThan(free);
});

test("attempts to send email are counted by kind and outcome, and every series starts at 0", async () => {
  const metrics = new Metrics(RELEASE);
  expect(await sample(metrics, "chart_emails_total", '{kind="invitation",outcome="failed"}')).toBeUndefined();
  const recordEmail = metrics.countEmails();
  for (const outcome of ["sent", "failed", "failed"] as const) recordEmail("password-reset", outcome);
  expect(await sample(metrics, "chart_emails_total", '{kind="password-reset",outcome="failed"}')).toBe(2);
  expect(await sample(metrics, "chart_emails_total", '{kind="password-reset",outcome="sent"}')).toBe(1);
  for (const kind of EMAIL_KINDS.filter((each) => each !== "password-reset")) {
    for (const outcome of ["sent", "failed"]) {
      const labels = `{kind="${kind}",outcome="${outcome}"}`;
      expect([labels, await sample(metrics, "chart_emails_total", labels)]).toEqual([labels, 0]);
    }
  }
});

test("charged credits match the ledger: none for failures or replays", async () => {
  const metrics = new Metrics(RELEASE);
  const service = await open(metrics);
  const apiKey = await service.openAccount({ credits: 1 });
  const headers = { "Idempotency-Key": "once" };
  for (let n = 0; n < 3; n++) await service.postCoordinates(apiKey, undefined, headers);
  expect((await service.postCoordinates(apiKey)).status).toBe(402);
  expect(await sample(metrics, "chart_credits_charged_total")).toBe(1);
  expect((await service.balance(apiKey)).charges).toBe(1);
  await service.close();
});

test("requests over the rate limit are counted under their code", async () => {
  const metrics = new Metrics(RELEASE);
  const service = await open(metrics, { rateLimitPerMinute: 1 });
  const apiKey = await service.openAccount();
  for (let n = 0; n < 3; n++) await service.postCoordinates(apiKey);
  const limited = '{route="/v2/charts/coordinates",status="429",code="RATE_LIMIT_EXCEEDED"}';
  expect(await sample(metrics, "chart_requests_total", limited)).toBe(2);
  await service.close();
});

test("clients cannot add labels: a thousand unknown paths count as one route", async () => {
  const metrics = new Metrics(RELEASE);
  const service = await open(metrics);
  const before = (await metrics.registry.metrics()).split("\n").length;
  await service.request("/nowhere");
  const after = (await metrics.registry.metrics()).split("\n").length;
  for (let n = 0; n < 1000; n++) await service.request(`/nowhere/${n}?key=${n}`, { method: "PUT" });
  const text = await metrics.registry.metrics();
  expect(after).toBeGreaterThan(before);
  expect(text.split("\n").length).toBe(after);
  expect(await sample(metrics, "chart_requests_total", '{route="/*",status="404",code="NOT_FOUND"}')).toBe(
    1001,
  );
  await service.close();
});

test("requests and charges are counted by account, but not for unknown keys", async () => {
  const metrics = new Metrics(RELEASE);
  const service = await open(metrics);
  const apiKey = await service.openAccount({ credits: 2 });
  for (let n = 0; n < 3; n++) await service.postCoordinates(apiKey);
  await service.postCoordinates("nonsense");
  const labels = `{account="${service.accountId(apiKey)}"}`;
  expect(await sample(metrics, "chart_account_requests_total", labels)).toBe(3);
  expect(await sample(metrics, "chart_account_credits_charged_total", labels)).toBe(2);
  expect(await sample(metrics, "chart_account_requests_total", '{account="other"}')).toBeUndefined();
  await service.close();
});

test("the 20 accounts with the most requests in a minute have series; all others count together", async () => {
  let nowMs = 0;
  const registry = new Registry();
  const accounts = new AccountMetrics(registry, () => nowMs);
  const count = (name: string, times: number) => {
    for (let n = 0; n < times; n++) accounts.count(name, { status: 200, chargeMs: 1 });
  };
  const series = async () => {
    const text = await registry.metrics();
    const lines = text.split("\n").filter((line) => line.startsWith("chart_account_requests_total{"));
    return new Map(lines.map((line) => [/"(.*)"/.exec(line)?.[1], Number(line.split(" ").at(-1))]));
  };

  for (let n = 0; n < 20; n++) count(`quiet-${n}`, 2);
  for (let n = 0; n < 5000; n++) count(`rare-${n}`, 1);
  count("busy", 9);
  expect((await series()).size).toBe(21);
  expect((await series()).get("other")).toBe(5009);

  nowMs = 60_000;
  count("busy", 3);
  expect((await series()).get("busy")).toBe(3);
  expect((await series()).size).toBe(20 + 1);
  const own = [...(await series()).keys()].filter((name) => name?.startsWith("quiet-"));
  expect(own).toHaveLength(19);
});

const IDLE = { inFlight: 0, waiting: 0 };
const NO_PICTURES = { working: 0, waiting: 0 };
const NO_ATTEMPTS = { kept: { network: 0, email: 0 } };

test("requests in flight are reported, split into working and waiting for the geocoder", async () => {
  const metrics = new Metrics(RELEASE);
  metrics.watch(
    { connectionUse: () => undefined },
    {},
    { inFlight: 5, waiting: 2 },
    NO_ATTEMPTS,
    NO_PICTURES,
  );
  expect(await sample(metrics, "chart_requests_in_flight", '{state="working"}')).toBe(3);
  expect(await sample(metrics, "chart_requests_in_flight", '{state="waiting"}')).toBe(2);
});

test("PNG pictures are reported, at work and waiting for their turn", async () => {
  const metrics = new Metrics(RELEASE);
  const pictures = { working: 1, waiting: 3 };
  metrics.watch({ connectionUse: () => undefined }, {}, IDLE, NO_ATTEMPTS, pictures);
  expect(await sample(metrics, "chart_png_pictures", '{state="working"}')).toBe(1);
  expect(await sample(metrics, "chart_png_pictures", '{state="waiting"}')).toBe(3);
});

test("the memory of the sign-in limits is reported as the number of buckets of each kind", async () => {
  const metrics = new Metrics(RELEASE);
  const attempts = new AttemptLimits(() => new Date());
  metrics.watch({ connectionUse: () => undefined }, {}, IDLE, attempts, NO_PICTURES);
  for (let n = 0; n < 3; n++) attempts.refusedForSeconds("sign-in", `10.0.0.${n}`, "ada@example.com");
  expect(await sample(metrics, "chart_attempt_buckets", '{kind="network"}')).toBe(4);
  expect(await sample(metrics, "chart_attempt_buckets", '{kind="email"}')).toBe(3);
});

test("the number of open circuit breakers of the geocoder is reported", async () => {
  let nowMs = 0;
  const geocoder = createGoogleGeocoder({
    url: new URL("http://127.0.0.1:9/"),
    fetch: async () => new Response("", { status: 500 }),
    sleep: async () => {},
    now: () => nowMs,
  });
  const metrics = new Metrics(RELEASE);
  metrics.watch({ connectionUse: () => undefined }, geocoder, IDLE, NO_ATTEMPTS, NO_PICTURES);
  for (const key of ["a", "b"]) for (let n = 0; n < 5; n++) await geocoder.geocode("Amsterdam", key);
  await geocoder.geocode("Amsterdam", "c");
  expect(await sample(metrics, "chart_geocoder_open_circuits")).toBe(2);
  nowMs = 30_000;
  expect(await sample(metrics, "chart_geocoder_open_circuits")).toBe(0);
});
