import type { Call } from "./call.js";

/** Body of a request to the coordinates endpoint: born on 1990-09-05 at 21:17 in Amsterdam. */
export const AMSTERDAM = { birthdate: "1990-09-05", birthtime: "21:17", lat: 52.37, lng: 4.89 };

const BODY = JSON.stringify(AMSTERDAM);

/** Returns a valid request for a chart, charged to the key's account. */
export function chartCall(apiKey: string, headers: Readonly<Record<string, string>> = {}): Call {
  return {
    path: "/v2/charts/coordinates",
    headers: { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json", ...headers },
    body: BODY,
  };
}

/** Sends a valid request for a chart to a running service. */
export function requestChart(
  url: string,
  apiKey: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const call = chartCall(apiKey, headers);
  return fetch(url + call.path, { method: "POST", headers: call.headers, body: call.body });
}
