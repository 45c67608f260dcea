import type { Context } from "hono";
import type { FormattedAnswer } from "../../formats/answer-format.js";
import { answerBody } from "../../routing/answer-body.js";
import type { Env } from "../../routing/env.js";

/** Creates the response in another format than JSON. If a browser opens it, nothing in it may run or load. */
export async function answerInFormat(
  c: Context<Env>,
  { mediaType, body }: FormattedAnswer,
): Promise<Response> {
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  const headers = c.get("answerHeaders");
  headers["Content-Security-Policy"] = "default-src 'none'; sandbox";
  headers["Vary"] = "Accept";
  headers["ETag"] = `"${base64Url(await crypto.subtle.digest("SHA-256", bytes))}"`;
  const isText = mediaType.startsWith("text/");
  return answerBody(c, body, isText ? `${mediaType}; charset=utf-8` : mediaType);
}

function base64Url(bytes: ArrayBuffer): string {
  const base64 = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
