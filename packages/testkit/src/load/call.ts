import { Agent, request } from "node:http";

export interface Call {
  readonly method?: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A whole answer, or why there was none. */
export type Outcome =
  | {
      readonly kind: "answered";
      readonly status: number;
      readonly headers: Readonly<Record<string, string | string[] | undefined>>;
      readonly body: string;
      readonly ms: number;
    }
  | { readonly kind: "lost"; readonly reason: string; readonly ms: number };

/** A caller who has waited for so long was forgotten. */
const HUNG_MS = 20_000;

/** Connections that are kept, as many as there are calls at once. */
export function createAgent(): Agent {
  return new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
}

/** Sends a call; never rejects. The reason of a lost one is Node's code, or HUNG. */
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
