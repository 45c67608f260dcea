import { randomBytes } from "node:crypto";
import {
  createRequestStateCodec,
  inputRequired,
  type McpServer,
  type ServerContext,
} from "@modelcontextprotocol/server";

/** State of a call between its rounds. */
interface State {
  readonly round: number;
}

/** Signs the states of calls, which go through the client. */
export const STATES: ReturnType<typeof createRequestStateCodec<State>> = createRequestStateCodec<State>({
  key: randomBytes(32),
});

const NAME = elicitation("What is your name?", "name", { type: "string" });
const CONFIRMATION = elicitation("Please confirm", "ok", { type: "boolean" });
const TEXT = inputRequired.createMessage({
  messages: [{ role: "user", content: { type: "text", text: "What is the capital of France?" } }],
  maxTokens: 100,
});
const ROOTS = inputRequired.listRoots();

/** Inputs that a call of each tool asks of the client, in one round. */
const INPUTS = {
  test_input_required_result_elicitation: { user_name: NAME },
  test_input_required_result_sampling: { sample_request: TEXT },
  test_input_required_result_list_roots: { roots_request: ROOTS },
  test_input_required_result_request_state: { confirm: CONFIRMATION },
  test_input_required_result_tampered_state: { confirm: CONFIRMATION },
  test_input_required_result_multiple_inputs: { user_name: NAME, greeting: TEXT, client_roots: ROOTS },
  test_missing_capability: { sample_request: TEXT },
  test_streaming_elicitation: { user_name: NAME },
};

/** Adds the tools and the prompt of the suite that ask the client for input by their answer, without a stream. */
export function addInputs(server: McpServer): void {
  for (const [name, inputRequests] of Object.entries(INPUTS))
    server.registerTool(name, { description: "Asks for input" }, async ({ mcpReq }) => {
      const { inputResponses = {} } = mcpReq;
      return Object.keys(inputRequests).every((key) => key in inputResponses)
        ? answered(inputResponses)
        : inputRequired({ inputRequests, requestState: await STATES.mint({ round: 1 }) });
    });
  server.registerTool("test_input_required_result_multi_round", { description: "Asks twice" }, secondRound);
  server.registerTool(
    "test_input_required_result_capabilities",
    { description: "Asks for what the client can give" },
    ({ mcpReq }) => {
      if (mcpReq.inputResponses !== undefined) return answered(mcpReq.inputResponses);
      const { elicitation, sampling } = capabilitiesOf(mcpReq);
      return inputRequired({
        inputRequests: {
          ...(elicitation !== undefined && { elicit_input: NAME }),
          ...(sampling !== undefined && { sample_input: TEXT }),
        },
      });
    },
  );
  server.registerTool("test_logging_tool", { description: "Logs nothing" }, () => answered({}));
  server.registerPrompt(
    "test_input_required_result_prompt",
    { description: "Asks for its context" },
    ({ mcpReq }) => {
      if (mcpReq.inputResponses === undefined) {
        const user_context = elicitation("What context should the prompt use?", "context", {
          type: "string",
        });
        return inputRequired({ inputRequests: { user_context } });
      }
      const text = JSON.stringify(mcpReq.inputResponses);
      return { messages: [{ role: "user", content: { type: "text", text } }] };
    },
  );
}

async function secondRound({ mcpReq }: ServerContext) {
  const { round = 0 } = mcpReq.requestState<State>() ?? {};
  const { inputResponses = {} } = mcpReq;
  if (round === 2 && "step2" in inputResponses) return answered(inputResponses);
  const next = round === 1 && "step1" in inputResponses ? 2 : 1;
  return inputRequired({
    inputRequests: { [`step${next}`]: NAME },
    requestState: await STATES.mint({ round: next }),
  });
}

function capabilitiesOf({ envelope }: ServerContext["mcpReq"]): Readonly<Record<string, unknown>> {
  const { "io.modelcontextprotocol/clientCapabilities": capabilities } = { ...envelope } as Readonly<
    Record<string, Readonly<Record<string, unknown>> | undefined>
  >;
  return capabilities ?? {};
}

function answered(inputs: Readonly<Record<string, unknown>>) {
  return { content: [{ type: "text" as const, text: JSON.stringify(inputs) }] };
}

function elicitation(message: string, name: string, property: { type: "string" } | { type: "boolean" }) {
  return inputRequired.elicit({
    message,
    requestedSchema: { type: "object", properties: { [name]: property }, required: [name] },
  });
}
