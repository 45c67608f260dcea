import { Contract } from "@chart/kit/requests/contract";
import { ENDPOINTS, RESULT_ENDPOINTS } from "@chart/kit/requests/endpoints";
import { TestService } from "@chart/kit/services/test-service";
import { Validator } from "@seriousme/openapi-schema-validator";
import { computeChart as computeLazily } from "chart-core/lazy";
import { type ApiPorts, createApi, Failure } from "chart-http";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { fakePorts, KEY } from "./fake-ports.js";

const ALL_ENDPOINTS = [
  ...ENDPOINTS.map((endpoint) => ({ ...endpoint, geocodeKey: "" })),
  ...RESULT_ENDPOINTS,
];
const WITH_LOCATION = [
  "/v2/charts",
  "/v2/charts/simple",
  "/v2/charts/window",
  "/v1/bodygraphs",
  "/v1/bodygraphs/simple",
];
const PERSON = { birthdate: "1990-09-05", birthtime: "21:17", lat: 52.37, lng: 4.89 };
const IN_WORDS = { birthdate: "1990-09-05", birthtime: "21:17", location: "Amsterdam, The Netherlands" };
const COORDINATES_PATH = "/v2/charts/coordinates";

/** Mounts the API in an application that has routes, a 404 and errors of its own. */
function mount(base: string, ports?: ApiPorts) {
  const host = new Hono();
  host.get("/own", (c) => c.text("own"));
  host.get("/broken", () => {
    throw new Error("own fault");
  });
  host.notFound((c) => c.text("own 404", 404));
  host.onError((error, c) => c.text(error.message, 500));
  host.route(base, createApi(ports));
  host.get("/later", (c) => c.text("later"));
  const prefix = base === "/" ? "" : base;
  const headers = {
    "Content-Type": "application/json",
    Authorization: `Bearer ${KEY}`,
    "Chart-Api-Key": KEY,
  };
  return {
    host,
    get: async (path: string) => host.request(`${prefix}${path}`, { headers }),
    post: async (path: string, body: object, own: Readonly<Record<string, string>> = {}) =>
      host.request(`${prefix}${path}`, {
        method: "POST",
        headers: { ...headers, "Chart-Geocode-Key": "any", ...own },
        body: JSON.stringify(body),
      }),
  };
}

/** Reads a response without what differs from request to request. */
async function factsOf(response: Response) {
  const headers = Object.fromEntries(response.headers);
  for (const name of ["x-request-id", "x-credits-remaining", "ratelimit"]) delete headers[name];
  const text = (await response.text()).replace(/"timestamp":"[^"]+"/, "");
  return { status: response.status, headers, text };
}

