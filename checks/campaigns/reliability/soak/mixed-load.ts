import { requestBytes } from "@chart/kit/load/request-bytes";
import { ENDPOINTS } from "@chart/kit/requests/endpoints";
import type { CampaignAccount } from "../lib/open-accounts.js";

/** Number of different births: more than a cache of charts could hold. */
const MINUTES_OF_BIRTH = 525_600;

/**
 * Makes the n-th request of a realistic load: all endpoints, a new birth each time, some requests under
 * Idempotency-Keys that occur twice, some invalid.
 */
export function mixedRequest(accounts: readonly CampaignAccount[], n: number): Buffer {
  const endpoint = ENDPOINTS[n % ENDPOINTS.length];
  const account = accounts[n % accounts.length];
  if (endpoint === undefined || account === undefined) throw new RangeError("there is nothing to ask");
  const { path, version, headers, body } = endpoint;
  const birth = new Date(Date.UTC(1990, 0, 1) + ((n * 7919) % MINUTES_OF_BIRTH) * 60_000);
  const [date = "", time = ""] = birth.toISOString().split("T");
  const [, month = ""] = /\w+, \d+ (\w+)/.exec(birth.toUTCString()) ?? [];
  const isRefused = n % 20 === 19;
  return requestBytes({
    path,
    headers: {
      "Content-Type": "application/json",
      ...Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, value.replace("<key>", account.apiKey)]),
      ),
      // Each such key occurs twice, with the same account, endpoint and body.
      ...(n % 4 === 3 && { "Idempotency-Key": `soak-${n}` }),
    },
    body: JSON.stringify({
      ...body,
      birthdate: version === "v1" ? `${date.slice(8)}-${month}-${date.slice(0, 4)}` : date,
      birthtime: isRefused ? "25:61" : time.slice(0, 5),
    }),
  });
}
