import {
  createMcpHandler,
  isLegacyRequest,
  type McpServerFactory,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";

/** Answers the message of a request, which was read from its body. */
export type AnswerMessage = (request: Request, message: object) => Promise<Response>;

/** Creates the answerer of messages in both eras of the protocol: each is a request of its own, answered as JSON. */
export function createMessageAnswerer(factory: McpServerFactory): AnswerMessage {
  // Nothing that a server lists changes while it runs, so there is nothing to subscribe to.
  const modern = createMcpHandler(factory, { maxSubscriptions: 0 });
  return async (request, message) => {
    if (await isLegacyRequest(request, message)) return answerLegacy(factory, request, message);
    const answer = await modern.fetch(request, { parsedBody: message });
    return answer.status === 200 && isSubscription(message) ? refuseSubscription(message) : answer;
  };
}

interface Subscription {
  readonly method: "subscriptions/listen";
  readonly id: string | number;
}

function isSubscription(message: object): message is Subscription {
  return "method" in message && message.method === "subscriptions/listen";
}

/** Refuses a valid subscription as any method that a server lacks. The SDK's own refusal tells of an internal fault. */
function refuseSubscription({ id }: Subscription): Response {
  const error = { code: -32601, message: "Method not found" };
  return Response.json({ jsonrpc: "2.0", id, error }, { status: 404 });
}

/** Answers a message of the handshake's era. The SDK's own way for it would answer with a stream of events. */
async function answerLegacy(factory: McpServerFactory, request: Request, message: object): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = await factory({ era: "legacy", requestInfo: request });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody: message });
  } finally {
    await server.close();
  }
}
