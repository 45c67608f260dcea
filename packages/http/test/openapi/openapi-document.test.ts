import { Contract, type OpenApi } from "@chart/kit/requests/contract";
import { ENDPOINTS, RESULT_ENDPOINTS } from "@chart/kit/requests/endpoints";
import { TestService } from "@chart/kit/services/test-service";
import { Validator } from "@seriousme/openapi-schema-validator";
import { computeChart } from "chart-core";
import { GLOSSARY } from "chart-core/glossary";
import { createApi } from "chart-http";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CHART_MEMBERS } from "../../src/api/chart-json/chart-members.js";
import { writeChart, writeSimpleChart } from "../../src/endpoints/base/chart-result.js";
import { writeBodygraph, writeSimpleBodygraph } from "../../src/endpoints/bodygraphs/result.js";
import { FAILURE_CODES } from "../../src/errors/failure-table.js";

let service: TestService;
let contract: Contract;
beforeAll(async () => {
  service = await TestService.open();
  contract = await Contract.of(service);
});
afterAll(() => service.close());

test("is valid OpenAPI 3.1, served as JSON without a key", async () => {
  const response = await service.request("/openapi.json");
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("application/json");
  expect(contract.document.openapi).toBe("3.1.0");
  const document = (await response.json()) as Parameters<Validator["validate"]>[0];
  expect(await new Validator().validate(document)).toEqual({ valid: true });
});

