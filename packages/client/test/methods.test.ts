import type { ApiCall, ChartClient } from "chart-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BIRTHS, type ClientAndService, openService, UTC_BIRTH } from "./support.js";

let opened: ClientAndService;
beforeAll(async () => {
  opened = await openService();
});
afterAll(() => opened.service.close());

const {
  "/v2/charts": located,
  "/v2/charts/coordinates": byCoordinates,
  "/v2/charts/moment": byZone,
} = BIRTHS;
const people = [byCoordinates, UTC_BIRTH, byZone];
const { birthtime: _, ...day } = byCoordinates;

/** Calls with the endpoint that each must reach, and the name of its result in the API. */
const CALLS: readonly (readonly [endpoint: string, call: (api: ChartClient) => ApiCall<unknown>])[] = [
  ["POST /v2/charts", (api) => api.charts.create(located)],
  [
    "POST /v2/charts/coordinates",
    (api) => api.charts.create(byCoordinates, { include: ["design", "birth"] }),
  ],
  ["POST /v2/charts/moment", (api) => api.charts.create(byZone)],
  ["POST /v2/charts/moment", (api) => api.charts.create(UTC_BIRTH)],
  ["POST /v2/charts/simple", (api) => api.charts.simple(located)],
  ["POST /v2/charts/window", (api) => api.charts.window({ ...located, plusMinusMinutes: 5 })],
  ["POST /v2/charts/window/coordinates", (api) => api.charts.window(day)],
  ["POST /v2/charts/window/moment", (api) => api.charts.window({ ...byZone, plusMinusMinutes: 5 })],
  [
    "POST /v2/charts/window/moment",
    (api) => api.charts.window({ fromUtc: "1990-09-05T19:00:00Z", toUtc: "1990-09-05T20:00:00Z" }),
  ],
  ["POST /v2/transits", (api) => api.transits.create({ at: "2026-11-26T12:00:00Z", ...byCoordinates })],
  [
    "POST /v2/returns",
    (api) => api.returns.create({ ...UTC_BIRTH, kinds: ["saturn"] }, { include: ["charts"] }),
  ],
  ["POST /v2/composites", (api) => api.composites.create({ people: people.slice(0, 2) })],
  ["POST /v2/pentas", (api) => api.pentas.create({ people })],
  ["POST /v2/groups", (api) => api.groups.create({ people })],
  ["GET /v2/places", (api) => api.places.search("amster", { limit: 3 })],
  ["GET /v2/account", (api) => api.account.get()],
];

describe("the methods", () => {
  test("send no member that is null, and choose the endpoint by the others", async () => {
    const { requests, api } = opened;
    const nulls = { location: null, lat: null, lng: null, disambiguation: null, utc: null } as const;
    const sent = () => [requests.at(-1)?.path, JSON.parse(String(requests.at(-1)?.init.body))];
    await api.charts.create({ ...byZone, ...nulls });
    expect(sent()).toEqual(["/v2/charts/moment", byZone]);
    await api.composites.create({ people: [{ ...byZone, ...nulls }, UTC_BIRTH] });
    expect(sent()).toEqual(["/v2/composites", { people: [byZone, UTC_BIRTH] }]);
    for await (const { chart } of api.charts.batch([{ ...byZone, ...nulls }]))
      expect(chart?.type).toBe("Projector");
    expect(sent()).toEqual(["/v2/charts/batch", { births: [byZone] }]);
  });

  test.each(CALLS)("%s: returns the data of the answer, and the headers decoded", async (endpoint, call) => {
    const { requests, service, apiKey } = opened;
    const { data, meta } = await call(opened.api).withResponse();
    const request = requests.at(-1);
    expect(`${request?.method} ${request?.path.split("?")[0]}`).toBe(endpoint);

    const headers = new Headers(request?.init.headers);
    headers.delete("Idempotency-Key");
    const same = await service.request(request?.path ?? "", { ...request?.init, headers });
    expect(data).toEqual(((await same.json()) as { data: unknown }).data);
    expect(meta.requestId).toMatch(/^req_/);
    expect(meta.rateLimit).toMatchObject({ limit: expect.any(Number), windowSeconds: 60 });
    expect(headers.get("Authorization")).toBe(`Bearer ${apiKey}`);
  });

  test("and batch reach every operation of version 2 in /openapi.json, and no other", async () => {
    const { service } = opened;
    const document = (await (await service.request("/openapi.json")).json()) as {
      paths: Record<string, object>;
    };
    const operations = Object.entries(document.paths)
      .filter(([path]) => path.startsWith("/v2/"))
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
    const reached = new Set([...CALLS.map(([endpoint]) => endpoint), "POST /v2/charts/batch"]);
    expect([...reached].sort()).toEqual(operations.sort());
  });

  test.each(Object.entries(BIRTHS))("draw a birth of %s as SVG and as PNG", async (path, birth) => {
    const svg = await opened.api.charts.svg(birth, { theme: "dark" });
    expect(svg).toMatch(/^<svg .*<\/svg>\s*$/s);
    expect(opened.requests.at(-1)?.path).toBe(`${path}?theme=dark`);
    const png = await opened.api.charts.png(birth, { width: 300 });
    expect([...png.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
    expect(new DataView(png.buffer).getUint32(16)).toBe(300);
  });
});

test("the headers of a birth by its place are decoded: place, coordinates, zone, offset and kind", async () => {
  const { meta } = await opened.api.charts.create(located).withResponse();
  expect(meta).toMatchObject({
    ...{ coordinates: { lat: 52.37, lng: 4.89 }, placeAlternatives: 0, replayed: false },
    ...{ timeZone: "Europe/Amsterdam", utcOffset: "+02:00", localTimeKind: "unique" },
  });
  expect(meta.creditsRemaining).toBeGreaterThan(0);
});

test("the same call with the same key costs one credit, and says that it was replayed", async () => {
  const options = { idempotencyKey: "order-1" };
  const first = await opened.api.charts.create(UTC_BIRTH, options).withResponse();
  const second = await opened.api.charts.create(UTC_BIRTH, options).withResponse();
  expect(second.data).toEqual(first.data);
  expect([first.meta.replayed, second.meta.replayed]).toEqual([false, true]);
  expect(second.meta.creditsRemaining).toBe(first.meta.creditsRemaining);
  expect(second.meta.idempotencyKey).toBe("order-1");
});

test("a client works below a path, with another prefix of headers, and without a key of its own", async () => {
  const sent: { url: string; headers: Headers }[] = [];
  const api = opened.clientOf({
    ...{
      baseUrl: "https://example.com/charts/",
      apiKey: undefined,
      headerPrefix: "Acme",
      geocodeKey: "mine",
    },
    fetch: async (url, { headers }) => {
      sent.push({ url, headers: new Headers(headers) });
      const answer = { success: true, data: { type: "Projector" } };
      return Response.json(answer, {
        headers: { "Acme-Time-Zone": "Asia/Tokyo", "Acme-Place": '%"K%c5%8dbe"' },
      });
    },
  });
  const { meta } = await api.charts.create(located).withResponse();
  expect(sent[0]?.url).toBe("https://example.com/charts/v2/charts");
  expect(sent[0]?.headers.get("Acme-Geocode-Key")).toBe("mine");
  expect(sent[0]?.headers.has("Authorization")).toBe(false);
  expect(meta).toMatchObject({ timeZone: "Asia/Tokyo", place: "Kōbe" });
});
