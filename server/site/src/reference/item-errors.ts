import { type OpenApi, type OpenApiOperation, opened } from "./openapi.js";

/** Returns the error codes that one item of a result can have, such as a birth of a batch, while the response succeeds. */
export function itemErrorsOf(
  { responses }: OpenApiOperation,
  { components: { schemas } }: OpenApi,
): readonly unknown[] {
  const envelope = opened(responses["200"]?.content?.["application/json"]?.schema, schemas);
  const result = opened(envelope?.properties?.["data"], schemas);
  const forms = result?.properties?.["items"]?.items?.anyOf ?? [];
  return forms.flatMap(({ properties }) => properties?.["errorCode"]?.enum ?? []);
}
