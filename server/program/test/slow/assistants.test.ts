import { TestService } from "@chart/kit/services/test-service";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { TOOLS } from "bodygraph-mcp";
import { afterEach, describe, expect, test } from "vitest";
import type { AppDeps } from "../../src/app.js";

const URL_OF_SERVICE = "https://charts.example.com";
const BIRTH = { date: "1990-09-05", time: "21:17", timeZone: "Europe/Amsterdam" };
const CALLS: Readonly<Record<string, Record<string, unknown>>> = {
  compute_chart: BIRTH,
  chart_window: { ...BIRTH, time: "evening" },
  sky_changes: { at: "2026-12-01", until: "2026-12-08", ...BIRTH },
  compare_charts: { people: [BIRTH, { utc: "1960-02-03T03:10Z" }] },
  find_returns: BIRTH,
  draw_chart: { ...BIRTH, name: "Ada" },
  explain_term: { term: "authority" },
};

let now = new Date("2026-11-22T10:00:00Z");
const calls: string[] = [];
let service: TestService | undefined;
afterEach(async () => {
  await service?.close();
  service = undefined;
  calls.length = 0;
});

async function open(callsPerMinute = 60, overrides: Partial<AppDeps> = {}): Promise<TestService> {
  service = await TestService.open({
    trustProxy: true,
    now: () => now,
    assistants: {
      ...{ callsPerMinute, url: URL_OF_SERVICE, version: "1.2.3" },
      places: { gazetteer: undefined },
      isBusy: () => false,
      recordCall: (tool, outcome) => calls.push(`${tool} ${outcome}`),
    },
    ...overrides,
  });
  return service;
}

const JSON_HEADERS = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };

const message = (name: string, input: object) => ({
  ...{ jsonrpc: "2.0", id: 7, method: "tools/call" },
  params: { name, arguments: input },
});

function post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return service!.request("/mcp", { method: "POST", headers: { ...JSON_HEADERS, ...headers }, body: text });
}

