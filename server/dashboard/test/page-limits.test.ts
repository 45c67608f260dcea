import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { byPlan } from "@chart/accounts";
import { AttemptLimits, createSecretBox, createTokenHasher, openSession } from "@chart/accounts/sign-in";
import { TestService } from "@chart/kit/services/test-service";
import { TestClock } from "@chart/kit/stand-ins/test-clock";
import { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { DashboardEnv } from "../src/base/env.js";
import { createDashboard } from "../src/create-dashboard.js";
import type { AnswerDashboard } from "../src/dashboard.js";
import { PageLimits } from "../src/guard/limit-pages.js";

const SECRET = "a session secret of the tests, long enough";

describe("the limits of pages", () => {
  let clock: TestClock;
  let waits: number[];
  let app: Hono<DashboardEnv>;
  beforeEach(() => {
    clock = new TestClock();
    waits = [];
    const limits = new PageLimits({
      now: clock.now,
      trustProxy: false,
      renderMessage: (c, status, title) => c.text(title, status),
      wait: async (ms) => {
        waits.push(ms);
      },
    });
    app = new Hono<DashboardEnv>();
    app.use(limits.perAddress());
    app.use("/accounts/:id", async (c, next) => {
      c.set("viewer", { account: { id: c.req.param("id") } } as never);
      return next();
    });
    app.use("/accounts/:id", limits.perAccount());
    app.get("*", (c) => c.text("a page"));
  });
  const open = (path: string, remoteAddress?: string) => app.request(path, {}, { remoteAddress });
  const openAll = async (count: number, path: string, remoteAddress?: string) => {
    for (let n = 0; n < count; n++) expect((await open(path, remoteAddress)).status).toBe(200);
  };

  test("an account gets 60 pages, from any addresses, then one a second; other accounts are not affected", async () => {
    for (let n = 0; n < 60; n++) await openAll(1, "/accounts/a", `10.0.0.${n}`);
    const refused = await open("/accounts/a", "10.0.1.1");
    expect([refused.status, refused.headers.get("Retry-After"), await refused.text()]).toEqual([
      429,
      "1",
      "Too many requests",
    ]);
    await openAll(1, "/accounts/b", "10.0.1.1");
    clock.advance(1);
    await openAll(1, "/accounts/a", "10.0.1.1");
    expect((await open("/accounts/a", "10.0.1.1")).status).toBe(429);
  });

  test("an address, or an IPv6 network, gets 300 pages in a row, signed in or not, before anything is looked up", async () => {
    await openAll(300, "/sign-in", "2001:db8::1");
    expect((await open("/accounts/a", "2001:db8::2")).status).toBe(429);
    await openAll(1, "/sign-in", "2001:db8:0:1::1");
  });

  test("a refusal waits a second, so that a caller who asks again at once costs no processor time", async () => {
    await openAll(60, "/accounts/a");
    expect(waits).toEqual([]);
    await open("/accounts/a");
    expect(waits).toEqual([expect.closeTo(1000)]);
  });
});

test("an address behind a proxy keeps nothing of the header that it came in", async () => {
  const limits = new PageLimits({
    now: () => new Date(),
    trustProxy: true,
    renderMessage: (c, status, title) => c.text(title, status),
  });
  const app = new Hono<DashboardEnv>();
  app.use(limits.perAddress());
  app.get("*", (c) => c.text("a page"));
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  const heapUsed = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const open = async (n: number) => {
    const header = `${"x".repeat(15_000)}, 203.0.${100 + Math.floor(n / 100)}.${100 + (n % 100)}`;
    // A copy in one piece, as Node's parser makes it.
    const forwarded = Buffer.from(header).toString("latin1");
    expect((await app.request("/", { headers: { "X-Forwarded-For": forwarded } })).status).toBe(200);
  };
  await open(0);
  const before = heapUsed();
  for (let n = 1; n <= 2000; n++) await open(n);
  expect(heapUsed() - before).toBeLessThan(10_000_000);
});

describe("the dashboard", () => {
  let service: TestService;
  let answer: AnswerDashboard;
  let accountId: string;
  let cookie: string;
  beforeEach(async () => {
    service = await TestService.open();
    accountId = service.accountId(await service.openAccount());
    // Stands still, so that no limit refills while the test runs.
    const startedAt = new Date();
    const now = () => startedAt;
    const sessions = { store: service.store.signIn, hashToken: createTokenHasher(SECRET), now };
    cookie = `chart_session=${await openSession(sessions, accountId, "a browser")}`;
    const config = {
      sessionSecret: SECRET,
      smtpUrl: undefined,
      serviceName: "Chart API",
      isSignUpOpen: false,
      publicUrl: undefined,
      localUrl: "http://a.test",
    };
    const dashboard = createDashboard(config, {
      ...{ store: service.store, hashKey: () => "", now, logger: service.logger, url: config.localUrl },
      secretBox: createSecretBox("a pepper of the tests that is long enough"),
      attempts: new AttemptLimits(now),
      planCredits: byPlan(() => 1),
      ...{ trustProxy: false, production: false, requests: { flush: async () => {} } },
      ...{ mailer: undefined, geocodeKeyExample: "any" },
      ...{ health: { list: async () => [] } },
    });
    if (dashboard === undefined) throw new Error("the dashboard is off");
    answer = dashboard.mount({
      endpointPaths: ["/v2/charts/coordinates"],
      freePaths: [],
      describeError: () => undefined,
      geocodeKeyHeader: "Geocode-Key",
    });
  });
  afterEach(() => service.close());

  const open = async (path: string, method = "GET"): Promise<Response> =>
    answer(
      new Request(`http://a.test/dashboard/accounts/${accountId}${path}`, {
        method,
        headers: { Cookie: cookie },
      }),
      { requestId: "req_1", remoteAddress: "10.0.0.1" },
    );

  test("refuses a second export of an account with 429 and Retry-After until the first has ended", async () => {
    const first = await open("/credits.csv");
    const second = await open("/credits.csv");
    expect([second.status, second.headers.get("Retry-After")]).toEqual([429, "10"]);
    expect(await second.text()).toContain("An export is already running");
    expect((await first.text()).split("\r\n")).toHaveLength(3);
    const third = await open("/credits.csv");
    expect(third.status).toBe(200);
    await third.body?.cancel();
    expect((await open("/credits.csv", "HEAD")).status).toBe(200);
    expect((await open("/credits.csv")).status).toBe(200);
  });

  test("answers the 61st page of a minute with 429, Retry-After and a page in its own style", async () => {
    for (let n = 0; n < 60; n++) expect((await open("/quick-start", "HEAD")).status).toBe(200);
    const refused = await open("/quick-start");
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "1"]);
    expect(await refused.text()).toMatch(/<!doctype html>.*<h1[^>]*>Too many requests<\/h1>/s);
  });
});
