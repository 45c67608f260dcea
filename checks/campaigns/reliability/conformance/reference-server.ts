import type { AddressInfo } from "node:net";
import { createMessageAnswerer } from "@chart/program";
import { serve } from "@hono/node-server";
import { fromJsonSchema, McpServer, ResourceTemplate } from "@modelcontextprotocol/server";
import { Hono } from "hono";
import { addInputs, STATES } from "./reference-inputs.js";

const IMAGE = {
  type: "image",
  data: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==",
  mimeType: "image/png",
} as const;
const AUDIO = {
  type: "audio",
  data: "UklGRiYAAABXQVZFZm10IBAAAAABAAEAQB8AAAB9AAACABAAZGF0YQIAAAA=",
  mimeType: "audio/wav",
} as const;

/** Tools that answer at once, with the content that the suite expects of each. */
const CONTENTS = {
  test_simple_text: [textOf("This is a simple text response for testing.")],
  test_image_content: [IMAGE],
  test_audio_content: [AUDIO],
  test_embedded_resource: [embedded("test://embedded-resource", "This is an embedded resource content.")],
  test_multiple_content_types: [
    textOf("Multiple content types test:"),
    IMAGE,
    embedded("test://mixed-content-resource", '{"test":"data","value":123}', "application/json"),
  ],
};

/** Schema whose keywords a list of tools must keep. */
const SCHEMA_2020_12 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  type: "object" as const,
  $defs: {
    address: {
      $anchor: "addressDef",
      type: "object",
      properties: { street: { type: "string" }, city: { type: "string" } },
    },
  },
  properties: {
    name: { type: "string" },
    address: { $ref: "#/$defs/address" },
    contactMethod: { type: "string", enum: ["phone", "email"] },
    phone: { type: "string" },
    email: { type: "string" },
  },
  allOf: [{ anyOf: [{ required: ["phone"] }, { required: ["email"] }] }],
  if: { properties: { contactMethod: { const: "phone" } }, required: ["contactMethod"] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
  then: { required: ["phone"] },
  else: { required: ["email"] },
  additionalProperties: false,
};

/** Lists may be cached, as those of the service. */
const CACHED = { ttlMs: 3_600_000, cacheScope: "public" } as const;

/** A server with the suite's own tools, resources and prompts behind the code that answers messages for the service. */
export interface ReferenceServer {
  readonly url: string;
  close(): void;
}

/** Serves the tools, resources and prompts of the suite's reference server, as far as they need no stream. */
export async function serveReference(): Promise<ReferenceServer> {
  const answer = createMessageAnswerer(referenceServer);
  const app = new Hono().post("/mcp", async (c) => answer(c.req.raw, await c.req.json()));
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
    },
  };
}

function referenceServer(): McpServer {
  const server = new McpServer(
    { name: "reference", version: "1.0.0" },
    {
      capabilities: {
        tools: { listChanged: false },
        resources: { listChanged: false },
        prompts: { listChanged: false },
        completions: {},
      },
      requestState: { verify: STATES.verify },
      cacheHints: {
        "tools/list": CACHED,
        "resources/list": CACHED,
        "resources/templates/list": CACHED,
        "resources/read": CACHED,
        "prompts/list": CACHED,
        "server/discover": CACHED,
      },
    },
  );
  addTools(server);
  addResources(server);
  addPrompts(server);
  addInputs(server);
  server.server.setRequestHandler("completion/complete", () => ({
    completion: { values: [], total: 0, hasMore: false },
  }));
  return server;
}

function addTools(server: McpServer): void {
  for (const [name, content] of Object.entries(CONTENTS))
    server.registerTool(name, { description: name }, () => ({ content }));
  server.registerTool("test_error_handling", { description: "Fails" }, () => {
    throw new Error("This tool intentionally returns an error for testing");
  });
  server.registerTool(
    "json_schema_2020_12_tool",
    { description: "Has a schema", inputSchema: fromJsonSchema(SCHEMA_2020_12) },
    () => ({ content: [] }),
  );
  const region = { type: "string", "x-mcp-header": "Region" };
  server.registerTool(
    "test_parameter_header",
    {
      description: "Has a parameter that is also a header",
      inputSchema: fromJsonSchema({ type: "object", properties: { region } }),
    },
    () => ({ content: [] }),
  );
}

function addResources(server: McpServer): void {
  const plain = { mimeType: "text/plain" };
  const text = "This is the content of the static text resource.";
  server.registerResource("static-text", "test://static-text", plain, () => ({
    contents: [{ uri: "test://static-text", mimeType: "text/plain", text }],
  }));
  const { data: blob, mimeType } = IMAGE;
  server.registerResource("static-binary", "test://static-binary", { mimeType }, () => ({
    contents: [{ uri: "test://static-binary", mimeType, blob }],
  }));
  const template = new ResourceTemplate("test://template/{id}/data", { list: undefined });
  server.registerResource("template", template, { mimeType: "application/json" }, (uri, { id }) => {
    const data = JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` });
    return { contents: [{ uri: uri.href, mimeType: "application/json", text: data }] };
  });
}

function addPrompts(server: McpServer): void {
  const said = (...contents: readonly Content[]) => ({
    messages: contents.map((content) => ({ role: "user" as const, content })),
  });
  server.registerPrompt("test_simple_prompt", { description: "Simple" }, () =>
    said(textOf("This is a simple prompt for testing.")),
  );
  server.registerPrompt("test_prompt_with_image", { description: "With an image" }, () =>
    said(IMAGE, textOf("Please analyze the image above.")),
  );
  server.registerPrompt(
    "test_prompt_with_arguments",
    { description: "With arguments", argsSchema: strings("arg1", "arg2") },
    ({ arg1, arg2 }) => said(textOf(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)),
  );
  server.registerPrompt(
    "test_prompt_with_embedded_resource",
    { description: "With a resource", argsSchema: strings("resourceUri") },
    ({ resourceUri = "" }) =>
      said(
        embedded(resourceUri, "Embedded resource content for testing."),
        textOf("Please process the embedded resource above."),
      ),
  );
}

type Content = ReturnType<typeof textOf> | ReturnType<typeof embedded> | typeof IMAGE;

function textOf(text: string) {
  return { type: "text" as const, text };
}

function embedded(uri: string, text: string, mimeType = "text/plain") {
  return { type: "resource" as const, resource: { uri, mimeType, text } };
}

/** Returns the schema of an object of required strings. */
function strings(...names: readonly string[]) {
  return fromJsonSchema<Readonly<Record<string, string>>>({
    type: "object",
    properties: Object.fromEntries(names.map((name) => [name, { type: "string", description: name }])),
    required: [...names],
  });
}
