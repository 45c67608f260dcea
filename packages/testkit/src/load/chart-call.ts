import type { Call } from "./call.js";

/** 1990-09-05 21:17 in Amsterdam, as the coordinates endpoint takes it. */
export const AMSTERDAM = { birthdate: "1990-09-05", birthtime: "21:17", lat: 52.37, lng: 4.89 };

const BODY = JSON.stringify(AMSTERDAM);

/** A call for a chart that the key's account pays. */
export function chartCall(apiKey: string, headers: Readonly<Record<string, string>> = {}): Call {
  return {
    path: "/v2/charts/coordinates",
    headers: { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json", ...headers },
    body: BODY,
  };
}

/** Sends that call to a running service. */
export function requestChart(
  url: string,
  apiKey: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const call = chartCall(apiKey, headers);
  return fetch(url + call.path, { method: "POST", headers: call.headers, body: call.body });
}
