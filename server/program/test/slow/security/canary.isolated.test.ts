import { createApiKey } from "@chart/accounts";
import {
  ENDPOINTS,
  type Endpoint,
  RESULT_ENDPOINTS,
  type ResultEndpoint,
} from "@chart/kit/requests/endpoints";
import { sendRaw } from "@chart/kit/requests/raw-connection";
import { adminJson } from "@chart/kit/services/run-admin";
import { ServiceProcess } from "@chart/kit/services/service-process";
import { TestService } from "@chart/kit/services/test-service";
import { type Handler, json, Provider, refusal, success } from "@chart/kit/stand-ins/geocoding-provider";
import { recordSpans, stopRecording } from "@chart/kit/stand-ins/telemetry";
import { createSqlite, type TestDatabase } from "@chart/kit/stores/test-stores";
import type { Stores } from "@chart/store";
import { StoreUnavailableError } from "chart-http/base";
import { V2_ENDPOINTS } from "chart-http/host";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createGoogleGeocoder } from "../../../src/adapters/geocoding/google/google-geocoder.js";
import type { AppDeps } from "../../../src/app.js";
import { Metrics } from "../../../src/monitoring/metrics.js";

/** Values that must never be stored, logged or returned; each occurs nowhere else. */
const CANARY = {
  unknownKey: createApiKey(),
  malformedKey: "canary-malformed-api-key",
  geocodeKey: "canary-geocoding-key",
  idempotencyKey: "canary-idempotency-key",
  header: "canary-other-header",
  query: "canary-query",
  date: "1913-03-29",
  dateOfV1: "29-Mar-1913",
  time: "04:57",
  place: "Canaryville",
  lat: "48.2084901",
  lng: "16.3720801",
  password: "canary-database-password",
};
/** Parts of the provider's responses, which may repeat the place and the key. */
const PROVIDERS = ["CANARY-MESSAGE", "Centrum, Amsterdam, Netherlands", "ChIJVXealLU"];

/** The only canary that a successful response may contain: the birth date. */
const ALLOWED_IN_SUCCESS = ["date"];

function expectNoCanary(text: string, extra: readonly string[] = [], allowed: readonly string[] = []): void {
  const secrets = Object.entries(CANARY).filter(([name]) => !allowed.includes(name));
  const timeless = text.replace(INSTANT_OF_TODAY, "");
  for (const secret of [...secrets.map(([, value]) => value), ...PROVIDERS, ...extra]) {
    expect(timeless).not.toContain(secret);
    expect(timeless).not.toContain(encodeURIComponent(secret));
  }
}

/** Instant at which something was answered, logged or stored; it might look like the time of birth. */
const INSTANT_OF_TODAY = /20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d/g;

/** Returns a new key for each request, because a repeated key with another body would be rejected. */
const newIdempotencyKey = () => `${CANARY.idempotencyKey}-${crypto.randomUUID()}`;

function bodyOf({ version, hasLocation }: Endpoint): Record<string, unknown> {
  return {
    birthdate: version === "v1" ? CANARY.dateOfV1 : CANARY.date,
    birthtime: CANARY.time,
    ...(hasLocation
      ? { location: `${CANARY.place}, Nowhereland` }
      : { lat: Number(CANARY.lat), lng: Number(CANARY.lng) }),
  };
}

const canaryHeaders = {
  "Chart-Geocode-Key": CANARY.geocodeKey,
  "X-Request-Id": CANARY.header,
  "User-Agent": CANARY.header,
  Cookie: CANARY.header,
  Baggage: CANARY.header,
  Tracestate: `canary=${CANARY.header}`,
};

/** Returns a valid body and invalid ones, all made of canaries. */
function canaryBodies(endpoint: Endpoint): readonly (string | object)[] {
  const body = bodyOf(endpoint);
  const text = JSON.stringify(body);
  return [
    body,
    text.slice(0, -1),
    `[${text}]`,
    `${text}${CANARY.header}`,
    { ...body, birthdate: `${CANARY.date} ${CANARY.header}` },
    { ...body, birthtime: `${CANARY.time} ${CANARY.header}` },
    { ...body, location: { [CANARY.place]: CANARY.place }, lat: CANARY.lat },
    { ...body, [CANARY.header]: CANARY.header, lng: CANARY.lng },
    text + " ".repeat(9000),
  ];
}

