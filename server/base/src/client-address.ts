import { isIP } from "node:net";

/** Request of any Hono application, with its connection. */
interface Incoming {
  readonly req: { header(name: string): string | undefined };
  readonly env?: { readonly remoteAddress?: string | undefined };
}

/**
 * Returns the caller's IP address: the one of the connection or, behind a trusted proxy, the last one in
 * X-Forwarded-For, which the proxy has added. Earlier addresses in that header come from the caller and may be forged.
 */
export function clientAddress(c: Incoming, trustProxy: boolean): string | undefined {
  const forwarded = trustProxy ? c.req.header("X-Forwarded-For")?.split(",").at(-1)?.trim() : undefined;
  return forwarded !== undefined && isIP(forwarded) !== 0 ? forwarded : c.env?.remoteAddress;
}
