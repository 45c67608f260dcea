import { expect, test } from "vitest";
import { INSTRUCTIONS, TOOLS } from "../src/index.js";
import { connectByHttp, connectInMemory, ERAS } from "./support/connect.js";

const NAMES = [
  "compute_chart",
  "chart_window",
  "sky_changes",
  "compare_charts",
  "find_returns",
  "draw_chart",
  "explain_term",
  "find_place",
];

const BIRTH = { date: "1990-09-05", time: "21:17", place: "Amsterdam" };
/** A call of each tool. */
const CALLS: Readonly<Record<string, Record<string, unknown>>> = {
  compute_chart: BIRTH,
  chart_window: { date: "1990-09-05", place: "Amsterdam", time: "evening" },
  sky_changes: { at: "2026-12-01T12:00Z", ...BIRTH },
  compare_charts: { people: [BIRTH, { utc: "1960-02-03T03:10Z" }] },
  find_returns: { ...BIRTH, kinds: ["saturn"] },
  draw_chart: { ...BIRTH, name: "Ada" },
  explain_term: { term: "authority" },
  find_place: { name: "amst" },
};

test.each(ERAS)("the SDK's client lists every tool, resource and prompt over HTTP (%s)", async (era) => {
  const client = await connectByHttp(era);
  expect(client.getServerVersion()).toMatchObject({ name: "bodygraph", version: "1.2.3" });
  expect(client.getInstructions()).toBe(INSTRUCTIONS);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(NAMES);
  const { resources } = await client.listResources();
  expect(resources.map(({ uri }) => uri)).toEqual([
    "bodygraph://glossary",
    "bodygraph://guides/births",
    "bodygraph://guides/uncertain-times",
    "bodygraph://guides/sky-and-returns",
    "ui://bodygraph/chart.html",
  ]);
  for (const { uri } of resources) {
    const { contents } = await client.readResource({ uri });
    expect(contents).toHaveLength(1);
    expect("text" in contents[0]! && contents[0].text.length).toBeGreaterThan(30);
  }
  const { prompts } = await client.listPrompts();
  expect(prompts.map(({ name }) => name)).toEqual(["read_my_chart", "time_unknown", "the_two_of_us"]);
  for (const { name, arguments: args = [] } of prompts) {
    const given = Object.fromEntries(args.map((arg) => [arg.name, "5 September 1990, 21:17, Amsterdam"]));
    const { messages } = await client.getPrompt({ name, arguments: given });
    expect(JSON.stringify(messages)).toContain("5 September 1990");
  }
});

test.each(ERAS)("every tool answers with a text and data that its schema accepts (%s)", async (era) => {
  const client = await connectByHttp(era);
  // The client checks the data of an answer against the schema of the list.
  await client.listTools();
  for (const name of NAMES) {
    const { content, structuredContent, isError } = await client.callTool({ name, arguments: CALLS[name] });
    expect([name, isError ?? false]).toEqual([name, false]);
    expect(content[0]).toMatchObject({ type: "text" });
    expect(structuredContent).toBeTypeOf("object");
  }
});

test("the same tools answer over a transport in memory", async () => {
  const client = await connectInMemory();
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(NAMES);
  for (const name of NAMES) {
    const { isError } = await client.callTool({ name, arguments: CALLS[name] });
    expect([name, isError ?? false]).toEqual([name, false]);
  }
});

test.each(ERAS)(
  "every tool has a name of at most 64 characters, a title and four annotations (%s)",
  async (era) => {
    const client = await connectByHttp(era);
    const { tools } = await client.listTools();
    for (const { name, title, description, annotations, inputSchema, outputSchema } of tools) {
      expect(name).toMatch(/^[a-z_]{1,64}$/);
      expect(title).toMatch(/^[A-Z]/);
      expect(description).toMatch(/\.$/);
      expect(annotations).toEqual({
        readOnlyHint: true,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      });
      expect(inputSchema["type"]).toBe("object");
      expect(outputSchema?.["type"]).toBe("object");
    }
  },
);

test.each(ERAS)(
  "the list of tools takes 16 kB at most, the instructions 500 characters (%s)",
  async (era) => {
    const client = await connectByHttp(era);
    const list = await client.listTools();
    expect(new TextEncoder().encode(JSON.stringify({ tools: list.tools })).length).toBeLessThanOrEqual(
      16_000,
    );
    expect(INSTRUCTIONS.length).toBeLessThanOrEqual(500);
  },
);

test("lists may be cached, in the era that says so", async () => {
  const client = await connectByHttp("modern");
  expect(await client.listTools()).toMatchObject({ ttlMs: 3_600_000, cacheScope: "public" });
});

test("only draw_chart has an app, of the type of MCP Apps and with nothing to connect to", async () => {
  const client = await connectByHttp("legacy");
  const { tools } = await client.listTools();
  expect(tools.filter(({ _meta }) => _meta !== undefined).map(({ name }) => name)).toEqual(["draw_chart"]);
  expect(tools.find(({ name }) => name === "draw_chart")?._meta).toMatchObject({
    ui: { resourceUri: "ui://bodygraph/chart.html" },
  });
  const { contents } = await client.readResource({ uri: "ui://bodygraph/chart.html" });
  expect(contents[0]).toMatchObject({
    mimeType: "text/html;profile=mcp-app",
    _meta: { ui: { csp: { connectDomains: [], resourceDomains: [] } } },
  });
});

test("a picture is a PNG, never image/svg+xml", async () => {
  const client = await connectByHttp("legacy");
  const { content } = await client.callTool({ name: "draw_chart", arguments: BIRTH });
  expect(content.filter(({ type }) => type === "image")).toEqual([
    { type: "image", data: "iVBORw==", mimeType: "image/png" },
  ]);
  expect(JSON.stringify(content)).not.toContain("svg");
});

test("a tool that does not exist is an error of the protocol", async () => {
  const client = await connectByHttp("legacy");
  await expect(client.callTool({ name: "delete_chart", arguments: {} })).rejects.toThrow(/delete_chart/);
});

test("tools are records: name, title and cost of each stand in one list", () => {
  expect(TOOLS.map(({ name }) => name)).toEqual(NAMES);
});
