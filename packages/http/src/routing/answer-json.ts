import type { Context } from "hono";
import type { Env } from "./env.js";

/**
 * A JSON answer with the headers that the steps of the request have set. They are kept as a plain record,
 * which Node's server writes as it is: a `Headers` object would cost more than the chart. The record is the request's
 * own: what is set later still goes into the answer.
 */
export function answerJson(
  c: Context<Env>,
  body: string,
  {
    status = 200,
    headers,
  }: { readonly status?: number; readonly headers?: Readonly<Record<string, string>> } = {},
): Response {
  const all = c.get("answerHeaders");
  all["Content-Type"] = "application/json";
  const answer = new Response(body, {
    status,
    headers: headers === undefined ? all : { ...all, ...headers },
  });
  c.set("answer", answer);
  return answer;
}
