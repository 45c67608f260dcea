/**
 * Tools for assistants: eight tools, resources and prompts of the Model Context Protocol over one backend. Doors are in
 * `bodygraph-cli` (stdio, bundle) and in the service (HTTP).
 *
 * @module
 */
export {
  type AssistantHost,
  type AssistantPlaces,
  type KnownPlace,
  type LocatedPlace,
  runInTurns,
  type Steps,
} from "./base/host.js";
export type { AnyTool, Tool, ToolAnswer } from "./base/tool.js";
export { ToolFailure } from "./base/tool-failure.js";
export { costOfCall } from "./cost-of-call.js";
export {
  type AssistantOptions,
  CALL_OUTCOMES,
  type CallOutcome,
  createAssistant,
  INSTRUCTIONS,
  SERVER_NAME,
} from "./server.js";
export { TOOLS } from "./tools/index.js";
