import type { Context } from "hono";
import type { Env } from "./env.js";

/**
 * Creates the response of an API path with the headers that the earlier steps of the request have set.
 *
 * They are a plain record, because a `Headers` object would take longer than computing the chart. The response keeps a
 * reference to the record if there are no `headers` of its own, so headers that are set later are sent too.
 */
export function answerBody(
  c: Context<Env>,
  body: string | Uint8Array<ArrayBuffer> | null,
  contentType: string | undefined,
  {
    status = 200,
    headers,
  }: { readonly status?: number; readonly headers?: Readonly<Record<string, string>> } = {},
): Response {
  const all = c.get("answerHeaders");
  if (contentType !== undefined) all["Content-Type"] = contentType;
  const answer = new Response(body, {
    status,
    headers: headers === undefined ? all : { ...all, ...headers },
  });
  c.set("answer", answer);
  return answer;
}
