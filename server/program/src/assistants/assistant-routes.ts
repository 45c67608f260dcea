import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { McpServerFactory } from "@modelcontextprotocol/server";
import { type CallOutcome, costOfCall, createAssistant } from "bodygraph-mcp";
import { addressKey, type Logger, loggableError, PacedWork, RefusalDelay } from "chart-http/base";
import { Failure } from "chart-http/errors";
import { type AdmitByKey, type Env, MAX_BODY_BYTES, readBody, refusalByHeaders } from "chart-http/host";
import { type Context, Hono } from "hono";
import { createMessageAnswerer } from "./answer-message.js";
import { type AssistantHostDeps, assistantHost, type Call } from "./assistant-host.js";
import { serverCard } from "./server-card.js";
import { limitStrangers } from "./strangers-limit.js";

/** Call of a server that is created outside of a request. */
const NO_CALL: Call = { caller: "", signal: new AbortController().signal };

/** Calls in progress, beyond which strangers and keys alike are told to come back: each holds its message and its answer. */
const MAX_IN_PROGRESS = 64;

/** Path of the tools for assistants. */
export const MCP_PATH = "/mcp";

const CARD_PATH = "/.well-known/mcp/server-card.json";

export interface AssistantDeps extends Pick<AssistantHostDeps, "places" | "png"> {
  /** Calls a minute that an address without a key may make. */
  readonly callsPerMinute: number;
  /** Address of the service, without a trailing slash. */
  readonly url: string;
  readonly version: string;
  readonly callerAddress: (c: Context<Env>) => string | undefined;
  /** Admits callers with a key by their own limit. */
  readonly admitByKey: AdmitByKey;
  /** Returns true while ordinary requests are at work. */
  readonly isBusy: () => boolean;
  /** Counts a call for the metrics; undefined if they are off. */
  readonly recordCall?: ((tool: string, outcome: CallOutcome) => void) | undefined;
  readonly now: () => Date;
  readonly logger: Logger;
}

/**
 * Creates the routes of the tools for assistants: each message is a request of its own, answered as JSON, in both eras of
 * the protocol.
 *
 *     Origin -> body -> key, or limits of strangers, by the cost of the message -> tool, in steps
 */
export function createAssistantRoutes(deps: AssistantDeps): Hono<Env> {
  const { url, version, callerAddress, admitByKey, now, logger } = deps;
  const chartApp = readFileSync(fileURLToPath(import.meta.resolve("bodygraph-mcp/chart-app.html")), "utf8");
  const hostDeps = { ...deps, chartApp, pacedWork: new PacedWork(deps.isBusy) };
  const calls = new WeakMap<Request, Call>();
  const factory: McpServerFactory = (context) => {
    const call = context.requestInfo && calls.get(context.requestInfo);
    return createAssistant({
      host: assistantHost(hostDeps, call ?? NO_CALL),
      version,
      onCall: deps.recordCall,
      onFault: (error, tool) =>
        logger.error({ tool, error: loggableError(error) }, "a tool for assistants failed"),
    })(context);
  };
  const answer = createMessageAnswerer(factory);
  const limit = limitStrangers(deps.callsPerMinute, now);
  const refusals = new RefusalDelay();
  const origin = new URL(url).origin;

  let inProgress = 0;

  const app = new Hono<Env>();
  app.post(MCP_PATH, async (c) => {
    const from = c.req.header("Origin");
    if (from !== undefined && from !== origin)
      return refuse(
        c,
        403,
        "Requests from web pages of other sites are refused. Call from a server or an app.",
      );
    const message = await messageOf(c);
    if (message instanceof Failure) return c.get("refuse")(message);
    if (message === undefined) return refuse(c, 400, "Send one JSON-RPC message as JSON.", -32700);
    const cost = costOfCall(message);
    const address = callerAddress(c);
    let caller = addressKey(address ?? "unknown");
    if (c.req.header("Authorization") !== undefined) {
      const account = await admitByKey(c, cost);
      if (account instanceof Failure) return c.get("refuse")(account);
      caller = account.id;
    } else {
      const refused = limit(address, cost);
      if (refused !== undefined) {
        await refusals.pass();
        c.header("Retry-After", `${refused.retryAfterSeconds}`);
        return refuse(c, 429, refused.message, -32000, idOf(message));
      }
    }
    if (inProgress >= MAX_IN_PROGRESS) {
      c.header("Retry-After", "1");
      return refuse(c, 429, "Many people are calling these tools. Try again in 1 s.", -32000, idOf(message));
    }
    const request = c.req.raw;
    calls.set(request, { caller, signal: request.signal });
    inProgress++;
    try {
      return await answer(request, message);
    } finally {
      inProgress--;
    }
  });
  const card = JSON.stringify(serverCard({ url: `${url}${MCP_PATH}`, version }));
  app.get(CARD_PATH, (c) => {
    c.header("Access-Control-Allow-Origin", "*");
    c.header("Cache-Control", "public, max-age=3600");
    return c.body(card, 200, { "Content-Type": "application/json" });
  });
  return app;
}

/** Reads the message of a request; undefined if it is none. Several in one body are none: each has its own cost. */
async function messageOf(c: Context<Env>): Promise<object | Failure | undefined> {
  const bytes = refusalByHeaders(c.req.raw, MAX_BODY_BYTES) ?? (await readBody(c.req.raw, MAX_BODY_BYTES));
  if (bytes instanceof Failure) return bytes;
  try {
    const message: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof message === "object" && message !== null && !Array.isArray(message) ? message : undefined;
  } catch {
    return undefined;
  }
}

function idOf(message: object): string | number | null {
  const { id } = message as { readonly id?: unknown };
  return typeof id === "string" || typeof id === "number" ? id : null;
}

/** Refuses a request by an error of JSON-RPC. */
function refuse(
  c: Context<Env>,
  status: 400 | 403 | 429,
  message: string,
  code = -32000,
  id: string | number | null = null,
): Response {
  return c.json({ jsonrpc: "2.0", id, error: { code, message } }, status);
}
