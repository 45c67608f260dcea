import { gzipSync } from "node:zlib";
import { type Handler, json, refusal, success } from "@chart/kit/stand-ins/geocoding-provider";

/** A way in which a provider misbehaves, and the statuses that the caller should get. */
export interface Misbehaviour {
  readonly handler: Handler;
  readonly statuses: readonly number[];
}

const SPACES = " ".repeat(65_536);

const endless: Handler = (_request, response) => {
  response.writeHead(200, { "Content-Type": "application/json" });
  const more = () => {
    while (!response.destroyed && response.write(SPACES));
  };
  response.on("drain", more);
  more();
};

/** Sends bytes one by one, so that no timeout between two of them ever fires. */
function dripping(text: string): Handler {
  return ({ socket }) => {
    let sent = 0;
    const timer = setInterval(() => {
      if (sent < text.length) socket.write(text.charAt(sent++));
    }, 100);
    socket.on("error", () => {}).on("close", () => clearInterval(timer));
  };
}

/** Sends a gzip bomb: 64 MB of spaces in 64 KB, compressed in several layers. */
function bomb(layers: number): Handler {
  let packed: Uint8Array = Buffer.alloc(64 * 1024 * 1024, " ");
  for (let layer = 0; layer < layers; layer++) packed = gzipSync(packed);
  const encoding = Array(layers).fill("gzip").join(", ");
  return (_request, response) => {
    response.writeHead(200, { "Content-Type": "application/json", "Content-Encoding": encoding });
    response.end(packed);
  };
}

/**
 * Returns every way in which a provider may misbehave, by name.
 *
 * @param canary A loopback URL that must never be requested.
 */
export function misbehaviours(canary: URL): Readonly<Record<string, Misbehaviour>> {
  const unavailable = [502];
  const timeout = [504, 502];
  const redirect = (status: number) => ({
    handler: json("", status, { Location: canary.href }),
    statuses: unavailable,
  });
  return {
    silent: { handler: () => {}, statuses: timeout },
    "slow headers": {
      handler: dripping(`HTTP/1.1 200 OK\r\nX-Slow: ${"x".repeat(1000)}`),
      statuses: timeout,
    },
    "slow body": {
      handler: dripping(`HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\n${" ".repeat(5000)}`),
      statuses: timeout,
    },
    "endless body": { handler: endless, statuses: unavailable },
    "gzip bomb": { handler: bomb(1), statuses: unavailable },
    "nested gzip bomb": { handler: bomb(3), statuses: unavailable },
    reset: { handler: ({ socket }) => socket.resetAndDestroy(), statuses: unavailable },
    "no HTTP": { handler: ({ socket }) => socket.end("I am no HTTP\r\n\r\n"), statuses: unavailable },
    "huge headers": { handler: json("{}", 200, { "X-Huge": "x".repeat(60_000) }), statuses: unavailable },
    "wrong schema": { handler: json({ status: "OK", results: [{}] }), statuses: unavailable },
    "no JSON": { handler: json("<html>"), statuses: unavailable },
    "HTTP 500": { handler: json({}, 500), statuses: unavailable },
    "HTTP 503": { handler: json({}, 503), statuses: unavailable },
    "redirect 301": redirect(301),
    "redirect 302": redirect(302),
    "redirect 307": redirect(307),
    "bad key": { handler: refusal("REQUEST_DENIED"), statuses: [400] },
    "over quota": { handler: refusal("OVER_QUERY_LIMIT"), statuses: [429] },
  };
}

/** Returns a provider whose behaviour depends on the caller's key: the misbehaviour's name, `#` and anything. */
export function byKey(ways: Readonly<Record<string, Misbehaviour>>): Handler {
  const wellBehaved = success();
  return (request, response) => {
    const key = new URL(request.url ?? "", "http://provider").searchParams.get("key") ?? "";
    const way = ways[key.split("#")[0] ?? ""];
    (way?.handler ?? wellBehaved)(request, response);
  };
}