async function clientOf(era: "legacy" | "modern", headers: Record<string, string> = {}): Promise<Client> {
  const mode = era === "modern" ? { pin: "2026-07-28" } : era;
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
  const fetch = async (_url: URL | string, init: RequestInit = {}) => service!.request("/mcp", init as never);
  const requestInit = { headers };
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${URL_OF_SERVICE}/mcp`), { fetch, requestInit }),
  );
  return client;
}

test.each(["legacy", "modern"] as const)(
  "without a key, every tool is listed and called (%s)",
  async (era) => {
    await open(100_000);
    const client = await clientOf(era);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
    for (const [name, input] of Object.entries(CALLS)) {
      const { isError, content } = await client.callTool({ name, arguments: input });
      expect([name, isError ?? false, content[0]?.type]).toEqual([name, false, "text"]);
    }
    expect(calls).toEqual(Object.keys(CALLS).map((name) => `${name} ok`));
  },
);

test("a drawn chart is a PNG of the service's own renderer", async () => {
  await open();
  const client = await clientOf("legacy");
  const { content } = await client.callTool({ name: "draw_chart", arguments: BIRTH });
  const image = content.find((part) => part.type === "image");
  expect(image?.mimeType).toBe("image/png");
  const bytes = Buffer.from(image?.data ?? "", "base64");
  expect([bytes.subarray(1, 4).toString(), bytes.readUInt32BE(16)]).toEqual(["PNG", 600]);
});

test.each(["GET", "DELETE", "PUT"])(
  "%s is refused with 405 and the method that is allowed",
  async (method) => {
    await open();
    const response = await service!.request("/mcp", { method });
    expect([response.status, response.headers.get("Allow")]).toEqual([405, "POST"]);
    expect(await response.json()).toMatchObject({ errorCode: "METHOD_NOT_ALLOWED" });
  },
);

test.each([
  ["no Origin", undefined, 200],
  ["the service's own", URL_OF_SERVICE, 200],
  ["another site's", "https://evil.example", 403],
  ["that of a file", "null", 403],
  ["another port's", `${URL_OF_SERVICE}:8443`, 403],
])("of pages, only those of the service may call: %s", async (_case, origin, status) => {
  await open();
  const response = await post(
    message("compute_chart", BIRTH),
    origin === undefined ? {} : { Origin: origin },
  );
  expect(response.status).toBe(status);
  if (status === 403) expect(await response.json()).toMatchObject({ error: { message: /other sites/ } });
});

test.each([
  ["no JSON", "{", 400],
  ["no object", "7", 400],
  ["several messages", [message("compute_chart", BIRTH)], 400],
  ["more than 8 KiB", "x".repeat(8193), 413],
  ["deep nesting", `${"[".repeat(4000)}${"]".repeat(4000)}`, 400],
])("a body of %s is refused as JSON", async (_case, body, status) => {
  await open();
  const response = await post(body);
  expect([response.status, response.headers.get("Content-Type")]).toEqual([status, "application/json"]);
  await response.json();
});

test("a subscription is refused as a method that the server lacks", async () => {
  await open();
  const _meta = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  const method = "subscriptions/listen";
  const params = { notifications: { toolsListChanged: true }, _meta };
  const headers = { "MCP-Protocol-Version": "2026-07-28", "Mcp-Method": method };
  const response = await post({ jsonrpc: "2.0", id: 7, method, params }, headers);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({
    jsonrpc: "2.0",
    id: 7,
    error: { code: -32601, message: "Method not found" },
  });
  const mismatched = await post(
    { jsonrpc: "2.0", id: 7, method, params },
    { ...headers, "Mcp-Method": "tools/list" },
  );
  expect(mismatched.status).toBe(400);
});

describe("limits of callers without a key", () => {
  const from = (address: string) => ({ "X-Forwarded-For": address });

  test("an address makes its calls a minute, then is told when it may call again", async () => {
    await open(3);
    const statuses: number[] = [];
    for (let at = 0; at < 3; at++)
      statuses.push((await post(message("compute_chart", BIRTH), from("192.0.2.1"))).status);
    expect(statuses).toEqual([200, 200, 200]);
    const refused = await post(message("compute_chart", BIRTH), from("192.0.2.1"));
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "20"]);
    expect(await refused.json()).toMatchObject({
      id: 7,
      error: { message: "This address called too often. Try again in 20 s." },
    });
    expect((await post(message("compute_chart", BIRTH), from("192.0.2.2"))).status).toBe(200);
    now = new Date(now.getTime() + 20_000);
    expect((await post(message("compute_chart", BIRTH), from("192.0.2.1"))).status).toBe(200);
  });

  test("a call counts by its cost: people, spans and pictures", async () => {
    await open(20);
    const draw = () => post(message("draw_chart", BIRTH), from("192.0.2.3"));
    expect([(await draw()).status, (await draw()).status, (await draw()).status]).toEqual([200, 200, 429]);
    now = new Date(now.getTime() + 1000);
    const people = Array.from({ length: 20 }, () => BIRTH);
    const crowd = () => post(message("compare_charts", { people }), from("192.0.2.4"));
    // It costs more than the limit holds, so it takes all of it.
    expect([(await crowd()).status, (await crowd()).status]).toEqual([200, 429]);
  });

  test("all addresses together have one limit, and a refusal takes nothing of an address's own", async () => {
    await open();
    const each = await Promise.all(
      Array.from({ length: 50 }, (_, at) => post(message("compute_chart", BIRTH), from(`198.51.100.${at}`))),
    );
    const counts = [200, 429].map((status) => each.filter((response) => response.status === status).length);
    expect(counts).toEqual([40, 10]);
    now = new Date(now.getTime() + 1000);
    expect((await post(message("compute_chart", BIRTH), from("198.51.100.49"))).status).toBe(200);
  });
});

describe("with a key", () => {
  test("a wrong one is refused with 401", async () => {
    await open();
    const response = await post(message("compute_chart", BIRTH), {
      Authorization: "Bearer chart_live_wrong",
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ errorCode: "API_KEY_INVALID" });
  });

  test("the limit of the account counts, and no credit is taken", async () => {
    await open(1, { rateLimitPerMinute: 5 });
    const Authorization = `Bearer ${await service!.openAccount()}`;
    const call = () => post(message("compute_chart", BIRTH), { Authorization });
    const responses = [await call(), await call(), await call(), await call(), await call(), await call()];
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    const credits = responses.map((response) => response.headers.get("X-Credits-Remaining"));
    expect(new Set(credits).size).toBe(1);
  });
});

test("logs and metrics have the tool and its outcome, and nothing of a birth", async () => {
  await open();
  const secret = { date: "1947-11-03", time: "04:44", timeZone: "Europe/Amsterdam" };
  await post(message("compute_chart", secret));
  await post(message("compute_chart", { ...secret, time: "evening-canary" }));
  await post(message("canary_tool", secret));
  await post(message("draw_chart", { ...secret, name: "Canary" }));
  const log = service!.logLines.join("\n");
  expect(log).toContain("/mcp");
  expect(`${log}\n${calls.join("\n")}`).not.toMatch(/1947|04:44|canary/i);
  expect(calls).toEqual(["compute_chart ok", "compute_chart mend", "draw_chart ok"]);
});

test("the server card names the endpoint and both eras", async () => {
  await open();
  const response = await service!.request("/.well-known/mcp/server-card.json");
  expect(await response.json()).toMatchObject({
    name: "com.example.charts/bodygraph",
    version: "1.2.3",
    remotes: [{ type: "streamable-http", url: `${URL_OF_SERVICE}/mcp` }],
  });
});

test("turned off, there is no such path", async () => {
  await open(60, { assistants: undefined });
  const response = await post(message("compute_chart", BIRTH));
  expect(response.status).toBe(404);
});
