import { createHash } from "node:crypto";
import type { Context } from "hono";
import { PICTURE_TYPES, type Picture } from "../../pictures/picture.js";
import { answerBody } from "../../routing/answer-body.js";
import type { Env } from "../../routing/env.js";

/** Creates the response with a picture. If a browser opens it, nothing in it may run or load. */
export function answerPicture(c: Context<Env>, { format, body }: Picture): Response {
  const headers = c.get("answerHeaders");
  headers["Content-Security-Policy"] = "default-src 'none'; sandbox";
  headers["Vary"] = "Accept";
  headers["ETag"] = `"${createHash("sha256").update(body).digest("base64url")}"`;
  return answerBody(c, body, PICTURE_TYPES[format]);
}