describe.each(["/", "/hd"])("mounted at %s", (base) => {
  const prefix = base === "/" ? "" : base;

  test.each([
    ["no port", undefined],
    ["all ports", fakePorts()],
  ])("with %s, the host keeps its own", async (_, ports) => {
    const { host } = mount(base, ports);
    for (const [path, status, text] of [
      ["/own", 200, "own"],
      ["/later", 200, "later"],
      ["/missing", 404, "own 404"],
      ["/broken", 500, "own fault"],
    ] as const) {
      const response = await host.request(path);
      expect([response.status, await response.text(), response.headers.has("X-Request-Id")]).toEqual([
        status,
        text,
        false,
      ]);
    }
  });

  test("with all ports, every endpoint answers as the service does", async () => {
    const service = await TestService.open();
    const apiKey = await service.openAccount({ credits: 50 });
    const { post } = mount(base, fakePorts());
    for (const { path, body, headers } of ALL_ENDPOINTS) {
      const expected = await factsOf(await service.post(path, apiKey, body, headers));
      expect(expected.status).toBe(200);
      expect(await factsOf(await post(path, body))).toEqual(expected);
    }
    await service.close();
  });

  test("with no port, charts need no key and cost nothing, and locations are refused", async () => {
    const { post } = mount(base);
    for (const { path, body } of ALL_ENDPOINTS) {
      const response = await post(path, body, { "Idempotency-Key": "same" });
      const isLost = WITH_LOCATION.includes(path);
      expect([path, response.status]).toEqual([path, isLost ? 404 : 200]);
      for (const name of ["X-Credits-Remaining", "RateLimit", "RateLimit-Policy", "Idempotent-Replayed"]) {
        expect(response.headers.has(name)).toBe(false);
      }
    }
    const refused: readonly [string, object, string][] = [
      ["/v2/composites", { people: [PERSON, IN_WORDS] }, "people[1].location"],
      ["/v2/transits", IN_WORDS, "location"],
      ["/v2/returns", IN_WORDS, "location"],
    ];
    for (const [path, body, field] of refused) {
      const response = await post(path, body);
      expect([response.status, await response.json()]).toMatchObject([
        400,
        {
          errorCode: "INVALID_LOCATION",
          message: `The field ${field} is not available in this API. Send lat and lng, timeZone or utc.`,
        },
      ]);
    }
    const batch = await post("/v2/charts/batch", { births: [PERSON, IN_WORDS] });
    expect(await batch.json()).toMatchObject({
      data: {
        items: [
          { index: 0, chart: {} },
          { index: 1, errorCode: "INVALID_LOCATION" },
        ],
        credits: 1,
      },
    });
  });

  test("errors have the form of their version, and name paths with the base path", async () => {
    const ports = fakePorts();
    const { host, get, post } = mount(base, ports);
    expect(await (await get("/v1/missing")).json()).toMatchObject({ code: 404, status: "error" });
    expect(await (await get("/v2/missing")).json()).toMatchObject({
      errorCode: "NOT_FOUND",
      message: expect.stringContaining(`${prefix}${COORDINATES_PATH}, `),
    });
    const method = await get("/v1/bodygraphs");
    expect([method.status, method.headers.get("Allow"), await method.json()]).toEqual([
      405,
      "POST",
      {
        code: 405,
        message: `The path ${prefix}/v1/bodygraphs does not support this method. Use POST.`,
        status: "error",
      },
    ]);
    expect((await host.request(`${prefix}${COORDINATES_PATH}`, { method: "POST" })).status).toBe(401);
    await post(COORDINATES_PATH, PERSON);
    expect(ports.routes).toEqual([
      "GET /v1/* NOT_FOUND",
      "GET /v2/* NOT_FOUND",
      "GET /v1/bodygraphs METHOD_NOT_ALLOWED",
      `POST ${COORDINATES_PATH} API_KEY_MISSING`,
      `POST ${COORDINATES_PATH} OK`,
    ]);
  });

  test("an error of a port becomes an error of the API", async () => {
    const access = {
      ...fakePorts().access,
      findAccount: () => Promise.reject(new Error("the host's fault")),
      refusalOf: () => undefined,
      takeToken: () => Promise.reject(new Error("not asked")),
    };
    const { post } = mount(base, { access });
    expect(await (await post(COORDINATES_PATH, PERSON)).json()).toMatchObject({
      errorCode: "INTERNAL_ERROR",
    });
  });

  test("/openapi.json names the base path", async () => {
    expect(await (await mount(base).get("/openapi.json")).json()).toMatchObject({ servers: [{ url: base }] });
  });
});

test("a repeat under another base path gets the kept result", async () => {
  const ports = fakePorts();
  const headers = { "Idempotency-Key": "same" };
  const first = await mount("/", ports).post(COORDINATES_PATH, PERSON, headers);
  const repeat = await mount("/hd", ports).post(COORDINATES_PATH, PERSON, headers);
  expect([first.status, repeat.status, repeat.headers.get("Idempotent-Replayed")]).toEqual([
    200,
    200,
    "true",
  ]);
  expect(repeat.headers.get("X-Credits-Remaining")).toBe("49");
  const other = await mount("/hd", ports).post(COORDINATES_PATH, { ...PERSON, lat: 1 }, headers);
  expect(await other.json()).toMatchObject({ errorCode: "IDEMPOTENCY_KEY_REUSED" });
});

test("served by itself, it answers every path in the API's form", async () => {
  const response = await createApi().request("/missing");
  expect([response.status, response.headers.has("X-Request-Id")]).toEqual([404, true]);
  expect(await response.json()).toMatchObject({ errorCode: "NOT_FOUND" });
});

