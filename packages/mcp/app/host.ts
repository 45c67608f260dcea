/**
 * The view's side of MCP Apps: JSON-RPC by messages between the view and the window of its host. By hand, because the class
 * `App` of the official package makes the file twice as large; the tests talk to this file by the official bridge.
 */
import type {
  McpUiHostContext,
  McpUiInitializeRequest,
  McpUiInitializeResult,
  McpUiSizeChangedNotification,
  McpUiToolCancelledNotification,
  McpUiToolResultNotification,
} from "@modelcontextprotocol/ext-apps";

export type ToolResult = McpUiToolResultNotification["params"];

/** Events that a host tells its view. */
export interface HostEvents {
  /** Takes the whole context: first as the host gave it, then with each change. */
  readonly onContext: (context: McpUiHostContext) => void;
  /** The tool was called. */
  readonly onInput: () => void;
  /** The tool has answered. */
  readonly onResult: (result: ToolResult) => void;
  /** The call was cancelled. */
  readonly onCancelled: (reason: string) => void;
  /** The host is about to remove the view. */
  readonly onTeardown: () => void;
}

interface Message {
  readonly jsonrpc?: string;
  readonly id?: string | number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
}

const VERSION: McpUiInitializeRequest["params"]["protocolVersion"] = "2026-01-26";
const INITIALIZE_ID = 1;
const METHOD_NOT_FOUND = -32601;

/** Sends a message to the host. Its origin is not known to a view; nothing that is sent is secret. */
function send(message: Message & { readonly error?: object }): void {
  window.parent.postMessage({ jsonrpc: "2.0", ...message }, "*");
}

/** Tells the host the size of the view. */
export function sendSize(params: McpUiSizeChangedNotification["params"]): void {
  send({ method: "ui/notifications/size-changed", params });
}

/** Greets the host and listens to it. */
export function connect(events: HostEvents): void {
  let context: McpUiHostContext = {};
  const onContext = (changed: McpUiHostContext | undefined) => {
    context = { ...context, ...changed };
    events.onContext(context);
  };
  const notifications: Readonly<Record<string, (params: unknown) => void>> = {
    "ui/notifications/tool-input": events.onInput,
    "ui/notifications/tool-result": (params) => events.onResult(params as ToolResult),
    "ui/notifications/tool-cancelled": (params) =>
      events.onCancelled((params as McpUiToolCancelledNotification["params"] | undefined)?.reason ?? ""),
    "ui/notifications/host-context-changed": (params) => onContext(params as McpUiHostContext),
  };
  const requests: Readonly<Record<string, () => void>> = {
    ping: () => {},
    "ui/resource-teardown": events.onTeardown,
  };
  window.addEventListener("message", ({ source, data }: MessageEvent<Message | null>) => {
    if (source !== window.parent || data?.jsonrpc !== "2.0") return;
    const { id, method, params, result } = data;
    if (method === undefined) {
      if (id !== INITIALIZE_ID || result === undefined) return;
      onContext((result as McpUiInitializeResult | null)?.hostContext ?? {});
      send({ method: "ui/notifications/initialized" });
    } else if (id === undefined) {
      if (Object.hasOwn(notifications, method)) notifications[method]!(params);
    } else if (Object.hasOwn(requests, method)) {
      requests[method]!();
      send({ id, result: {} });
    } else send({ id, error: { code: METHOD_NOT_FOUND, message: "Method not found" } });
  });
  const initialize: McpUiInitializeRequest = {
    method: "ui/initialize",
    params: {
      appInfo: { name: "bodygraph-mcp", version: "1" },
      appCapabilities: { availableDisplayModes: ["inline"] },
      protocolVersion: VERSION,
    },
  };
  send({ id: INITIALIZE_ID, ...initialize });
}
