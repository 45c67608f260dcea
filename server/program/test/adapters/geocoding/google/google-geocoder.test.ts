import { once } from "node:events";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { createServer as createTlsServer } from "node:tls";
import { inspect } from "node:util";
import { type Handler, json, Provider, refusal, success } from "@chart/kit/stand-ins/geocoding-provider";
import type { GeocodeFailure, Geocoder, Place } from "chart-http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  createGoogleGeocoder,
  type GoogleGeocoderOptions,
} from "../../../../src/adapters/geocoding/google/google-geocoder.js";

const KEY = "CANARY-KEY";
const LOCATION = "CANARY-CITY & key=evil, The Nether#lands?";
const AMSTERDAM = {
  coords: { lat: 52.3675734, lng: 4.9041389 },
  names: { name: "Amsterdam", region: "", country: "Netherlands" },
};

const AMSTERDAM_WITHOUT_VIEWPORT = { location: AMSTERDAM.coords };

let provider: Provider;
let pauses: number[];
let nowMs: number;

beforeEach(async () => {
  provider = await Provider.start();
  pauses = [];
  nowMs = 0;
});
afterEach(() => provider.close());

function geocoderWith(options: Partial<GoogleGeocoderOptions> = {}): Geocoder {
  return createGoogleGeocoder({
    url: provider.url,
    timeouts: { tryMs: 30_000, totalMs: 60_000 },
    sleep: async (ms) => {
      pauses.push(ms);
    },
    now: () => nowMs,
    ...options,
  });
}

function geocode(options?: Partial<GoogleGeocoderOptions>): Promise<Place | GeocodeFailure> {
  return geocoderWith(options).geocode(LOCATION, KEY);
}

describe("a request", () => {
  test("sends the text and the key as encoded parameters, next to those of the configured URL", async () => {
    provider.answer(success());
    const url = new URL(`${provider.url}?language=en&key=of-the-operator`);

    expect(await geocode({ url })).toEqual(AMSTERDAM);
    const [request] = provider.requests;
    expect(request?.pathname).toBe("/maps/api/geocode/json");
    expect(Object.fromEntries(request?.searchParams ?? [])).toEqual({
      language: "en",
      key: KEY,
      address: LOCATION,
    });
  });
});

