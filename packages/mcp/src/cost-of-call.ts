import { ToolFailure } from "./base/tool-failure.js";
import { TOOLS } from "./tools/index.js";

/** Cost of every message that is no call of a tool, such as a list. */
const MESSAGE_COST = 1;

/**
 * Returns what a message costs, as a multiple of a chart: a call what its tool says, if its input can be read, and
 * everything else one.
 *
 * @param message A JSON-RPC message, as it was sent.
 */
export function costOfCall(message: unknown): number {
  const { method, params } = (message ?? {}) as { readonly method?: unknown; readonly params?: unknown };
  if (method !== "tools/call" || typeof params !== "object" || params === null) return MESSAGE_COST;
  const { name, arguments: input = {} } = params as { readonly name?: unknown; readonly arguments?: unknown };
  const tool = TOOLS.find((each) => each.name === name);
  if (tool === undefined) return MESSAGE_COST;
  try {
    return tool.cost(tool.input.check(input));
  } catch (error) {
    if (error instanceof ToolFailure) return MESSAGE_COST;
    throw error;
  }
}
