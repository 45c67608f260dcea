import { byPlan } from "@chart/accounts";
import { TestService } from "@chart/kit/services/test-service";
import { PLAN_CREDITS } from "@chart/kit/stores/test-stores";
import { transitChanges } from "chart-core/time";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSite } from "../../../src/pages/create-site.js";
import { renderPages } from "../../../src/pages/render-pages.js";

const NOW = new Date("2026-11-30T10:00:00Z");
const PATHS = ["sun", "planets", "moon", "stations"].map((name) => `/calendar/${name}.ics`);

let now: Date;
function openService(hasFeeds = true): Promise<TestService> {
  const site = createSite({
    ...{ baseUrl: "https://charts.example.com", headerPrefix: "Chart", geocodeKeyExample: "any" },
    ...{ serviceName: "Chart API", trustProxy: true, isSecure: true, now: () => now },
    landing: {
      ...{ planCredits: PLAN_CREDITS, rateLimits: byPlan(() => 100) },
      ...{ hasDashboard: true, isSignUpOpen: false, hasFeeds, hasAssistants: true },
    },
    logger: pino({ level: "silent" }),
    render: renderPages,
  });
  return TestService.open({ trustProxy: true, mountSite: site.mount });
}

let service: TestService;
let other: TestService;
let without: TestService;
beforeAll(async () => {
  now = NOW;
  [service, other, without] = await Promise.all([openService(), openService(), openService(false)]);
});
beforeEach(() => {
  now = NOW;
});
afterAll(() => Promise.all([service, other, without].map((each) => each.close())));

const textOf = async (path: string, from = service) => (await from.request(path)).text();
const valuesOf = (file: string, name: string) =>
  [...file.matchAll(new RegExp(`^${name}:(.*)\\r$`, "gm"))].map(([, value]) => value as string);

describe.each(PATHS)("%s", (path) => {
  test("is a calendar of the sky from 1 January of this year to the end of the third, as the library finds it", async () => {
    const file = await textOf(path);
    const starts = valuesOf(file, "DTSTART");
    expect([starts[0]! >= "20260101T000000Z", starts.at(-1)! <= "20290101T000000Z"]).toEqual([true, true]);
    expect(starts.at(-1)! > "20281001").toBe(true);
    const changes = transitChanges(new Date("2026-01-01"), new Date("2029-01-01"));
    const kind = path.includes("stations") ? "station" : "enters";
    const isOf = (body: string) =>
      path.includes("sun") || path.includes("moon") ? path.includes(body) : !/sun|moon|earth|Node/.test(body);
    const own = changes.filter((change) => change.kind === kind && "body" in change && isOf(change.body));
    const second = ({ at }: { at: Date }) =>
      new Date(Math.ceil(at.getTime() / 1000) * 1000).toISOString().replace(/[-:]|\.000/g, "");
    expect(starts).toEqual(own.map(second));
    const uids = valuesOf(file, "UID");
    expect(new Set(uids).size).toBe(starts.length);
  });

  test("has the same bytes on two days and in two services, and in the next year the same UIDs for the same events", async () => {
    const file = await textOf(path);
    now = new Date("2026-01-01T00:00:00Z");
    expect(await textOf(path, other)).toBe(file);
    now = new Date("2027-01-01T00:00:00Z");
    const next = await textOf(path);
    const instants = (text: string) =>
      valuesOf(text, "DTSTART").map((start, index) => [start, valuesOf(text, "UID")[index]]);
    const common = instants(file).filter(([start]) => start! >= "2027");
    expect(common.length).toBeGreaterThan(30);
    expect(instants(next).slice(0, common.length)).toEqual(common);
  });

  test("is kept by caches for a day, compressed, and not sent again to who has it", async () => {
    const response = await service.request(path, { headers: { "Accept-Encoding": "gzip" } });
    const header = (name: string) => response.headers.get(name);
    expect([header("Content-Type"), header("Cache-Control"), header("Access-Control-Allow-Origin")]).toEqual([
      "text/calendar; charset=utf-8",
      "public, max-age=86400",
      "*",
    ]);
    expect(header("Content-Encoding")).toBe("gzip");
    const again = await service.request(path, {
      headers: { "Accept-Encoding": "gzip", "If-None-Match": header("ETag")! },
    });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect((await service.request(path, { method: "HEAD" })).status).toBe(200);
  });

  test("does not exist with CALENDAR_FEEDS=off", async () => {
    expect((await without.request(path)).status).toBe(404);
  });
});

test("four hundred requests from one address in one moment get a feed, while pages have a limit", async () => {
  const headers = { "X-Forwarded-For": "192.0.2.1" };
  const statusesOf = async (path: string) => {
    const asked = Array.from({ length: 400 }, () => service.request(path, { headers }));
    return new Set((await Promise.all(asked)).map(({ status }) => status));
  };
  expect(await statusesOf("/calendar/sun.ics")).toEqual(new Set([200]));
  expect(await statusesOf("/docs/calendar.md")).toEqual(new Set([200, 429]));
});

test("another name below /calendar is not found", async () => {
  const response = await service.request("/calendar/birth.ics");
  expect([response.status, response.headers.get("Content-Type")]).toEqual([404, "application/json"]);
});

describe("the page of the calendar", () => {
  test("shows the current month of UTC, and the next one when that begins", async () => {
    now = new Date("2026-11-30T23:59:59Z");
    expect(await textOf("/docs/calendar")).toMatch(/November 2026.*Mercury turns direct/s);
    now = new Date("2026-12-01T00:00:00Z");
    const page = await textOf("/docs/calendar");
    expect(page).toMatch(/December 2026.*Saturn turns direct/s);
    expect(page).not.toContain("November 2026");
    expect(await textOf("/docs/calendar.md")).toMatch(
      /^\| Thu,? 3 Dec \| 13:09 \| Sun enters gate 5 \(Fixed Rhythms\) \|$/m,
    );
  });

  test("has the addresses of this service, and none with CALENDAR_FEEDS=off", async () => {
    for (const path of PATHS) {
      expect(await textOf("/docs/calendar")).toContain(`https://charts.example.com${path}`);
    }
    for (const path of ["/docs/calendar", "/docs/guides/calendar", "/llms.txt"]) {
      expect([path, await textOf(path, without)]).toEqual([
        path,
        expect.not.stringMatching(/calendar\/\w+\.ics|to subscribe to|may subscribe/),
      ]);
    }
  });
});