describe("a response from the provider", () => {
  const drowned = " ".repeat(300 * 1024);
  const reset: Handler = (request) => request.socket.resetAndDestroy();
  const cutOff: Handler = (_request, response) => {
    response.writeHead(200, { "Content-Length": "1000" });
    response.write('{"status":"OK"', () => response.destroy());
  };
  const endless: Handler = (_request, response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    const pour = () => {
      while (response.write(drowned));
    };
    response.on("drain", pour);
    pour();
  };
  const at = (lat: unknown, lng: unknown) => success({ geometry: { location: { lat, lng } } });
  const rows: [string, Handler, string, tries: number][] = [
    ["ZERO_RESULTS", refusal("ZERO_RESULTS"), "GEOCODE_LOCATION_NOT_FOUND", 1],
    ["REQUEST_DENIED", refusal("REQUEST_DENIED"), "GEOCODE_KEY_INVALID", 1],
    ["OVER_DAILY_LIMIT", refusal("OVER_DAILY_LIMIT"), "GEOCODE_KEY_INVALID", 1],
    ["OVER_QUERY_LIMIT", refusal("OVER_QUERY_LIMIT"), "GEOCODE_RATE_LIMITED", 2],
    ["INVALID_REQUEST", refusal("INVALID_REQUEST"), "GEOCODE_LOCATION_NOT_FOUND", 1],
    ["UNKNOWN_ERROR", refusal("UNKNOWN_ERROR"), "GEOCODE_UNAVAILABLE", 3],
    ["an unknown status", refusal("OUT_OF_COFFEE"), "GEOCODE_UNAVAILABLE", 3],
    [
      "a refusal under HTTP 403",
      json({ status: "REQUEST_DENIED", results: [] }, 403),
      "GEOCODE_KEY_INVALID",
      1,
    ],
    ["HTTP 404 with a page", json("<html>", 404), "GEOCODE_UNAVAILABLE", 3],
    ["HTTP 429", json("slow down", 429), "GEOCODE_RATE_LIMITED", 2],
    ["HTTP 500", json("<html>", 500), "GEOCODE_UNAVAILABLE", 3],
    ["HTTP 503", json({ status: "OK" }, 503), "GEOCODE_UNAVAILABLE", 3],
    ["broken JSON", json('{"status":"OK","results":[{'), "GEOCODE_UNAVAILABLE", 3],
    ["an empty body", json(""), "GEOCODE_UNAVAILABLE", 3],
    ["JSON null", json(null), "GEOCODE_UNAVAILABLE", 3],
    ["OK without results", json({ status: "OK", results: [] }), "GEOCODE_UNAVAILABLE", 3],
    ["a result without a place", success({ geometry: {} }), "GEOCODE_UNAVAILABLE", 3],
    ["coordinates as text", at("52.3", "4.9"), "GEOCODE_UNAVAILABLE", 3],
    ["coordinates of null", at(null, null), "GEOCODE_UNAVAILABLE", 3],
    ["a latitude beyond the pole", at(91, 0), "GEOCODE_UNAVAILABLE", 3],
    ["a longitude beyond the date line", at(0, -180.1), "GEOCODE_UNAVAILABLE", 3],
    [
      "an infinite longitude",
      json('{"status":"OK","results":[{"geometry":{"location":{"lat":0,"lng":1e999}}}]}'),
      "GEOCODE_UNAVAILABLE",
      3,
    ],
    ["a reset connection", reset, "GEOCODE_UNAVAILABLE", 3],
    ["a reply cut off in the middle", cutOff, "GEOCODE_UNAVAILABLE", 3],
    ["a reply of 300 KiB", json(`"${drowned}"`), "GEOCODE_UNAVAILABLE", 1],
    ["a reply without end", endless, "GEOCODE_UNAVAILABLE", 1],
    [
      "only a country",
      success({ types: ["country"], geometry: AMSTERDAM_WITHOUT_VIEWPORT }),
      "GEOCODE_LOCATION_NOT_FOUND",
      1,
    ],
  ];

  test.each(rows)(
    "with %s gives the documented code after the documented tries, without keeping any request or response data",
    async (...row) => {
      const [, handler, code, tries] = row;
      provider.answer(handler);
      const result = await geocode();

      expect(result).toMatchObject({ code });
      expect(provider.requests).toHaveLength(tries);
      expect(inspect(result, { depth: 20, showHidden: true })).not.toMatch(/CANARY|127\.0\.0\.1/);
    },
  );

  /** Viewport of a result whose sides are about this long. */
  const viewport = (km: number, { lat, lng } = { lat: 0, lng: 0 }) => ({
    southwest: { lat, lng },
    northeast: { lat: lat + km / 111.2, lng: ((lng + km / 111.2 + 180) % 360) - 180 },
  });
  const location = { lat: 1.3, lng: 103.8 };
  const area = (...types: string[]) => ({ types: [...types, "political"] });
  const sized = (types: string[], km: number, at?: { lat: number; lng: number }) => ({
    ...area(...types),
    geometry: { location, viewport: viewport(km, at) },
  });
  const country = { long_name: "Singapore", types: ["country", "political"] };
  const accepted: [string, object, isAccepted: boolean][] = [
    ["a locality, however large", sized(["locality"], 400), true],
    ["a street address", { types: ["street_address"], geometry: { location } }, true],
    ["an airport", { types: ["airport", "point_of_interest"], geometry: { location } }, true],
    ["a city's district", sized(["sublocality_level_1", "sublocality"], 5), true],
    ["a country less than 100 km wide", sized(["country"], 90), true],
    ["a country more than 100 km wide", sized(["country"], 110), false],
    ["a country without a viewport", { ...area("country"), geometry: { location } }, false],
    ["a small country across the date line", sized(["country"], 60, { lat: -17, lng: 179.8 }), true],
    [
      "a country around the world",
      {
        ...area("country"),
        geometry: {
          location,
          viewport: { southwest: { lat: 0, lng: -179 }, northeast: { lat: 0, lng: 179 } },
        },
      },
      false,
    ],
    ["a state", sized(["administrative_area_level_1"], 900), false],
    ["a wide county", sized(["administrative_area_level_2"], 101), false],
    ["a small county", sized(["administrative_area_level_2"], 40), true],
    ["a city that is an area of its own", sized(["administrative_area_level_1", "locality"], 300), true],
    ["a continent", sized(["continent"], 5000), false],
    ["an island of several zones", sized(["natural_feature", "establishment"], 800), false],
    ["a part of the text, in a locality", { partial_match: true }, true],
    [
      "a part of the text, without a locality",
      { partial_match: true, types: ["route"], address_components: [country] },
      false,
    ],
    [
      "a part of the text, a small country",
      { ...sized(["country"], 50), partial_match: true, address_components: [country] },
      false,
    ],
  ];
  test.each(accepted)("with %s: accepted %o", async (_what, result, isAccepted) => {
    provider.answer(success(result));
    const found = await geocode();
    expect("code" in found ? found.code : "accepted").toBe(
      isAccepted ? "accepted" : "GEOCODE_LOCATION_NOT_FOUND",
    );
  });

  test("gives the long names of locality, first-level area and country, each cut at 200 characters", async () => {
    const component = (long_name: string, ...types: string[]) => ({ long_name, short_name: "X", types });
    const address_components = [
      component("5", "street_number"),
      component("Kreuzberg", "sublocality", "political"),
      component("B".repeat(300), "locality", "political"),
      component("Land Berlin", "administrative_area_level_1", "political"),
      component("Germany", "country", "political"),
      component("10115", "postal_code"),
    ];
    provider.answer(success({ address_components }));
    expect(await geocode()).toMatchObject({
      names: { name: "B".repeat(200), region: "Land Berlin", country: "Germany" },
    });
  });

  test("a host that refuses connections or does not exist is reported as unavailable", async () => {
    const gone = await Provider.start();
    const { url } = gone;
    await gone.close();

    for (const unreachable of [url, new URL("http://provider.invalid/")]) {
      const result = await geocode({ url: unreachable });
      expect(result).toMatchObject({ code: "GEOCODE_UNAVAILABLE" });
      expect(inspect(result, { depth: 20, showHidden: true })).not.toMatch(/CANARY|127\.0\.0\.1|provider/);
    }
  });

  test.each([
    ["speaks no TLS", () => createTcpServer((socket) => socket.end("HTTP/1.1 200 OK\r\n\r\n"))],
    ["ends the handshake with an alert", () => createTlsServer()],
    ["hangs up in the handshake", () => createTcpServer((socket) => socket.destroy())],
  ])(
    "an HTTPS host that %s is reported as unavailable, without keeping any request data",
    async (_what, create) => {
      const server = create().listen(0, "127.0.0.1");
      await once(server, "listening");
      const { port } = server.address() as AddressInfo;
      const result = await geocode({ url: new URL(`https://127.0.0.1:${port}/`) });
      server.close();
      expect(result).toMatchObject({ code: "GEOCODE_UNAVAILABLE" });
      expect(inspect(result, { depth: 20, showHidden: true })).not.toMatch(/CANARY|127\.0\.0\.1/);
    },
  );

  test("redirects are never followed", async () => {
    const target = await Provider.start();
    target.answer(success());
    try {
      for (const status of [301, 302, 303, 307, 308]) {
        provider.answer(json("", status, { Location: `${target.url}?CANARY` }));
        expect(await geocode()).toMatchObject({ code: "GEOCODE_UNAVAILABLE" });
      }
      expect(provider.requests).toHaveLength(5);
      expect(target.requests).toEqual([]);
    } finally {
      await target.close();
    }
  });

  test("Retry-After is passed on, in seconds", async () => {
    provider.answer(json("", 429, { "Retry-After": "7" }));
    expect(await geocode()).toEqual({ code: "GEOCODE_RATE_LIMITED", retryAfterSeconds: 7 });
    provider.answer(json("", 503, { "Retry-After": "5" }));
    expect(await geocode()).toMatchObject({ code: "GEOCODE_UNAVAILABLE", retryAfterSeconds: 5 });
  });
});

