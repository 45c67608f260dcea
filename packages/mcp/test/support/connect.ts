import { Client, InMemoryTransport, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createMcpHandler } from "@modelcontextprotocol/server";
import { type AssistantHost, type AssistantOptions, createAssistant, runInTurns } from "../../src/index.js";
import { testPlaces } from "./test-places.js";

/** Both eras of the protocol: the handshake up to 2025-11-25, and 2026-07-28. */
export const ERAS = ["legacy", "modern"] as const;
export type Era = (typeof ERAS)[number];

export const TEST_HOST: AssistantHost = {
  places: testPlaces(),
  run: runInTurns,
  png: async () => "iVBORw==",
  chartApp: "<!doctype html><title>Chart</title>",
};

/** Creates a client of an era. */
function clientOf(era: Era): Client {
  const mode = era === "modern" ? { pin: "2026-07-28" } : "legacy";
  return new Client({ name: "test", version: "1" }, { versionNegotiation: { mode: mode as never } });
}

/** Connects the SDK's client with the server over requests that stay in this process. */
export async function connectByHttp(era: Era, options: Partial<AssistantOptions> = {}): Promise<Client> {
  const handler = createMcpHandler(createAssistant({ host: TEST_HOST, version: "1.2.3", ...options }));
  const client = clientOf(era);
  const fetch = (url: URL | string, init?: RequestInit) => handler.fetch(new Request(url, init));
  await client.connect(new StreamableHTTPClientTransport(new URL("http://test/mcp"), { fetch }));
  return client;
}

/** Connects them by a pair of transports in memory: the handshake's era alone, as that server keeps its connection. */
export async function connectInMemory(options: Partial<AssistantOptions> = {}): Promise<Client> {
  const [own, other] = InMemoryTransport.createLinkedPair();
  const server = await createAssistant({ host: TEST_HOST, version: "1.2.3", ...options })({ era: "legacy" });
  await server.connect(other);
  const client = clientOf("legacy");
  await client.connect(own);
  return client;
}