test("describes every registered route, and no others", () => {
  const routes = service.routes.filter(({ method }) => method !== "ALL");
  const described = Object.entries(contract.document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(new Set(described)).toEqual(new Set(routes.map(({ method, path }) => `${method} ${path}`)));
});

/** Lists all responses, by status or name. The default ones, which are references, are listed as components. */
function documentedResponses() {
  const { paths, components } = contract.document;
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  return [
    ...operations.flatMap(({ responses }) =>
      Object.entries(responses).filter(([status]) => status !== "default"),
    ),
    ...Object.entries(components.responses),
  ];
}

test("every error response has an example for each of its errors", () => {
  const errors = documentedResponses().filter(([status]) => status !== "200");
  expect(errors.length).toBeGreaterThan(50);
  for (const [, { description, content }] of errors) {
    const { examples = {} } = content["application/json"];
    expect(Object.keys(examples)).toHaveLength(description.split("\n").length);
  }
});

test("every operation describes itself, and what a request that reaches none gets as its default", () => {
  const { info, paths } = contract.document;
  expect(info.contact).toEqual({ name: "The operator of this service" });
  for (const [path, operations] of Object.entries(paths)) {
    const name = path.startsWith("/v1") ? "V1Unrouted" : "Unrouted";
    for (const { description, responses } of Object.values(operations)) {
      expect(description).toMatch(/^\S.* .*\.$/s);
      expect(responses["default"]).toEqual({ $ref: `#/components/responses/${name}` });
    }
  }
});

test("refers to every component that it has", () => {
  const { components } = contract.document;
  const text = JSON.stringify(contract.document);
  for (const kind of ["schemas", "responses", "headers", "parameters"] as const) {
    for (const name of Object.keys(components[kind])) {
      expect(text).toContain(`"$ref":"#/components/${kind}/${name}"`);
    }
  }
});

test.each([
  ["ChartResult", (name: string) => name],
  ["Bodygraph", (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)],
])("%s lists the values of every member with a closed vocabulary", (schema, nameOf) => {
  const { properties } = contract.document.components.schemas[schema] as {
    properties: Record<string, { enum?: readonly string[] }>;
  };
  const closed = CHART_MEMBERS.filter(
    (member) => GLOSSARY[member].values !== undefined && member !== "centers" && member !== "circuitries",
  );
  expect(closed.length).toBeGreaterThanOrEqual(14);
  for (const member of closed) {
    expect([member, properties[nameOf(member)]?.enum]).toEqual([
      member,
      Object.keys(GLOSSARY[member].values ?? {}),
    ]);
  }
});

test("describes every errorCode with an example response", () => {
  const responses = documentedResponses().map(([, response]) => response);
  const examples = responses.flatMap((response) =>
    Object.keys(response.content["application/json"].examples ?? {}),
  );
  expect(new Set(examples)).toEqual(new Set(FAILURE_CODES));
});

test("has only examples that are valid by its own schemas", () => {
  const responses = documentedResponses().map(([, response]) => response);
  for (const { content } of responses) {
    const { schema, example, examples = {} } = content["application/json"];
    if (example !== undefined) contract.expectValid(schema, example);
    for (const { value } of Object.values(examples)) contract.expectValid(schema, value);
  }
});

test("its schemas accept any chart, in both versions", () => {
  const births = fc.date({
    min: new Date("1800-01-01"),
    max: new Date("2199-12-31T23:59Z"),
    noInvalidDate: true,
  });
  const { ChartResult, ChartSimpleResult, Bodygraph, SimpleBodygraph } = contract.document.components.schemas;
  fc.assert(
    fc.property(births, (moment) => {
      const chart = computeChart(moment, { lat: 0, lng: 0 });
      contract.expectValid(ChartResult as object, JSON.parse(writeChart(chart)));
      contract.expectValid(ChartSimpleResult as object, JSON.parse(writeSimpleChart(chart)));
      contract.expectValid(Bodygraph as object, JSON.parse(writeBodygraph(chart)));
      contract.expectValid(SimpleBodygraph as object, JSON.parse(writeSimpleBodygraph(chart)));
    }),
    { numRuns: 100 },
  );
});

test("describes every schema, member, header, parameter and response in words", () => {
  const { components } = contract.document;
  const described: [string, object][] = [
    ...Object.entries<object>(components.schemas),
    ...Object.entries(components.schemas).flatMap(([name, schema]) => membersOf(schema, name)),
    ...Object.entries<object>({
      ...components.headers,
      ...components.parameters,
      ...components.securitySchemes,
    }),
    ...documentedResponses(),
  ];
  const undescribed = described.filter(
    ([, part]) => !/^\S.* .*\.$/s.test((part as { description?: string }).description ?? ""),
  );
  expect(undescribed).toEqual([]);
  expect(described.length).toBeGreaterThan(150);
});

/** Lists the members of a schema by path, at every depth; a reference is described by its target. */
function membersOf(schema: object, path: string): [string, object][] {
  const { properties = {}, items } = schema as { properties?: Record<string, object>; items?: object };
  const members = Object.entries(properties).map(([name, member]): [string, object] => [
    `${path}.${name}`,
    member,
  ]);
  if (items !== undefined) members.push([`${path}[]`, items]);
  return members
    .filter(([, member]) => !("$ref" in member))
    .flatMap(([name, member]) => [[name, member], ...membersOf(member, name)]);
}

test("says what a time zone replaces, and what a birth needs also without a geocoder", async () => {
  const { schemas } = contract.document.components;
  const zoneOf = (name: string) => {
    const { properties } = schemas[name] as { properties: Record<string, { description: string }> };
    return properties["timeZone"]?.description;
  };
  expect(zoneOf("CoordinatesRequest")).toMatch(/Without it, the coordinates decide\.$/);
  expect(zoneOf("Person")).toMatch(/whose zone it replaces\.$/);
  const open = (await (await createApi().request("/openapi.json")).json()) as OpenApi;
  for (const name of ["Person", "TransitRequest", "ReturnsRequest"]) {
    const { description } = open.components.schemas[name] as { description: string };
    expect([name, description]).toEqual([
      name,
      expect.stringMatching(/with (one of )?`lat` and `lng`, or `timeZone`; or .*`utc` alone\.$/),
    ]);
  }
});

test("describes every header that the API reads or sends", () => {
  const { components } = contract.document;
  const text = JSON.stringify(contract.document);
  for (const name of Object.keys(components.headers)) {
    expect(text).toContain(`"$ref":"#/components/headers/${name}"`);
  }
  expect(Object.keys(components.headers).sort()).toEqual([
    "Accept-Encoding",
    "Allow",
    "ETag",
    "Idempotent-Replayed",
    "RateLimit",
    "RateLimit-Policy",
    "Retry-After",
    "Vary",
    "WWW-Authenticate",
    "X-Credits-Remaining",
    "X-Request-Id",
    "coordinates",
    "localTimeKind",
    "place",
    "placeAlternatives",
    "timeZone",
    "utcOffset",
  ]);
  expect(components.securitySchemes).toMatchObject({
    v2ApiKey: { type: "http", scheme: "bearer" },
    v1ApiKey: { in: "header", name: "Chart-Api-Key" },
    geocodeKey: { in: "header", name: "Chart-Geocode-Key" },
  });
  expect(Object.keys(components.parameters)).toEqual(["Idempotency-Key", "X-Request-Id"]);
});

test.each([...ENDPOINTS, ...RESULT_ENDPOINTS])(
  "the example request of POST $path gets the example response, except for the timestamp",
  async (endpoint) => {
    const { path, headers } = endpoint;
    const operation = contract.document.paths[path]?.["post"];
    const example = operation?.requestBody?.content["application/json"].example;
    const response = await service.post(path, await service.openAccount(), example, headers);
    const answer = (await response.json()) as { timestamp?: string };

    const documented = operation?.responses["200"]?.content["application/json"].example;
    expect(documented).toBeDefined();
    expect(answer).toEqual({
      ...(documented as object),
      ...(answer.timestamp !== undefined && { timestamp: answer.timestamp }),
    });
  },
);

describe("the document follows the configuration", () => {
  test("uses the configured header names, also in messages, the public URL and the product's name", async () => {
    const configured = await TestService.open({
      headerPrefix: "My-Brand",
      publicUrl: "https://api.example.com/x",
      serviceName: "Ada's Charts",
    });
    const { document } = await Contract.of(configured);
    expect(document.servers).toEqual([{ url: "https://api.example.com/x" }]);
    expect(document.info).toMatchObject({ title: "Ada's Charts" });
    expect(document.components.securitySchemes["v1ApiKey"]?.name).toBe("My-Brand-Api-Key");
    expect(document.components.securitySchemes["geocodeKey"]?.name).toBe("My-Brand-Geocode-Key");
    expect(JSON.stringify(document)).not.toContain("Chart-");
    await configured.close();
  });
});