describe("a retry", () => {
  test("can succeed after two failures, each followed by a pause with jitter", async () => {
    provider.answer(json("", 502), refusal("UNKNOWN_ERROR"), success());
    expect(await geocode({ random: () => 0.5 })).toEqual(AMSTERDAM);
    expect(pauses).toEqual([225, 450]);
  });

  test("happens only once after OVER_QUERY_LIMIT, after 200 to 400 ms", async () => {
    provider.answer(refusal("OVER_QUERY_LIMIT"), success());
    expect(await geocode({ random: () => 0 })).toEqual(AMSTERDAM);
    provider.answer(refusal("OVER_QUERY_LIMIT"));
    expect(await geocode({ random: () => 1 })).toMatchObject({ code: "GEOCODE_RATE_LIMITED" });
    expect(pauses).toEqual([200, 400]);
  });
});

describe("a slow provider", () => {
  // The fake clock advances only once a request has arrived, so that the result does not depend on the speed of this
  // machine.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const silentFor =
    (ms: number): Handler =>
    () =>
      vi.advanceTimersByTime(ms);
  const dripFor =
    (ms: number): Handler =>
    (_request, response) => {
      response.writeHead(200, { "Content-Type": "application/json" });
      let drops = 0;
      const timer = setInterval(() => {
        response.write(" ");
        if (++drops === 5) vi.advanceTimersByTime(ms);
      }, 5);
      response.on("close", () => clearInterval(timer));
    };

  test.each([
    ["sends no headers", silentFor],
    ["drips its body", dripFor],
  ])("that %s times out after three tries", async (_what, handlerFor) => {
    provider.answer(handlerFor(60));
    expect(await geocode({ timeouts: { tryMs: 60, totalMs: 2000 } })).toEqual({ code: "GEOCODE_TIMEOUT" });
    expect(provider.requests).toHaveLength(3);
  });

  test("times out when the total time is over, even during the first try", async () => {
    provider.answer(silentFor(60));
    expect(await geocode({ timeouts: { tryMs: 5000, totalMs: 60 } })).toEqual({ code: "GEOCODE_TIMEOUT" });
    expect(provider.requests).toHaveLength(1);
  });

  test("can still succeed on the second try", async () => {
    provider.answer(silentFor(100), success());
    expect(await geocode({ timeouts: { tryMs: 100, totalMs: 2000 } })).toEqual(AMSTERDAM);
  });
});

