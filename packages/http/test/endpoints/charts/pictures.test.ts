import { createHash } from "node:crypto";
import { AMSTERDAM } from "@chart/kit/load/chart-call";
import { Contract } from "@chart/kit/requests/contract";
import { TestService } from "@chart/kit/services/test-service";
import { FakeGeocoder } from "@chart/kit/stand-ins/fake-geocoder";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  BODIES,
  bytesOf,
  COORDINATES,
  codeOf,
  location,
  PNG,
  pngOf,
  postTo,
  queueOf,
  SVG,
  svgOf,
} from "./picture-requests.js";

let service: TestService;
let contract: Contract;
beforeAll(async () => {
  service = await TestService.open({ rateLimitPerMinute: 10_000 });
  contract = await Contract.of(service);
});
afterAll(() => service.close());

const post = (apiKey: string, path: string, headers: Record<string, string>, body?: unknown, to = service) =>
  postTo(to, apiKey, path, headers, body);

describe.each(Object.keys(BODIES))("POST %s", (path) => {
  let apiKey: string;
  beforeEach(async () => {
    apiKey = await service.openAccount();
  });

  test.each(["light", "dark", "print"] as const)("draws the chart as SVG in the theme %s", async (theme) => {
    const response = await post(apiKey, `${path}?theme=${theme}`, SVG);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(svgOf(theme));
    expect((await service.balance(apiKey)).charges).toBe(1);
  });

  test.each([200, 317])("draws the chart as PNG of %i pixels", async (width) => {
    const response = await post(apiKey, `${path}?theme=dark&width=${width}`, PNG);
    expect(response.status).toBe(200);
    const drawn = pngOf(svgOf("dark"), width);
    expect(Buffer.compare(await bytesOf(response), drawn)).toBe(0);
    expect((await service.balance(apiKey)).charges).toBe(1);
  });

  test("has the headers Content-Type, ETag and Vary, and lets a browser run and load nothing", async () => {
    const pictures = [
      { headers: SVG, type: "image/svg+xml", path },
      { headers: PNG, type: "image/png", path: `${path}?width=200` },
    ];
    for (const { headers, type, path: picturePath } of pictures) {
      const response = await post(apiKey, picturePath, { ...headers, "If-None-Match": "*" });
      const body = await bytesOf(response);
      expect([response.status, Object.fromEntries(response.headers)]).toEqual([
        200,
        expect.objectContaining({
          "content-type": type,
          vary: "Accept",
          "x-content-type-options": "nosniff",
          "content-security-policy": "default-src 'none'; sandbox",
          "cache-control": "no-store",
          etag: `"${createHash("sha256").update(body).digest("base64url")}"`,
          "chart-time-zone": "Europe/Amsterdam",
        }),
      ]);
      const documented = contract.responseTo("POST", path, 200);
      expect(Object.keys(documented.content)).toContain(type);
      const names = Object.keys(documented.headers).map((name) => name.toLowerCase());
      expect(names).toEqual(expect.arrayContaining(["vary", "etag", "x-credits-remaining"]));
    }
  });

  test("answers with the same JSON, to the byte, whatever theme and width are, unless a picture is preferred", async () => {
    const dataOf = async (response: Response) => (await response.text()).replace(/^.*?"success"/, "");
    const plain = await post(apiKey, path, {});
    const headers = [...plain.headers.keys()];
    const data = await dataOf(plain);
    for (const accept of [
      "*/*",
      "application/json",
      "text/html",
      "image/png, */*",
      "image/webp, */*;q=0.1",
    ]) {
      const response = await post(apiKey, `${path}?theme=blue&width=1`, { Accept: accept });
      expect([response.status, [...response.headers.keys()]]).toEqual([200, headers]);
      expect(await dataOf(response)).toBe(data);
    }
  });

  test.each([
    ["theme=", SVG],
    ["theme=blue", SVG],
    ["theme=Dark", PNG],
    ["theme=dark&theme=dark", SVG],
    ["width=", PNG],
    ["width=199", PNG],
    ["width=2401", PNG],
    ["width=900.5", PNG],
    ["width=9e2", PNG],
    ["width=0900", PNG],
    ["width=+900", PNG],
    ["width=300&width=300", PNG],
  ])("refuses %s for nothing", async (query, headers) => {
    const response = await post(apiKey, `${path}?${query}`, headers);
    contract.expectDocumented("POST", path, response, await response.clone().json());
    expect([response.status, await codeOf(response)]).toEqual([400, "INVALID_PICTURE"]);
    expect((await service.balance(apiKey)).charges).toBe(0);
  });

  test("HEAD and GET are no methods of a chart, also where a picture is preferred", async () => {
    for (const method of ["HEAD", "GET"]) {
      const response = await service.fetch(
        new Request(`http://localhost${path}`, {
          method,
          headers: { ...SVG, Authorization: `Bearer ${apiKey}` },
        }),
      );
      expect([response.status, response.headers.get("Allow")]).toEqual([405, "POST"]);
    }
  });

  test("shows the same picture whatever include is, and refuses an unknown include", async () => {
    const included = await post(apiKey, `${path}?include=longitudes,design`, SVG);
    expect([included.status, await included.text()]).toEqual([200, svgOf("light")]);
    expect(await codeOf(await post(apiKey, `${path}?include=picture`, SVG))).toBe("INVALID_INCLUDE");
  });

  test("refuses an Accept of other image types alone", async () => {
    const response = await post(apiKey, path, { Accept: "image/webp" });
    expect([response.status, await codeOf(response)]).toEqual([406, "NOT_ACCEPTABLE"]);
  });

  test("checks Accept before the body, and theme and width after include and before the fields", async () => {
    const order: [string, Record<string, string>, unknown, string][] = [
      ["?width=1", { Accept: "image/webp", "Content-Type": "text/plain" }, {}, "NOT_ACCEPTABLE"],
      ["?width=1", { ...PNG, "Content-Type": "text/plain" }, {}, "UNSUPPORTED_MEDIA_TYPE"],
      ["?width=1&include=x", PNG, {}, "INVALID_INCLUDE"],
      ["?width=1", PNG, {}, "INVALID_PICTURE"],
      ["", PNG, {}, "INVALID_BIRTHDATE"],
    ];
    for (const [query, headers, body, code] of order)
      expect(await codeOf(await post(apiKey, path + query, headers, body))).toBe(code);
  });
});

