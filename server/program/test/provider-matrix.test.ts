import { Contract } from "@chart/kit/requests/contract";
import { ENDPOINTS } from "@chart/kit/requests/endpoints";
import { TestService } from "@chart/kit/services/test-service";
import { type Handler, json, Provider, refusal, success } from "@chart/kit/stand-ins/geocoding-provider";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createGoogleGeocoder } from "../src/adapters/geocoding/google/google-geocoder.js";

const endless: Handler = (_request, response) => {
  response.writeHead(200, { "Content-Type": "application/json" });
  const more = () => {
    while (!response.destroyed && response.write(" ".repeat(65_536)));
  };
  response.on("drain", more);
  more();
};
const silent: Handler = () => {};
const reset: Handler = (request) => request.socket.destroy();
const redirect: Handler = (_request, response) => {
  response.writeHead(302, { Location: "/elsewhere" }).end();
};

const SILENCE = "never answers";

/** Behaviour of the provider and the response to the client; only charts cost a credit. */
const ROWS: readonly (readonly [behaviour: string, handler: Handler, status: number, code: string])[] = [
  ["finds the place", success(), 200, ""],
  ["finds nothing", json({ results: [], status: "ZERO_RESULTS" }), 400, "GEOCODE_LOCATION_NOT_FOUND"],
  ["refuses the key", refusal("REQUEST_DENIED"), 400, "GEOCODE_KEY_INVALID"],
  ["refuses the key because of billing", refusal("OVER_DAILY_LIMIT"), 400, "GEOCODE_KEY_INVALID"],
  ["is over its quota", refusal("OVER_QUERY_LIMIT"), 429, "GEOCODE_RATE_LIMITED"],
  ["fails", refusal("UNKNOWN_ERROR"), 502, "GEOCODE_UNAVAILABLE"],
  ["answers 500", json({}, 500), 502, "GEOCODE_UNAVAILABLE"],
  ["sends something other than JSON", json("<html>"), 502, "GEOCODE_UNAVAILABLE"],
  ["sends JSON of another shape", json({ status: "OK", results: [{}] }), 502, "GEOCODE_UNAVAILABLE"],
  ["sends a body without end", endless, 502, "GEOCODE_UNAVAILABLE"],
  ["redirects", redirect, 502, "GEOCODE_UNAVAILABLE"],
  ["resets the connection", reset, 502, "GEOCODE_UNAVAILABLE"],
  [SILENCE, silent, 504, "GEOCODE_TIMEOUT"],
];

let provider: Provider;
let service: TestService;
let contract: Contract;
beforeAll(async () => {
  provider = await Provider.start();
  const geocoderWithin = (tryMs: number) =>
    createGoogleGeocoder({
      url: provider.url,
      timeouts: { tryMs, totalMs: 2 * tryMs },
      sleep: async () => {},
    });
  // Only silence is to end by a time limit, also on a busy machine.
  const [patient, impatient] = [geocoderWithin(60_000), geocoderWithin(200)];
  service = await TestService.open({
    geocoder: {
      geocode: (location, key, caller) =>
        (key.endsWith(SILENCE) ? impatient : patient).geocode(location, key, caller),
      close: async () => {
        await patient.close?.();
        await impatient.close?.();
      },
    },
  });
  contract = await Contract.of(service);
});
afterAll(async () => {
  await service.close();
  await provider.close();
});

describe.each(ENDPOINTS.filter(({ hasLocation }) => hasLocation))(
  "POST $path, when the provider",
  (endpoint) => {
    test.each(ROWS)("%s", async (behaviour, handler, status, code) => {
      provider.answer(handler);
      const apiKey = await service.openAccount();
      // Each row has its own geocoding key, because the circuit breaker counts failures per key.
      const headers = { ...endpoint.headers, "Chart-Geocode-Key": `${endpoint.path} ${behaviour}` };

      const response = await service.post(endpoint.path, apiKey, endpoint.body, headers);
      const body = (await response.json()) as { errorCode?: string };

      expect(response.status).toBe(status);
      if (endpoint.version === "v2") expect(body.errorCode).toBe(code);
      contract.expectDocumented("POST", endpoint.path, response, body);
      const charges = status === 200 ? 1 : 0;
      expect(await service.balance(apiKey)).toEqual({ credits: 10 - charges, ledger: 10 - charges, charges });
    });
  },
);
