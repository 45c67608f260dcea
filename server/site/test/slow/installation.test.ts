import { type IncomingMessage, request } from "node:http";
import { DashboardService } from "@chart/kit/services/dashboard-service";
import { createSqlite } from "@chart/kit/stores/test-stores";
import { afterAll, beforeAll, expect, test } from "vitest";

const PUBLIC_URL = "https://charts.example.com";

let service: DashboardService;
beforeAll(async () => {
  service = await DashboardService.start(await createSqlite(), {
    ...{ PUBLIC_URL, HEADER_PREFIX: "HD", GEOCODER: "google", SESSION_SECRET: "", LOG_LEVEL: "debug" },
  });
});
afterAll(() => service.stop());

const get = (path: string, accept = "text/html") =>
  fetch(service.address + path, { headers: { Accept: accept }, redirect: "manual" });

/** Requests a path as it stands: fetch would change some before it sends them. */
const rawGet = (path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { hostname, port } = new URL(service.address);
    request({ hostname, port, path, headers: { Accept: "text/html" } }, (response) => {
      resolve(response.resume());
    })
      .on("error", reject)
      .end();
  }).then(({ statusCode: status, headers }) => ({ status, headers }));

test("without a dashboard, no page and no list of links leads to it", async () => {
  for (const path of ["/", "/docs", "/docs/guides/quick-start", "/docs/guides/keys", "/nowhere"]) {
    expect([path, await (await get(path)).text()]).toEqual([
      path,
      expect.not.stringMatching(/href="\/dashboard|\]\(\/dashboard/),
    ]);
  }
  expect(await (await get("/", "application/json")).json()).not.toHaveProperty("dashboard");
});

test("pages show the URL, the header names and the geocoding key of the installation", async () => {
  const guide = await (await get("/docs/guides/quick-start.md")).text();
  expect(guide).toContain(`${PUBLIC_URL}/v2/charts/simple`);
  expect(guide).toContain(`${PUBLIC_URL}/docs/clients/chart-client.tgz`);
  expect(guide).toContain("'HD-Geocode-Key: YOUR_GOOGLE_KEY'");
  expect(guide).toContain('  geocodeKey: "YOUR_GOOGLE_KEY",\n  headerPrefix: "HD",\n});');
  expect(guide).toContain('geocode_key="YOUR_GOOGLE_KEY", header_prefix="HD")');
  expect(guide).toContain("geocodeKey: 'YOUR_GOOGLE_KEY', headerPrefix: 'HD')");
  const operation = await (await get("/docs/reference/v2-charts.md")).text();
  expect(operation).toContain(`'HD-Geocode-Key: YOUR_GOOGLE_KEY'`);
  expect(guide + operation).not.toMatch(/127\.0\.0\.1|Chart-Geocode-Key/);
});

test("over https, pages tell browsers to use only https", async () => {
  expect((await get("/docs")).headers.get("Strict-Transport-Security")).toMatch(/^max-age=\d+/);
});

test.each([
  "/docs/%00",
  "//docs",
  "/docs//guides/places",
  "/docs/..%2f..%2fpackage.json",
  "/docs/pictures/%2e%2e%2fpackage.json",
  "/docs%2fguides%2fplaces",
  "/docs/%ff",
  "/docs/errors/__proto__",
  "/docs/errors/constructor",
])("no page has the address %s", async (path) => {
  expect((await get(path)).status).toBe(404);
});

test.each([
  "//evil.example/",
  "//evil.example/docs/",
  "/\\evil.example/",
  "/docs\\..\\..\\evil.example/",
  "/%2f%2fevil.example/",
  "/docs//evil.example/",
  "/docs/%2f%2fevil.example/",
  "/docs/@evil.example/",
  "/docs//",
  "/*/",
  "/docs/nowhere/",
])("the address %s, which has a slash at its end, redirects nowhere", async (path) => {
  const { status, headers } = await rawGet(path);
  expect([400, 404]).toContain(status);
  expect(headers.location).toBeUndefined();
});

test.each(["\0", "(((((", ".*+[]\\", "%", "__proto__", "constructor", "*", "🍎", "\u202e", "'\"<>&"])(
  "a search for %j answers",
  async (words) => {
    expect((await get(`/docs/search?q=${encodeURIComponent(words)}`)).status).toBe(200);
  },
);

test("any tag revalidates, and a long list of others does not", async () => {
  const status = async (tags: string) =>
    (await fetch(`${service.address}/docs`, { headers: { "If-None-Match": tags } })).status;
  expect(await status("*")).toBe(304);
  expect(await status('"a",'.repeat(1000))).toBe(200);
});