test.each(["/v2/charts/simple", "/v1/bodygraphs"])("POST %s answers JSON alone", async (path) => {
  const apiKey = await service.openAccount();
  const birthdate = path.startsWith("/v1") ? "05-Sep-1990" : "1990-09-05";
  for (const Accept of ["image/svg+xml", "image/webp"]) {
    const headers = { Accept, "Chart-Api-Key": "<key>" };
    const response = await post(apiKey, `${path}?theme=blue`, headers, { ...location, birthdate });
    expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "application/json"]);
  }
});

test.each([
  ["", SVG, 1],
  ["?width=768", PNG, 1],
  ["?width=769", PNG, 2],
  ["?width=2400", PNG, 10],
  ["?width=1", PNG, 1],
])("a request for %s %s takes its tokens from the rate limit: %i", async (query, headers, tokens) => {
  const pngQueue = queueOf(async () => new Uint8Array([1]));
  const limited = await TestService.open({ png: pngQueue });
  const apiKey = await limited.openAccount();
  const response = await post(apiKey, COORDINATES + query, headers, AMSTERDAM, limited);
  expect(response.headers.get("RateLimit")).toBe(`"default";r=${100 - tokens};t=60`);
  await limited.close();
});

test("pictures that differ have no id in common, and each request for one of them gives the same bytes", async () => {
  const apiKey = await service.openAccount();
  const requests = [
    ["", AMSTERDAM],
    ["?theme=dark", AMSTERDAM],
    ["", { ...AMSTERDAM, birthtime: "03:18" }],
  ] as const;
  const found: string[] = [];
  for (const [query, birth] of requests) {
    const [svg = "", again] = await Promise.all(
      Array.from({ length: 2 }, async () => (await post(apiKey, COORDINATES + query, SVG, birth)).text()),
    );
    expect(again).toBe(svg);
    const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => id);
    expect(ids).toEqual([expect.stringMatching(/^[a-z].*-title$/), expect.stringMatching(/^[a-z].*-desc$/)]);
    expect(svg).toContain(`aria-labelledby="${ids.join(" ")}"`);
    found.push(...ids);
  }
  expect(new Set(found).size).toBe(2 * requests.length);
});

test("a city found by the geocoder is named in the headers of its picture", async () => {
  const geocoder = new FakeGeocoder();
  const node = await TestService.open({ geocoder });
  const response = await post(await node.openAccount(), "/v2/charts", SVG, location, node);
  expect(response.headers.get("Chart-Coordinates")).toMatch(/^\d/);
  expect(geocoder.asked).toHaveLength(1);
  await node.close();
});

test("with the queue of PNG full, no city is looked up, even while other lookups are slow", async () => {
  let answerGeocoder = () => {};
  const asked: string[] = [];
  const found = new Promise<void>((resolve) => {
    answerGeocoder = resolve;
  });
  const geocoder = new FakeGeocoder();
  const slow = {
    geocode: async (...question: Parameters<FakeGeocoder["geocode"]>) => {
      asked.push(question[0]);
      await found;
      return geocoder.geocode(...question);
    },
  };
  const node = await TestService.open({ geocoder: slow });
  const apiKey = await node.openAccount({ credits: 20 });
  const send = (headers: Record<string, string>) =>
    post(apiKey, "/v2/charts?width=200", headers, location, node);
  const accepted = Array.from({ length: 9 }, () => send(PNG));
  while (asked.length < 9) await new Promise((resolve) => setImmediate(resolve));

  const refused = await send(PNG);
  expect([refused.status, await codeOf(refused)]).toEqual([503, "SERVICE_UNAVAILABLE"]);
  expect(asked).toHaveLength(9);
  answerGeocoder();
  expect((await Promise.all(accepted)).map(({ status }) => status)).toEqual(Array(9).fill(200));
  expect((await node.balance(apiKey)).charges).toBe(9);
  await node.close();
});

test("a PNG whose city is unknown gives its place in the queue to others", async () => {
  const geocoder = new FakeGeocoder();
  const node = await TestService.open({ geocoder });
  const apiKey = await node.openAccount();
  for (let request = 0; request < 12; request++) {
    const response = await post(apiKey, "/v2/charts", PNG, { ...location, location: "Nowhere" }, node);
    expect(await codeOf(response)).toBe("GEOCODE_LOCATION_NOT_FOUND");
  }
  expect(geocoder.asked).toHaveLength(12);
  await node.close();
});
