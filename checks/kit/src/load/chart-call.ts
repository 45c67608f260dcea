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

/** Number of births in a {@link batchCall}, and of the charts that it is charged for: the last birth has no chart. */
export const BATCH: { readonly births: number; readonly charts: number } = { births: 60, charts: 59 };

const BATCH_BODY = JSON.stringify({
  births: Array.from({ length: BATCH.births }, (_, minute) => ({
    ...AMSTERDAM,
    birthtime: `${minute < BATCH.charts ? "12" : "24"}:${String(minute).padStart(2, "0")}`,
  })),
});

/** Returns a valid request for many charts, charged to the key's account. */
export function batchCall(apiKey: string, headers: Readonly<Record<string, string>> = {}): Call {
  return { ...chartCall(apiKey, headers), path: "/v2/charts/batch", body: BATCH_BODY };
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