describe("concurrent requests", () => {
  test("share one call to the provider if text and key are the same, and only then", async () => {
    const { arrived, release } = provider.hold(success());
    const geocoder = geocoderWith();
    const same = Array.from({ length: 50 }, () => geocoder.geocode(LOCATION, KEY));
    await arrived;
    expect(provider.requests).toHaveLength(1);
    release();

    expect(await Promise.all(same)).toEqual(same.map(() => AMSTERDAM));
    provider.answer(success());
    await Promise.all([geocoder.geocode(LOCATION, "another key"), geocoder.geocode("another text", KEY)]);
    expect(provider.requests).toHaveLength(3);
  });

  test("do not share their call with later requests", async () => {
    provider.answer(success());
    const geocoder = geocoderWith();
    await geocoder.geocode(LOCATION, KEY);
    await geocoder.geocode(LOCATION, KEY);
    expect(provider.requests).toHaveLength(2);
  });

  test("are not affected when one of them is cancelled", async () => {
    const { arrived, release } = provider.hold(success());
    const geocoder = geocoderWith();
    const leaving = new AbortController();
    const left = geocoder.geocode(LOCATION, KEY, leaving);
    const staying = geocoder.geocode(LOCATION, KEY, new AbortController());
    await arrived;
    leaving.abort(new Error("gone"));
    release();

    await expect(left).rejects.toThrow("gone");
    expect(await staying).toEqual(AMSTERDAM);
    expect(provider.requests).toHaveLength(1);
  });

  test("cancel the shared call when the last of them is cancelled; the next request makes a new one", async () => {
    const { arrived } = provider.hold(success());
    const geocoder = geocoderWith();
    const leaving = new AbortController();
    const left = [1, 2].map(() => geocoder.geocode(LOCATION, KEY, leaving));
    const request = await arrived;
    const closed = new Promise((resolve) => request.socket.once("close", resolve));
    leaving.abort(new Error("gone"));
    expect(await Promise.allSettled(left)).toMatchObject([{ status: "rejected" }, { status: "rejected" }]);
    await closed;

    provider.answer(success());
    expect(await geocoder.geocode(LOCATION, KEY)).toEqual(AMSTERDAM);
    await expect(geocoder.geocode(LOCATION, KEY, leaving)).rejects.toThrow("gone");
    expect(provider.requests).toHaveLength(2);
  });
});

