import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request that a local server has received. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** Answers one request. */
export type Answer = (response: ServerResponse, request: Received) => unknown;

/** A server on loopback that records requests. */
export interface LocalServer {
  readonly url: string;
  readonly requests: Received[];
  close(): void;
}

/** Starts a server that gives one answer after the other; the last one answers all further requests. */
export async function serve(...answers: readonly Answer[]): Promise<LocalServer> {
  const requests: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = "", url: path = "", headers } = request;
    const received = { method, path, headers, body: Buffer.concat(chunks).toString() };
    const answer = answers[Math.min(requests.length, answers.length - 1)];
    requests.push(received);
    await answer?.(response, received);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, close };
}

/** Returns an answer in JSON. */
export function json(status: number, body: object, headers: Readonly<Record<string, string>> = {}): Answer {
  return (response) =>
    response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(body));
}

/** Returns an answer with an error of the API. */
export function failure(
  status: number,
  errorCode: string,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  return json(status, { success: false, errorCode, message: `${errorCode}.` }, headers);
}

/** Returns an answer that passes requests on to a service. */
export function passOn(serviceUrl: string): Answer {
  return async (response, { method, path, headers, body }) => {
    const { host: _, connection: __, "content-length": ___, ...sent } = headers;
    const init = { method, headers: sent as Record<string, string>, ...(method === "POST" && { body }) };
    const answer = await fetch(serviceUrl + path, init);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const kept = [...answer.headers].filter(
      ([name]) => !/^(connection|keep-alive|transfer-encoding)$/.test(name),
    );
    response.writeHead(answer.status, Object.fromEntries(kept)).end(bytes);
  };
}
