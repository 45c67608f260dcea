import { planIncludes } from "@chart/accounts";
import type { CodeExample, ExampleRequest } from "@chart/ui";
import { type GeocodeKeyFacts, geocodeKeyNote, writeCurl, writeExamples } from "@chart/ui";
import type { Viewer } from "../base/env.js";

/** The shell command that sets CHART_API_KEY. The service does not know the key, so the reader inserts it. */
export const EXPORT_LINE: string = "export CHART_API_KEY='<your API key>'";

export interface ExampleFacts extends GeocodeKeyFacts {
  readonly baseUrl: string;
}

/** Returns commands for a shell that set CHART_API_KEY to the full key, and a request that works without changes. */
export function firstRequest(viewer: Viewer, facts: ExampleFacts, apiKey: string): string {
  return `export CHART_API_KEY='${apiKey}'\n${writeCurl(requestFor(viewer, facts))}`;
}

/** Examples of a request that the account's plan includes. Each reads the key from CHART_API_KEY. */
export function examplesFor(viewer: Viewer, facts: ExampleFacts): readonly CodeExample[] {
  return writeExamples(requestFor(viewer, facts));
}

/** Explains the value of the header with the geocoding key; undefined if the examples do without the header. */
export function geocodeNote(viewer: Viewer, facts: ExampleFacts): string | undefined {
  const { headers } = requestFor(viewer, facts);
  return facts.geocodeKeyHeader in headers ? geocodeKeyNote(facts) : undefined;
}

/** The command that saves a picture of the sample chart; undefined if the account's plan includes no pictures. */
export function pictureCommand(viewer: Viewer, facts: ExampleFacts): string | undefined {
  if (!planIncludes(viewer.account.plan, "advanced")) return undefined;
  const request = requestFor(viewer, facts);
  const headers = { ...request.headers, Accept: "image/svg+xml" };
  return `${writeCurl({ ...request, headers })} \\\n  -o chart.svg`;
}

/** A request that the account's plan includes. */
function requestFor(
  { account }: Viewer,
  { baseUrl, geocodeKeyHeader, geocodeKeyExample }: ExampleFacts,
): ExampleRequest {
  const isAdvanced = planIncludes(account.plan, "advanced");
  const url = `${baseUrl}${isAdvanced ? "/v2/charts/coordinates" : "/v2/charts/simple"}`;
  const birth = { birthdate: "1990-09-05", birthtime: "21:17" };
  const body = isAdvanced
    ? { ...birth, lat: 52.37, lng: 4.89 }
    : { ...birth, location: "Amsterdam, The Netherlands" };
  return {
    method: "POST",
    url,
    keyHeader: "Authorization",
    headers: isAdvanced ? {} : { [geocodeKeyHeader]: geocodeKeyExample },
    body,
    clientMethod: isAdvanced ? "charts.create" : "charts.simple",
    prints: ["type", "profile"],
  };
}
