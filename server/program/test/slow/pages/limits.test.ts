import { byPlan } from "@chart/accounts";
import { TestService } from "@chart/kit/services/test-service";
import { PLAN_CREDITS } from "@chart/kit/stores/test-stores";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSite } from "../../../src/pages/create-site.js";
import { renderPages } from "../../../src/pages/render-pages.js";

const START = new Date("2026-11-22T10:00:00Z");

let now: Date;
let service: TestService;
beforeAll(async () => {
  const site = createSite({
    ...{ baseUrl: "https://charts.example.com", headerPrefix: "Chart", geocodeKeyExample: "any" },
    ...{ serviceName: "Chart API", trustProxy: true, isSecure: true, now: () => now },
    landing: {
      planCredits: PLAN_CREDITS,
      rateLimits: byPlan(() => 100),
      hasDashboard: true,
      isSignUpOpen: false,
      hasFeeds: true,
      hasAssistants: true,
    },
    logger: pino({ level: "silent" }),
    render: renderPages,
  });
  now = START;
  service = await TestService.open({ trustProxy: true, mountSite: site.mount });
});
afterAll(() => service.close());

/** Requests a path several times at the same moment, from one address. */
const get = (count: number, path: string, address: string) =>
  Promise.all(
    Array.from({ length: count }, () =>
      service.request(path, { headers: { "X-Forwarded-For": address, Accept: "text/html" } }),
    ),
  );
const countOf = (responses: readonly Response[], status: number) =>
  responses.filter((response) => response.status === status).length;

test("an address gets 300 pages at once, then one each hundredth of a second; its styles are not counted", async () => {
  const [address, other] = ["192.0.2.1", "192.0.2.2"];
  const responses = await get(303, "/docs", address);
  expect([countOf(responses, 200), countOf(responses, 429)]).toEqual([300, 3]);
  const refused = responses.find(({ status }) => status === 429);
  expect(refused?.headers.get("Retry-After")).toBe("1");
  const page = (await responses[0]?.text()) ?? "";
  const [, styles = ""] = /href="(\/docs\/assets\/[^"]+\.css)"/.exec(page) ?? [];
  expect(countOf(await get(2, styles, address), 200)).toBe(2);
  expect(countOf(await get(1, "/docs", other), 200)).toBe(1);

  now = new Date(START.getTime() + 20);
  expect(countOf(await get(3, "/docs", address), 200)).toBe(2);
});

test("an address gets 60 searches a minute", async () => {
  const [address, other] = ["192.0.2.3", "192.0.2.4"];
  const search = "/docs/search?q=gate";
  now = START;
  expect(countOf(await get(60, search, address), 200)).toBe(60);
  // Half a second later the address may load pages again, but not search.
  now = new Date(START.getTime() + 500);
  expect(countOf(await get(1, search, address), 429)).toBe(1);
  expect(countOf(await get(1, search, other), 200)).toBe(1);
  now = new Date(START.getTime() + 1010);
  expect(countOf(await get(2, search, address), 200)).toBe(1);
});

test("results while typing count as searches", async () => {
  const address = "192.0.2.5";
  now = START;
  expect(countOf(await get(40, "/docs/search/hits?q=gate", address), 200)).toBe(40);
  now = new Date(START.getTime() + 500);
  const responses = await get(21, "/docs/search/hits?q=gate", address);
  expect([countOf(responses, 200), countOf(responses, 429)]).toEqual([20, 1]);
  expect(countOf(await get(1, "/docs/search?q=gate", address), 429)).toBe(1);
});