/** Returns a valid body and invalid ones of an endpoint whose answer is no single chart, all made of canaries. */
function canaryResultBodies({ path, body, geocodeKey }: ResultEndpoint): readonly object[] {
  const place =
    geocodeKey === "never"
      ? { lat: Number(CANARY.lat), lng: Number(CANARY.lng) }
      : { location: `${CANARY.place}, Nowhereland` };
  const zone = path.endsWith("/moment") ? { timeZone: "Europe/Vienna" } : {};
  const birth = { birthdate: CANARY.date, birthtime: CANARY.time, ...place, ...zone };
  const { people } = body as { people?: readonly object[] };
  if (people !== undefined) {
    const wrong = { ...birth, birthtime: `${CANARY.time} ${CANARY.header}` };
    return [
      { people: people.map(() => birth) },
      { people: people.map(() => wrong) },
      { people: CANARY.place },
    ];
  }
  const span = { from: "2026-12-01T00:00:00Z", to: "2026-12-03T00:00:00Z" };
  const valid = {
    ...birth,
    ...(path.includes("window") && { plusMinusMinutes: 5 }),
    ...(path.endsWith("/changes") && span),
  };
  const { schema } = V2_ENDPOINTS.find((each) => each.path === path)?.request ?? {};
  const further = Object.keys((schema as { entries?: object }).entries ?? {}).filter(
    (name) => !(name in birth),
  );
  const wrong = (value: unknown) => Object.fromEntries(further.map((name) => [name, value]));
  return [
    valid,
    { ...valid, ...wrong(CANARY.header) },
    { ...valid, ...wrong([CANARY.header]) },
    { ...valid, birthdate: `${CANARY.date} ${CANARY.header}` },
  ];
}

/** Error messages that quote all canaries, as those of a driver might. */
const EVERYTHING = Object.values(CANARY).join(" ");
const leakyError = (): Error =>
  Object.assign(
    new RangeError(`cannot read ${EVERYTHING}`, { cause: new Error(`${EVERYTHING}\n    at ${EVERYTHING}`) }),
    {
      code: EVERYTHING,
      received: EVERYTHING,
      detail: EVERYTHING,
    },
  );
const fail = () => {
  throw leakyError();
};