describe("a missing port", () => {
  test("access: no key, no limit, no credits and no repeats", async () => {
    const { access: _, ...ports } = fakePorts();
    const { post } = mount("/", ports);
    const response = await post(COORDINATES_PATH, PERSON, { Authorization: "", "Idempotency-Key": "a b" });
    expect(response.status).toBe(200);
    expect([...response.headers.keys()].filter((name) => /credits|ratelimit/.test(name))).toEqual([]);
  });

  test("charges: no credits, although the account has none, and no repeats", async () => {
    const { charges: _, ...ports } = fakePorts();
    const { post } = mount("/", {
      ...ports,
      access: { ...accessOf(ports), findAccount: async () => ({ id: "a", keyId: "k" }) },
    });
    const headers = { "Idempotency-Key": "same" };
    await post(COORDINATES_PATH, PERSON, headers);
    const repeat = await post(COORDINATES_PATH, PERSON, headers);
    expect([
      repeat.status,
      repeat.headers.has("X-Credits-Remaining"),
      repeat.headers.has("RateLimit"),
    ]).toEqual([200, false, true]);
    expect(repeat.headers.has("Idempotent-Replayed")).toBe(false);
  });

  test("claims: a repeat is charged again", async () => {
    const { claims: _, ...ports } = fakePorts();
    const { post } = mount("/", ports);
    const headers = { "Idempotency-Key": "same" };
    await post(COORDINATES_PATH, PERSON, headers);
    const repeat = await post(COORDINATES_PATH, PERSON, headers);
    expect(repeat.headers.get("X-Credits-Remaining")).toBe("48");
  });

  test("access: GET /v2/account is missing; charges: it shows no credits", async () => {
    const { access: _, ...withoutKeys } = fakePorts();
    expect((await mount("/", withoutKeys).get("/v2/account")).status).toBe(404);
    const dataOf = async (ports: ApiPorts) =>
      ((await (await mount("/", ports).get("/v2/account")).json()) as { data: object }).data;
    const { charges: __, ...withoutCredits } = fakePorts();
    const all = await dataOf(fakePorts());
    expect(Object.keys(all)).toEqual(["plan", "tier", "credits", "limits", "key"]);
    expect(Object.keys(await dataOf(withoutCredits))).toEqual(["plan", "tier", "limits", "key"]);
  });

  test("places: GET /v2/places is missing", async () => {
    const { places: _, ...ports } = fakePorts();
    expect((await mount("/", ports).get("/v2/places?q=am")).status).toBe(404);
    expect((await mount("/", fakePorts()).get("/v2/places?q=am")).status).toBe(200);
  });

  test.each([
    ["image/png", 406],
    ["image/png, application/json;q=0.1", 200],
    ["image/png, image/svg+xml", 200],
  ])("png: Accept: %s gets %i", async (accept, status) => {
    const { png: _, ...ports } = fakePorts();
    const response = await mount("/", ports).post(COORDINATES_PATH, PERSON, { Accept: accept });
    expect(response.status).toBe(status);
    expect(response.headers.get("Content-Type")).not.toBe("image/png");
    if (status === 406) expect(await response.text()).not.toContain("png");
  });
});

function accessOf({ access }: Pick<ReturnType<typeof fakePorts>, "access">) {
  return { describe: access.describe, refusalOf: access.refusalOf, takeToken: access.takeToken };
}

test("findZone replaces the map of time zones", async () => {
  const { post } = mount("/", { findZone: () => "Asia/Tokyo" });
  for (const [path, body] of [
    [COORDINATES_PATH, PERSON],
    ["/v2/charts/window/coordinates", { ...PERSON, birthtime: undefined }],
  ] as const) {
    expect((await post(path, body)).headers.get("Chart-Time-Zone")).toBe("Asia/Tokyo");
  }
});

