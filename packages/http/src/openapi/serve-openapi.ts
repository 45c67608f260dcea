import type { Handler } from "hono";
import { answerJson } from "../routing/answer-json.js";
import { basePathOf } from "../routing/base-path.js";
import type { Env } from "../routing/env.js";
import { type OpenApiDeps, openApiDocument } from "./openapi-document.js";

/** Lets tools that run in a browser read the document. No other response has this header. */
const READABLE_BY_ALL = { "Access-Control-Allow-Origin": "*" };

/** Creates the handler of GET /openapi.json. The document is built when it is first asked for under a base path. */
export function serveOpenApi(deps: OpenApiDeps): Handler<Env> {
  let latest: { readonly basePath: string; readonly document: string } | undefined;
  return (c) => {
    const basePath = basePathOf(c);
    if (latest?.basePath !== basePath) {
      latest = { basePath, document: JSON.stringify(openApiDocument({ ...deps, basePath })) };
    }
    return answerJson(c, latest.document, { headers: READABLE_BY_ALL });
  };
}