describe("within the process, logs at level trace, metrics and spans", () => {
  const exporter = recordSpans();
  let provider: Provider;
  beforeAll(async () => {
    provider = await Provider.start();
  });
  beforeEach(() => exporter.reset());
  afterAll(async () => {
    await provider.close();
    stopRecording();
  });

  const reset: Handler = (request) => request.socket.destroy();
  const faults: readonly [string, Handler, Partial<AppDeps>][] = [
    ["no fault", success(), {}],
    ["a provider that fails", json({ error: EVERYTHING }, 500), {}],
    ["a provider that sends invalid JSON", json(`{"${EVERYTHING}`), {}],
    ["a provider that rejects the key", refusal("REQUEST_DENIED"), {}],
    ["a provider that finds nothing", refusal("ZERO_RESULTS"), {}],
    ["a provider that resets the connection", reset, {}],
    ["a provider that redirects", json("", 302, { Location: `http://127.0.0.1/${CANARY.place}` }), {}],
    ["a time zone lookup that fails", success(), { resolveBirthMoment: fail }],
    ["a chart calculation that fails", success(), { computeChart: fail }],
    ["a store that fails at the key lookup", success(), { store: brokenStore() }],
    ["an unavailable store", success(), { store: brokenStore(StoreUnavailableError) }],
  ];

  test.each(faults)("contain no secret with %s", async (name, handler, overrides) => {
    const metrics = new Metrics({ version: "1.2.3", commit: "12345678" });
    const geocoder = createGoogleGeocoder({ url: provider.url, sleep: async () => {} });
    const deps = { recordRequest: metrics.recordRequest, rateLimitPerMinute: 10_000, geocoder };
    const service = await TestService.open({ ...deps, ...overrides });
    const apiKey = await service.openAccount({ credits: 1000 });
    const errors: string[] = [];
    const successes: string[] = [];
    const statuses = new Set<number>();
    provider.answer(handler);

    for (const endpoint of ENDPOINTS) {
      for (const body of canaryBodies(endpoint)) {
        for (const key of [apiKey, CANARY.unknownKey, CANARY.malformedKey]) {
          const path = `${endpoint.path}?key=${CANARY.query}`;
          const headers = { ...endpoint.headers, ...canaryHeaders, "Idempotency-Key": newIdempotencyKey() };
          const response = await service.post(path, key, body, headers);
          statuses.add(response.status);
          const text = (await response.text()) + JSON.stringify([...response.headers]);
          (response.ok ? successes : errors).push(text);
        }
      }
      await service.post(`${endpoint.path}/${CANARY.query}`, apiKey, {}, endpoint.headers);
      for (const Accept of ["image/svg+xml", "image/png", `image/${CANARY.header}`]) {
        for (const query of [`width=200&key=${CANARY.query}`, `theme=${CANARY.query}`]) {
          const headers = {
            ...endpoint.headers,
            ...canaryHeaders,
            "Idempotency-Key": newIdempotencyKey(),
            Accept,
          };
          const path = `${endpoint.path}?${query}`;
          const response = await service.post(path, apiKey, bodyOf(endpoint), headers);
          const text = (await response.text()) + JSON.stringify([...response.headers]);
          (response.ok ? successes : errors).push(text);
        }
      }
    }
    for (const endpoint of RESULT_ENDPOINTS) {
      for (const body of canaryResultBodies(endpoint)) {
        const path = `${endpoint.path}?include=${CANARY.query}`;
        for (const Accept of ["application/json", "text/calendar"]) {
          const headers = { ...endpoint.headers, ...canaryHeaders, Accept };
          const keyed = { ...headers, "Idempotency-Key": newIdempotencyKey() };
          const response = await service.post(path, apiKey, body, keyed);
          const text = (await response.text()) + JSON.stringify([...response.headers]);
          (response.ok ? successes : errors).push(text);
        }
      }
    }

    const isCalendar = (text: string) => text.startsWith("BEGIN:VCALENDAR");
    expect(successes.some(isCalendar)).toBe(name === "no fault");
    expect(statuses.size).toBeGreaterThan(1);
    expectNoCanary(errors.join("\n"), [apiKey]);
    expectNoCanary(successes.join("\n"), [apiKey], ALLOWED_IN_SUCCESS);
    expectNoCanary(service.logLines.join(""), [apiKey]);
    expectNoCanary(await metrics.registry.metrics(), [apiKey]);
    const spans = exporter.getFinishedSpans();
    expect(spans.length).toBeGreaterThan(100);
    const recorded = spans.map(({ name, attributes, events, links, status }) => [
      name,
      attributes,
      events,
      links,
      status,
    ]);
    expectNoCanary(JSON.stringify(recorded), [apiKey]);
    await service.close();
  });
});

/** Returns stores whose key lookup fails with an error that quotes all canaries. */
function brokenStore(Kind?: new (message: string, options: ErrorOptions) => Error): Stores {
  const error = Kind === undefined ? leakyError() : new Kind("SQLITE_IOERR", { cause: leakyError() });
  const accounts = { findByKey: () => Promise.reject(error) };
  return { accounts, close: async () => {} } as unknown as Stores;
}

