import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { isIP } from "node:net";
import type { Config } from "../../config/config.js";
import type { Found } from "./finding.js";

/** Time for a request through the proxy. */
const TIMEOUT_MS = 10_000;

/** Address that no proxy has, in a header that a caller might forge. */
const FORGED = "192.0.2.1";

/**
 * Sends a request to PUBLIC_URL and looks at how it arrives: at this command, if the port of the service is free, else
 * only at the answer of the service.
 */
export async function checkProxy({ publicUrl, trustProxy, host, port }: Config): Promise<Found> {
  if (publicUrl === undefined) return [];
  const server = await listen(host, port);
  const path = `/healthz?check=${randomUUID()}`;
  const arrived = server && nextRequest(server, path);
  try {
    const answer = await fetch(`${publicUrl}${path}`, {
      headers: { Authorization: "Bearer check", "X-Forwarded-For": FORGED },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = `${publicUrl} answers ${answer.status}`;
    if (arrived === undefined) {
      const note = {
        result: "note",
        text: "headers are looked at only while the service is stopped",
      } as const;
      return [{ result: answer.ok ? "ok" : "fault", text }, note];
    }
    const request = arrived.received();
    if (request === undefined) return [{ result: "fault", text: `${text}, but not from this machine` }];
    return headersOf(request, trustProxy, publicUrl);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : error;
    return [{ result: "fault", text: `${publicUrl} cannot be reached: ${cause}` }];
  } finally {
    server?.close();
    server?.closeAllConnections();
  }
}

function headersOf({ headers }: IncomingMessage, trustProxy: boolean, publicUrl: string): Found {
  const faults: string[] = [];
  const forwarded = headers["x-forwarded-for"];
  const last = String(forwarded ?? "")
    .split(",")
    .at(-1)
    ?.trim();
  const isAppended = last !== undefined && isIP(last) !== 0 && last !== FORGED;
  if (trustProxy && !isAppended) {
    faults.push("the proxy does not append the caller's address to X-Forwarded-For, so callers can forge it");
  }
  if (!trustProxy && isAppended) {
    faults.push(
      "a proxy appends the caller's address, but TRUST_PROXY is not true: all callers share one limit",
    );
  }
  if (headers.authorization !== "Bearer check") faults.push("the proxy removes Authorization: no key works");
  if (faults.length > 0) return faults.map((text) => ({ result: "fault", text }));
  return [{ result: "ok", text: `${publicUrl} leads here, with the headers that the service needs` }];
}

/** Listens where the service would; undefined if something does so already. */
function listen(host: string, port: number): Promise<Server | undefined> {
  const server = createServer((_request, response) => {
    // Callers who come meanwhile try again.
    response.writeHead(503, { "Retry-After": "5" }).end();
  });
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(undefined);
      else reject(new Error(`HOST and PORT: ${error.message}`));
    });
    server.listen(port, host, () => resolve(server));
  });
}

function nextRequest(server: Server, path: string): { readonly received: () => IncomingMessage | undefined } {
  let found: IncomingMessage | undefined;
  server.on("request", (request) => {
    if (request.url?.endsWith(path)) found = request;
  });
  return { received: () => found };
}
