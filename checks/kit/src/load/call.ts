import { Agent, request } from "node:http";

/** A request to the service, by default a POST. */
export interface Call {
  readonly method?: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A complete response, or the reason why there was none. */
export type Outcome =
  | {
      readonly kind: "answered";
      readonly status: number;
      readonly headers: Readonly<Record<string, string | string[] | undefined>>;
      readonly body: string;
      readonly ms: number;
    }
  | { readonly kind: "lost"; readonly reason: string; readonly ms: number };

/** Time after which a request without a response counts as lost. */
const HUNG_MS = 20_000;

/** Creates an agent that keeps connections open, one for each concurrent request. */
export function createAgent(): Agent {
  return new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
}

/** Sends a request; never rejects. The reason of a lost one is Node's error code, or HUNG after a timeout. */
export function send(
  agent: Agent,
  url: string,
  { method = "POST", path, headers, body }: Call,
): Promise<Outcome> {
  const startedMs = performance.now();
  const ms = () => performance.now() - startedMs;
  return new Promise((resolve) => {
    const lose = (error: NodeJS.ErrnoException) =>
      resolve({ kind: "lost", reason: error.code ?? error.message, ms: ms() });
    const outgoing = request(new URL(path, url), {
      agent,
      method,
      headers: { "Content-Length": Buffer.byteLength(body), ...headers },
      timeout: HUNG_MS,
    });
    outgoing.on("timeout", () => outgoing.destroy(Object.assign(new Error(), { code: "HUNG" })));
    outgoing.on("error", lose);
    outgoing.on("response", (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("error", lose);
      response.on("end", () =>
        resolve({
          kind: "answered",
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
          ms: ms(),
        }),
      );
    });
    outgoing.end(body);
  });
}
