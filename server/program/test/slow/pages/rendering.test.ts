import { request } from "node:http";
import { gunzipSync } from "node:zlib";
import { byPlan } from "@chart/accounts";
import { DashboardService } from "@chart/kit/services/dashboard-service";
import { createSqlite, PLAN_CREDITS } from "@chart/kit/stores/test-stores";
import { siteFile } from "@chart/ui";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createSite, type MountedSite } from "../../../src/pages/create-site.js";
import { renderInThread } from "../../../src/pages/render-in-thread.js";
import type { RenderedPages, RenderPages } from "../../../src/pages/render-pages.js";

const TEXT = "<p>A page</p>".repeat(100);
const SITE: RenderedPages["site"] = {
  pages: [],
  assets: {
    ...{ styles: asset("styles"), script: asset("script"), icon: asset("icon") },
    fonts: [asset("font")],
    ...{ pictures: {}, serviceName: "Chart API" },
  },
  files: new Map([
    ["/docs", siteFile("text/html", TEXT)],
    ["/docs/picture.png", siteFile("image/png", new Uint8Array([1, 2, 3]))],
  ]),
};

function asset(name: string) {
  return { path: `/docs/assets/${name}`, type: "text/plain", body: new Uint8Array() };
}

const logged: unknown[] = [];

const PAGES: RenderedPages = { site: SITE, chart: undefined };

/** Mounts the pages with a function that renders them. */
function mount(render: RenderPages): MountedSite {
  const docs = createSite({
    ...{ baseUrl: "https://charts.example.com", headerPrefix: "Chart", geocodeKeyExample: "any" },
    ...{ serviceName: "Chart API", trustProxy: true, isSecure: true, now: () => new Date(), render },
    landing: {
      planCredits: PLAN_CREDITS,
      rateLimits: byPlan(() => 100),
      hasDashboard: true,
      isSignUpOpen: false,
      hasFeeds: true,
      hasAssistants: true,
    },
    logger: pino({ level: "error" }, { write: (line) => void logged.push(JSON.parse(line)) }),
  });
  const headers = { apiKeyHeader: "Chart-Api-Key", geocodeKeyHeader: "Chart-Geocode-Key" };
  return docs.mount({ openApi: () => ({}), wording: {} as never, headers });
}

const get = (docs: MountedSite, path: string, headers: Record<string, string> = {}) =>
  docs.answer(new Request(`https://charts.example.com${path}`, { headers }), { requestId: "req_1" });

describe("the pages", () => {
  test("are rendered once, and requests that come earlier wait for them", async () => {
    let finish = (_pages: RenderedPages) => {};
    const render = vi.fn(() => new Promise<RenderedPages>((resolve) => (finish = resolve)));
    const docs = mount(render);
    const early = [get(docs, "/docs"), get(docs, "/docs")];
    finish(PAGES);
    for (const response of await Promise.all(early)) expect(await response.text()).toBe(TEXT);
    expect(render).toHaveBeenCalledTimes(1);
  });

  test("are rendered again by a request ten seconds after a failure; those before get a 503, and the log says why", async () => {
    vi.useFakeTimers();
    const render = vi
      .fn<RenderPages>()
      .mockRejectedValueOnce(new Error("no memory"))
      .mockResolvedValue(PAGES);
    const docs = mount(render);
    for (let n = 0; n < 2; n++) {
      const refused = await get(docs, "/docs");
      expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "10"]);
    }
    expect(logged).toMatchObject([{ msg: "could not render the documentation" }]);
    vi.advanceTimersByTime(10_000);
    expect((await get(docs, "/docs")).status).toBe(200);
    expect(render).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  test("are not waited for once the service stops: requests get a 503, and nothing is logged", async () => {
    logged.length = 0;
    const stop = new AbortController();
    const docs = mount((input) => renderInThread(input, stop.signal));
    const waiting = [get(docs, "/docs"), get(docs, "/docs")];
    stop.abort();
    for (const response of await Promise.all(waiting)) expect(response.status).toBe(503);
    expect(logged).toEqual([]);
  });
});

describe("a page", () => {
  const docs = mount(() => PAGES);

  test.each([
    ["gzip, deflate, br", true],
    ["br;q=1, GZIP;q=0.5", true],
    ["*", true],
    ["gzip;q=0, *", false],
    ["identity", false],
    ["", false],
  ])("is sent for Accept-Encoding: %s with gzip: %s", async (accepted, isGzipped) => {
    const response = await get(docs, "/docs", { "Accept-Encoding": accepted });
    expect(response.headers.get("Content-Encoding")).toBe(isGzipped ? "gzip" : null);
    expect(response.headers.get("Vary")).toBe("Accept-Encoding");
    const body = Buffer.from(await response.arrayBuffer());
    expect((isGzipped ? gunzipSync(body) : body).toString()).toBe(TEXT);
  });

  test("has an ETag for each encoding, which revalidates it", async () => {
    const headers = [{ "Accept-Encoding": "gzip" }, { "Accept-Encoding": "identity" }];
    const etags = new Set<string>();
    for (const header of headers) {
      const etag = (await get(docs, "/docs", header)).headers.get("ETag") ?? "";
      etags.add(etag);
      const again = await get(docs, "/docs", { ...header, "If-None-Match": `W/${etag}` });
      expect([
        again.status,
        again.headers.get("ETag"),
        again.headers.get("Vary"),
        await again.text(),
      ]).toEqual([304, etag, "Accept-Encoding", ""]);
    }
    expect(etags.size).toBe(2);
  });

  test("that is a PNG picture is sent as it is", async () => {
    const response = await get(docs, "/docs/picture.png", { "Accept-Encoding": "gzip" });
    expect([response.headers.get("Content-Encoding"), response.headers.get("Vary")]).toEqual([null, null]);
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([1, 2, 3]);
  });
});

describe("the built service", () => {
  let service: DashboardService;
  beforeAll(async () => {
    service = await DashboardService.start(await createSqlite());
  });
  afterAll(() => service.stop());

  test("sends pages from its thread with gzip, with their length", async () => {
    const headers = { Accept: "text/html", "Accept-Encoding": "gzip" };
    const { length, body } = await new Promise<{ length: unknown; body: Buffer }>((resolve, reject) => {
      request(`${service.url}/docs`, { headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk) => chunks.push(chunk));
        response.on("end", () =>
          resolve({ length: response.headers["content-length"], body: Buffer.concat(chunks) }),
        );
      })
        .on("error", reject)
        .end();
    });
    expect(length).toBe(`${body.length}`);
    const plain = await fetch(`${service.url}/docs`, {
      headers: { ...headers, "Accept-Encoding": "identity" },
    });
    expect(gunzipSync(body).toString()).toBe(await plain.text());
  });
});
