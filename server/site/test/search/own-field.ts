import { V2_ENDPOINTS } from "chart-http/host";

/** Returns the fields that the description of an endpoint gives its requests. */
function fieldsOf(path: string): readonly string[] {
  const schema = V2_ENDPOINTS.find((endpoint) => endpoint.path === path)?.request.schema;
  return Object.keys((schema as { readonly entries?: object } | undefined)?.entries ?? {});
}

/** A field that only requests for windows have: the last one of their description. */
export const OWN_FIELD: string = fieldsOf("/v2/charts/window")
  .filter((field) => !fieldsOf("/v2/charts").includes(field))
  .at(-1)!;
