import { isIP } from "node:net";
import type { HonoRequest } from "hono";
import type { Env } from "./env.js";

/** Request of any Hono application, with its connection. */
interface Incoming {
  readonly req: Pick<HonoRequest, "header">;
  readonly env?: Env["Bindings"];
}

/**
 * Returns the caller's IP address: the one of the connection or, behind a trusted proxy, the last one in
 * X-Forwarded-For, which the proxy has added. Earlier addresses in that header come from the caller and may be forged.
 */
export function clientAddress(c: Incoming, trustProxy: boolean): string | undefined {
  const forwarded = trustProxy ? c.req.header("X-Forwarded-For")?.split(",").at(-1)?.trim() : undefined;
  return forwarded !== undefined && isIP(forwarded) !== 0 ? forwarded : c.env?.remoteAddress;
}