describe("of the real process at LOG_LEVEL=trace: stdout, stderr, /metrics and the store's files", () => {
  let database: TestDatabase;
  let provider: Provider;
  let service: ServiceProcess;
  beforeEach(async () => {
    database = await createSqlite();
    provider = await Provider.start();
  });
  afterEach(async () => {
    await service.stop("SIGKILL");
    await provider.close();
    await database.drop();
  });

  test("contain no canary, whatever the client sends", async () => {
    const environment = {
      DATABASE_URL: database.url,
      NODE_ENV: "production",
      KEY_PEPPER: "canary-pepper-of-more-than-32-characters",
    };
    service = new ServiceProcess({
      ...environment,
      ...{ LOG_LEVEL: "trace", OPS_PORT: "0", RATE_LIMIT_PER_MINUTE: "100000" },
      ...{ GEOCODER: "google", GOOGLE_GEOCODE_URL: provider.url.href },
    });
    await service.printed(/listens on/);
    const account = await adminJson(
      environment,
      "account",
      "create",
      "--email",
      "canary@example.com",
      "--plan",
      "scale",
    );
    const apiKey = String(account["apiKey"]);

    const answers: string[] = [];
    for (const handler of [success(), json({ error: EVERYTHING }, 503), refusal("OVER_QUERY_LIMIT")]) {
      provider.answer(handler);
      for (const endpoint of ENDPOINTS) {
        for (const body of canaryBodies(endpoint)) {
          const text = typeof body === "string" ? body : JSON.stringify(body);
          const headers = {
            ...{ Host: "x", Connection: "close", "Content-Type": "application/json" },
            ...{
              "Content-Length": String(Buffer.byteLength(text)),
              "Idempotency-Key": newIdempotencyKey(),
            },
            ...{ ...endpoint.headers, ...canaryHeaders },
          };
          const lines = Object.entries(headers).map(
            ([name, value]) => `${name}: ${value.replace("<key>", apiKey)}\r\n`,
          );
          const { status, body: answer } = await sendRaw(
            service.url,
            `POST ${endpoint.path}?key=${CANARY.query} HTTP/1.1\r\n${lines.join("")}\r\n${text}`,
          );
          if (status !== 200) answers.push(answer);
        }
      }
    }
    for (const bytes of [
      `GET /${CANARY.query} HTTP/1.1\r\nHost: ${CANARY.header} x\r\nConnection: close\r\n\r\n`,
      `${CANARY.header}\r\n\r\n`,
      `GET / HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${apiKey}\r\n${CANARY.header}\r\n\r\n`,
      `POST /v2/charts HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${CANARY.header}\r\n`,
    ]) {
      answers.push((await sendRaw(service.url, bytes)).body);
    }

    const [, opsPort] = /"port":(\d+),"msg":"metrics/.exec(service.stderr) ?? [];
    const metrics = await (await fetch(`http://127.0.0.1:${opsPort}/metrics`)).text();
    expect(metrics).toMatch(/^chart_requests_total\{route="\/v1\/bodygraphs",status="200",code=""\} \d/m);
    expect(await service.stop()).toBe(0);

    const secrets = [apiKey, "canary-pepper", "canary@example.com"];
    expectNoCanary(answers.join("\n"), secrets);
    expectNoCanary(service.stderr, secrets);
    expectNoCanary(service.stdout, secrets);
    expectNoCanary(metrics, secrets);
    expect(service.stderr.match(/request answered/g)?.length).toBeGreaterThan(100);
    // The store keeps only hashes of keys and bodies, and charts for repeated requests.
    const kept = JSON.stringify([
      await database.sql("select * from api_keys"),
      await database.sql("select * from ledger"),
      await database.sql("select * from idempotent_requests"),
    ]);
    expect(kept).toContain("key_hmac");
    expectNoCanary(kept, [apiKey], ALLOWED_IN_SUCCESS);
  });
});

test("an error at the start never shows the database password", async () => {
  const service = new ServiceProcess({
    DATABASE_URL: `postgres://user:${CANARY.password}@127.0.0.1:9/charts`,
    LOG_LEVEL: "trace",
  });
  expect(await service.exited()).toBe(1);
  expectNoCanary(service.stderr + service.stdout);
});
