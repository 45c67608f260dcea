import { AMSTERDAM } from "./service.js";

/** POST /v2/charts/coordinates to a running service. */
export function requestChart(
  url: string,
  apiKey: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${url}/v2/charts/coordinates`, {
    method: "POST",
    headers: { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json", ...headers },
    body: JSON.stringify(AMSTERDAM),
  });
}