describe("/openapi.json", () => {
  const without = (...names: readonly string[]): ApiPorts =>
    Object.fromEntries(Object.entries(fakePorts()).filter(([name]) => !names.includes(name)));
  const CASES: readonly [string, ApiPorts, RegExp][] = [
    [
      "no port",
      {},
      /credits? |RateLimit|rate limit|Idempotency-Key|API key|`location`|Geocode|PNG|\/v1\/|v2\/places|plans\b|"4(01|02|03|29)"/,
    ],
    [
      "no access",
      without("access"),
      /X-Credits|RateLimit|rate limit|Idempotency-Key|API_KEY|ACCESS_DENIED|"40[23]"|x-plans/,
    ],
    [
      "no charges",
      without("charges"),
      /X-Credits|x-credits|CREDITS_EXHAUSTED|"402"|costs? |Idempotency-Key/i,
    ],
    ["no claims", without("claims"), /Idempotency-Key|Idempotent-Replayed|IDEMPOTENCY/],
    ["no geocoder", without("geocoder"), /`location`|GEOCODE|Geocode|\/v1\/|"\/v2\/charts"|Bodygraph/],
    ["no places", without("places"), /v2\/places|PlacesResult/],
    ["no access", without("access"), /v2\/account|AccountResult/],
    ["no png", without("png"), /PNG|image\/png/],
    ["no isReady", without("isReady"), /the database and computes/],
  ];

  test.each(CASES)("with %s describes exactly what there is", async (_, ports, absent) => {
    const api = createApi(ports);
    const response = await api.request("/openapi.json");
    const text = await response.text();
    expect(text.match(new RegExp(absent, "g")) ?? []).toEqual([]);
    const document = JSON.parse(text);
    for (const [, name] of text.matchAll(/"#\/components\/([^"]+)"/g)) {
      const [kind = "", key = ""] = name?.split("/") ?? [];
      expect(document.components[kind]).toHaveProperty([key]);
    }
    const described = Object.entries<object>(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const routes = api.routes.filter(({ method }) => method !== "ALL");
    expect(described.sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort());
    expect(text).not.toMatch(/"description":"\s*"/);
  });

  test("with no port is valid, and documents every answer", async () => {
    const { get, post } = mount("/");
    const document = (await (await get("/openapi.json")).json()) as Parameters<Validator["validate"]>[0];
    expect(await new Validator().validate(document)).toEqual({ valid: true });
    const contract = await Contract.of({ request: get });
    for (const { path, body } of ALL_ENDPOINTS.filter((endpoint) => !WITH_LOCATION.includes(endpoint.path))) {
      for (const sent of [body, {}]) {
        const response = await post(path, sent);
        contract.expectDocumented("POST", path, response, await response.json());
      }
    }
  });

  test("with all ports is that of the service", async () => {
    const service = await TestService.open();
    const expected = await (await service.request("/openapi.json")).text();
    expect(await (await createApi(fakePorts()).request("/openapi.json")).text()).toBe(expected);
    await service.close();
  });
});

describe("a computeChart that returns promises", () => {
  const answerable = ALL_ENDPOINTS.filter(({ path }) => !WITH_LOCATION.includes(path));

  test("gives the answers and pictures of one that does not, from every endpoint", async () => {
    const [plain, lazy] = [mount("/", undefined), mount("/", { computeChart: computeLazily })];
    for (const { path, body } of answerable) {
      const expected = await factsOf(await plain.post(path, body));
      expect([path, await factsOf(await lazy.post(path, body))]).toEqual([path, expected]);
    }
    const passes = { ...PERSON, include: ["chart"], kinds: ["saturn"] };
    for (const [path, body, headers] of [
      [COORDINATES_PATH, PERSON, { Accept: "image/svg+xml" }],
      ["/v2/returns?include=chart", passes, {}],
    ] as const) {
      const expected = await factsOf(await plain.post(path, body, headers));
      expect(await factsOf(await lazy.post(path, body, headers))).toEqual(expected);
    }
    expect((await lazy.get("/readyz")).status).toBe(200);
  });

  test("fails only the item of a batch whose promise rejects", async () => {
    let asked = 0;
    const computeChart = (utc: Date) =>
      ++asked === 50 ? Promise.reject(new Error("no tables")) : computeLazily(utc);
    const births = Array.from({ length: 60 }, () => PERSON);
    const batch = await mount("/", { computeChart }).post("/v2/charts/batch", { births });
    expect([batch.status, await batch.json()]).toMatchObject([200, { data: { credits: 59 } }]);
  });

  test("fails the request, and each item of a batch, if all of them reject", async () => {
    const computeChart = () => Promise.reject(new Error("no tables"));
    const { post } = mount("/", { computeChart });
    const chart = await post(COORDINATES_PATH, PERSON);
    expect([chart.status, await chart.json()]).toMatchObject([500, { errorCode: "CHART_GENERATION_FAILED" }]);
    const pair = await post("/v2/composites", { people: [PERSON, PERSON] });
    expect(pair.status).toBe(500);
    const batch = await post("/v2/charts/batch", { births: [PERSON, PERSON] });
    expect([batch.status, await batch.json()]).toMatchObject([
      200,
      { data: { credits: 0, items: [{ errorCode: "CHART_GENERATION_FAILED" }, {}] } },
    ]);
  });
});

test("a port can return a Failure", async () => {
  const png = { reserve: () => new Failure("SERVICE_UNAVAILABLE") };
  const response = await mount("/hd", { png }).post(COORDINATES_PATH, PERSON, { Accept: "image/png" });
  expect(response.status).toBe(503);
});
