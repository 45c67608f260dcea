import { RESULT_ENDPOINTS } from "../requests/endpoints.js";
import type { Call } from "./call.js";

/** Body of a request to the coordinates endpoint: born on 1990-09-05 at 21:17 in Amsterdam. */
export const AMSTERDAM = { birthdate: "1990-09-05", birthtime: "21:17", lat: 52.37, lng: 4.89 };

/** A birth by its time zone, at a local time that occurred twice. */
const IN_ZONE = { birthdate: "1990-09-30", birthtime: "02:30", timeZone: "Europe/Amsterdam" };

const BODY = JSON.stringify(AMSTERDAM);

/** Returns a valid request for a chart, charged to the key's account. */
export function chartCall(apiKey: string, headers: Readonly<Record<string, string>> = {}): Call {
  return {
    path: "/v2/charts/coordinates",
    headers: { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json", ...headers },
    body: BODY,
  };
}

/** Requests of version 2 that cost one credit and need no search for a place: of each endpoint, and of each way to send a birth. */
const OTHER_BODIES: readonly (readonly [path: string, body: object])[] = [
  ...RESULT_ENDPOINTS.filter(
    ({ path, geocodeKey }) => geocodeKey !== "always" && path !== "/v2/charts/batch",
  ).map(({ path, body }) => [path, body] as const),
  ["/v2/charts/coordinates?include=birth,variables", { ...AMSTERDAM, timeZone: "Europe/Paris" }],
  ["/v2/charts/moment", { utc: "1990-09-05T19:17Z" }],
  ["/v2/charts/moment?include=birth", { ...IN_ZONE, disambiguation: "later" }],
  ["/v2/charts/window/moment", { fromUtc: "1990-09-05T19:00Z", toUtc: "1990-09-05T19:30Z" }],
  ["/v2/composites", { people: [{ utc: "1962-11-25T18:49Z" }, IN_ZONE] }],
  ["/v2/transits", { at: "2026-11-22T12:00Z", ...IN_ZONE }],
];

/** Returns one of many valid requests of other kinds, each charged one credit to the key's account. */
export function otherCall(n: number, apiKey: string, headers: Readonly<Record<string, string>> = {}): Call {
  const [path, body] = OTHER_BODIES[n % OTHER_BODIES.length] ?? ["", {}];
  return { ...chartCall(apiKey, headers), path, body: JSON.stringify(body) };
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
