import { McpServer, type McpServerFactory } from "@modelcontextprotocol/server";
import type { AssistantHost } from "./base/host.js";
import { uncheckedSchema } from "./base/input-schema.js";
import type { AnyTool, ToolAnswer } from "./base/tool.js";
import { ToolFailure } from "./base/tool-failure.js";
import { PROMPTS } from "./prompts.js";
import { CHART_APP_URI, registerResources } from "./resources.js";
import { TOOLS } from "./tools/index.js";

/** Outcomes of a call: an answer, a failure that tells how to mend the input, or a fault of the program. */
export const CALL_OUTCOMES = ["ok", "mend", "fault"] as const;

/** One of {@link CALL_OUTCOMES}. */
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** Facts about the server for its doors. */
export interface AssistantOptions {
  readonly host: AssistantHost;
  /** Version of the server. */
  readonly version: string;
  /** Notes that a tool was called: nothing of its input. */
  readonly onCall?: ((tool: string, outcome: CallOutcome) => void) | undefined;
  /** Receives the fault of a tool. */
  readonly onFault?: ((error: unknown, tool: string) => void) | undefined;
}

/** Name of the server in the registry of servers. */
export const SERVER_NAME = "bodygraph";

/** Instructions for assistants, 500 characters at most. */
export const INSTRUCTIONS: string =
  "Exact Human Design charts. Ask for date, clock time and place of birth; pass the place as said, and repeat the place understood. " +
  "If an answer has a question, ask the person. If the time is not known to the minute, call chart_window, tell what is certain and ask its next question. " +
  "Times are UTC unless said. Nothing is kept. For self-reflection: no medical, psychological or financial advice. Independent, not affiliated with Jovian Archive.";

/** Lists may be cached: they change only with a release. */
const LIST_TTL_MS = 3_600_000;

/** Creates the factory of servers that every door uses: one server for a request or a connection, in both eras of the protocol. */
export function createAssistant(options: AssistantOptions): McpServerFactory {
  const { version } = options;
  const cached = { ttlMs: LIST_TTL_MS, cacheScope: "public" } as const;
  return () => {
    const server = new McpServer(
      { name: SERVER_NAME, title: "Human Design charts", version },
      {
        capabilities: {
          tools: { listChanged: false },
          resources: { listChanged: false },
          prompts: { listChanged: false },
        },
        instructions: INSTRUCTIONS,
        cacheHints: {
          "tools/list": cached,
          "resources/list": cached,
          "resources/templates/list": cached,
          "prompts/list": cached,
          "server/discover": cached,
        },
      },
    );
    for (const tool of TOOLS) register(server, tool, options);
    registerResources(server, options.host);
    for (const { name, title, description, args, text } of PROMPTS)
      server.registerPrompt(name, { title, description, argsSchema: args }, (given) => ({
        messages: [{ role: "user", content: { type: "text", text: text(given) } }],
      }));
    return server;
  };
}

function register(server: McpServer, tool: AnyTool, { host, onCall, onFault }: AssistantOptions): void {
  const { name, title, description, input, output, hasApp } = tool;
  server.registerTool(
    name,
    {
      ...{ title, description },
      inputSchema: uncheckedSchema(input.json),
      outputSchema: uncheckedSchema(output),
      annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
      ...(hasApp && { _meta: { ui: { resourceUri: CHART_APP_URI }, "ui/resourceUri": CHART_APP_URI } }),
    },
    async (given: unknown) => {
      try {
        const answer = await tool.run(input.check(given), host);
        onCall?.(name, "ok");
        return resultOf(answer);
      } catch (error) {
        const isMendable = error instanceof ToolFailure;
        onCall?.(name, isMendable ? "mend" : "fault");
        if (!isMendable) onFault?.(error, name);
        const text = isMendable
          ? error.message
          : "This tool failed. Try again; if it fails again, tell the person.";
        return { content: [{ type: "text", text }], isError: true };
      }
    },
  );
}

function resultOf({ text, data, png }: ToolAnswer) {
  return {
    content: [
      { type: "text" as const, text },
      ...(png === undefined ? [] : [{ type: "image" as const, data: png, mimeType: "image/png" }]),
    ],
    structuredContent: data,
  };
}
