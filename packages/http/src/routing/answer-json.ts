import type { Context } from "hono";
import { answerBody } from "./answer-body.js";
import type { Env } from "./env.js";

/** Creates a JSON response, as {@link answerBody} does. */
export function answerJson(
  c: Context<Env>,
  body: string,
  own?: { readonly status?: number; readonly headers?: Readonly<Record<string, string>> },
): Response {
  return answerBody(c, body, "application/json", own);
}
