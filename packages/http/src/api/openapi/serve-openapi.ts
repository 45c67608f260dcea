import type { Handler } from "hono";
import { answerJson } from "../../routing/answer-json.js";
import type { Env } from "../../routing/env.js";
import { type OpenApiDeps, openApiDocument } from "./openapi-document.js";

/** Lets tools that run in a browser read the document. No other response has this header. */
const READABLE_BY_ALL = { "Access-Control-Allow-Origin": "*" };

/** Creates the handler of GET /openapi.json; the document is built once, when it is first asked for. */
export function serveOpenApi(deps: OpenApiDeps): Handler<Env> {
  let document: string | undefined;
  return (c) => {
    document ??= JSON.stringify(openApiDocument(deps));
    return answerJson(c, document, { headers: READABLE_BY_ALL });
  };
}
