import type { Handler } from "hono";
import { answerJson } from "../../routing/answer-json.js";
import type { Env } from "../../routing/env.js";
import { type OpenApiDeps, openApiDocument } from "./openapi-document.js";

/** Creates the handler of GET /openapi.json; the document is built once, when the service starts. */
export function serveOpenApi(deps: OpenApiDeps): Handler<Env> {
  const document = JSON.stringify(openApiDocument(deps));
  return (c) => answerJson(c, document);
}
