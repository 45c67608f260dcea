import { type ClientCall, clientCalls } from "@chart/kit/requests/client-calls";
import type { ApiCall, BatchBirth } from "chart-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BIRTHS, type ClientAndService, openService, UTC_BIRTH } from "./support.js";

let opened: ClientAndService;
beforeAll(async () => {
  opened = await openService();
});
afterAll(() => opened.service.close());

const { "/v2/charts": located, "/v2/charts/moment": byZone } = BIRTHS;
/** Calls that no example of /openapi.json makes. */
const FURTHER_CALLS: readonly ClientCall[] = [
  { operation: "POST /v2/charts/moment", method: "charts.create", args: [UTC_BIRTH], settings: {} },
  {
    operation: "POST /v2/charts/window/moment",
    method: "charts.window",
    args: [{ fromUtc: "1990-09-05T19:00:00Z", toUtc: "1990-09-05T20:00:00Z" }],
    settings: {},
  },
];

type Method = (...args: readonly unknown[]) => ApiCall<unknown>;

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

  test("and batch reach each operation of version 2 in /openapi.json, and return its data, with the headers decoded", async () => {
    const { requests, service, apiKey, api } = opened;
    const calls = clientCalls(await (await service.request("/openapi.json")).json());
    for (const { operation, method, args, settings } of [...calls, ...FURTHER_CALLS]) {
      if (method === "charts.batch") {
        for await (const { index } of api.charts.batch(args[0] as readonly BatchBirth[]))
          expect(index).toBeLessThan(2);
        expect(requests.at(-1)?.path).toBe("/v2/charts/batch");
        continue;
      }
      const [group = "", name = ""] = method.split(".");
      const send = (api as unknown as Record<string, Record<string, Method>>)[group]?.[name] as Method;
      const { data, meta } = await send(...args, settings).withResponse();
      const request = requests.at(-1);
      expect(`${request?.method} ${request?.path.split("?")[0]}`).toBe(operation);
      for (const [setting, value] of Object.entries(settings)) {
        expect(new URLSearchParams(request?.path.split("?")[1]).get(setting)).toBe(String(value));
      }

      const headers = new Headers(request?.init.headers);
      headers.delete("Idempotency-Key");
      const same = await service.request(request?.path ?? "", { ...request?.init, headers });
      expect([operation, data]).toEqual([operation, ((await same.json()) as { data: unknown }).data]);
      expect(meta.requestId).toMatch(/^req_/);
      expect(meta.rateLimit).toMatchObject({ limit: expect.any(Number), windowSeconds: 60 });
      expect(headers.get("Authorization")).toBe(`Bearer ${apiKey}`);
    }
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
