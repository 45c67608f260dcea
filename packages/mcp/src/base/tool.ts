import type { AssistantHost } from "./host.js";
import type { ToolInput } from "./input-schema.js";

/** An answer of a tool. */
export interface ToolAnswer {
  /** The short answer in words, for the assistant. */
  readonly text: string;
  /** The data behind it. */
  readonly data: Readonly<Record<string, unknown>>;
  /** A picture, PNG in base64. */
  readonly png?: string;
}

/** A tool: one record from which the lists, the doors and the documents are made. */
export interface Tool<Input = never> {
  /** Name by which an assistant calls it. */
  readonly name: string;
  /** Name for people. */
  readonly title: string;
  /** Description for assistants: when to call it, and what it answers. */
  readonly description: string;
  readonly input: ToolInput<Input>;
  /** JSON schema of the data of an answer. */
  readonly output: Record<string, unknown>;
  /**
   * Returns what a call costs, as a multiple of a chart, whole and at least one. The input has been checked.
   */
  readonly cost: (input: Input) => number;
  /** True if its answers may be shown by the MCP App. */
  readonly hasApp?: true;
  /** @throws ToolFailure if the input must be mended. */
  readonly run: (input: Input, host: AssistantHost) => Promise<ToolAnswer>;
}

/** A tool of which nobody knows the input's type. */
export type AnyTool = Tool<unknown>;

/** Creates a tool whose input type follows from its schema. */
export function tool<Input>(record: Tool<Input>): AnyTool {
  return record as unknown as AnyTool;
}