describe("the circuit breaker of a client's key", () => {
  async function fail(geocoder: Geocoder, times: number): Promise<void> {
    provider.answer(json("", 500));
    for (let time = 0; time < times; time++) await geocoder.geocode(LOCATION, KEY);
  }

  test("opens after five failures in a row: requests fail immediately, with the time to wait, and nothing is sent", async () => {
    const geocoder = geocoderWith();
    await fail(geocoder, 5);
    provider.answer(success());
    nowMs += 29_000;

    expect(await geocoder.geocode(LOCATION, KEY)).toMatchObject({
      code: "GEOCODE_UNAVAILABLE",
      retryAfterSeconds: 1,
    });
    expect(provider.requests).toHaveLength(15);
  });

  test("lets one call through after 30 s, and closes if that succeeds", async () => {
    const geocoder = geocoderWith();
    await fail(geocoder, 5);
    nowMs += 30_000;
    const { arrived, release } = provider.hold(success());
    const trying = geocoder.geocode(LOCATION, KEY);
    await arrived;
    expect(await geocoder.geocode("another text", KEY)).toMatchObject({ retryAfterSeconds: 30 });
    release();

    expect(await trying).toEqual(AMSTERDAM);
    provider.answer(success());
    expect(await geocoder.geocode("another text", KEY)).toEqual(AMSTERDAM);
  });

  test("opens again if that call fails", async () => {
    const geocoder = geocoderWith();
    await fail(geocoder, 5);
    nowMs += 30_000;
    await fail(geocoder, 2);
    expect(provider.requests).toHaveLength(18);
  });

  test("stays closed if failures are not in a row, or are rejections by the provider", async () => {
    const geocoder = geocoderWith();
    await fail(geocoder, 4);
    for (const answer of [success(), ...Array.from({ length: 6 }, () => refusal("REQUEST_DENIED"))]) {
      provider.answer(answer);
      await geocoder.geocode(LOCATION, KEY);
    }
    await fail(geocoder, 4);
    provider.answer(success());
    expect(await geocoder.geocode(LOCATION, KEY)).toEqual(AMSTERDAM);
  });

  test("does not affect other keys", async () => {
    const geocoder = geocoderWith();
    await fail(geocoder, 5);
    provider.answer(success());
    expect(await geocoder.geocode(LOCATION, "another key")).toEqual(AMSTERDAM);
  });
});
