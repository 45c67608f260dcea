import { isIP } from "node:net";
import type { HonoRequest } from "hono";
import type { Env } from "./env.js";

/** A request of whatever application, with its connection. */
interface Incoming {
  readonly req: Pick<HonoRequest, "header">;
  readonly env?: Env["Bindings"];
}

/**
 * The caller's address: of the connection, or, behind a proxy of ours, the one that the proxy added last to
 * X-Forwarded-For; what stands before it was sent by the caller and may be anything.
 */
export function clientAddress(c: Incoming, trustProxy: boolean): string | undefined {
  const forwarded = trustProxy ? c.req.header("X-Forwarded-For")?.split(",").at(-1)?.trim() : undefined;
  return forwarded !== undefined && isIP(forwarded) !== 0 ? forwarded : c.env?.remoteAddress;
}
