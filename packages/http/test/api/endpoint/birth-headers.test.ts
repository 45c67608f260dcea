import { AMSTERDAM } from "@chart/kit/load/chart-call";
import { ENDPOINTS } from "@chart/kit/requests/endpoints";
import { TestService } from "@chart/kit/services/test-service";
import { FakeGeocoder } from "@chart/kit/stand-ins/fake-geocoder";
import { afterEach, describe, expect, test } from "vitest";

let service: TestService;
afterEach(() => service.close());

const NAMES = ["Place", "Coordinates", "Time-Zone", "Utc-Offset", "Local-Time-Kind", "Place-Alternatives"];

/** Returns the headers about the birth that a response has, in the order of {@link NAMES}. */
function birthHeaders(response: Response, prefix = "Chart"): Record<string, string> {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = response.headers.get(`${prefix}-${name}`);
      return value === null ? [] : [[name, value]];
    }),
  );
}

const SAO_PAULO = {
  coords: { lat: -23.547_504, lng: -46.636_11 },
  zone: "America/Sao_Paulo",
  names: { name: "São Paulo", region: "São Paulo", country: "Brazil" },
};
const [charts] = ENDPOINTS;

const withLocation = ENDPOINTS.filter(({ body }) => "location" in body);

test.each(withLocation.map((endpoint) => [endpoint.path, endpoint] as const))(
  "%s names the place that was found, its coordinates, zone, offset and kind of local time",
  async (_path, { path, headers, body }) => {
    service = await TestService.open({ geocoder: new FakeGeocoder({ "Sampa, Brasil": SAO_PAULO }) });
    const apiKey = await service.openAccount();
    const response = await service.post(path, apiKey, { ...body, location: "Sampa, Brasil" }, headers);
    expect(response.status).toBe(200);
    expect(birthHeaders(response)).toEqual({
      Place: '%"S%c3%a3o Paulo, S%c3%a3o Paulo, Brazil"',
      Coordinates: "-23.5475;-46.63611",
      "Time-Zone": "America/Sao_Paulo",
      "Utc-Offset": "-03:00",
      "Local-Time-Kind": "unique",
    });
  },
);

test("a place whose provider gives no names has no header for them", async () => {
  const nameless = { ...SAO_PAULO, names: { name: "", region: "", country: "" } };
  service = await TestService.open({ geocoder: new FakeGeocoder({ "Sampa, Brasil": nameless }) });
  const { path, headers, body } = withLocation[0] as (typeof withLocation)[number];
  const apiKey = await service.openAccount();
  const response = await service.post(path, apiKey, { ...body, location: "Sampa, Brasil" }, headers);
  expect(birthHeaders(response)).toMatchObject({ Coordinates: "-23.5475;-46.63611" });
  expect(birthHeaders(response)).not.toHaveProperty("Place");
});

describe("a birth at coordinates", () => {
  const births: [string, object, Record<string, string>][] = [
    [
      "in summer time",
      {},
      { "Time-Zone": "Europe/Amsterdam", "Utc-Offset": "+02:00", "Local-Time-Kind": "unique" },
    ],
    [
      "in an hour that occurred twice",
      { birthdate: "2020-10-25", birthtime: "02:30" },
      { "Time-Zone": "Europe/Amsterdam", "Utc-Offset": "+02:00", "Local-Time-Kind": "fold" },
    ],
    [
      "in an hour that was skipped",
      { birthdate: "2020-03-29", birthtime: "02:30" },
      { "Time-Zone": "Europe/Amsterdam", "Utc-Offset": "+01:00", "Local-Time-Kind": "gap" },
    ],
    [
      "with an offset of minutes and seconds, in local mean time",
      { birthdate: "1825-03-29" },
      { "Time-Zone": "Europe/Amsterdam", "Utc-Offset": "+00:19:34", "Local-Time-Kind": "local-mean-time" },
    ],
    [
      "in Alaska's local mean time after it changed its date",
      { birthdate: "1890-06-01", lat: 64.84, lng: -147.72 },
      { "Time-Zone": "America/Anchorage", "Utc-Offset": "-09:50:53", "Local-Time-Kind": "local-mean-time" },
    ],
    [
      "in Alaska's local mean time while it had Asia's date",
      { birthdate: "1860-06-01", lat: 64.84, lng: -147.72 },
      { "Time-Zone": "America/Anchorage", "Utc-Offset": "+14:09:07", "Local-Time-Kind": "local-mean-time" },
    ],
    [
      "in the mean time of Lisbon, after all of Portugal had adopted it",
      { birthdate: "1900-06-01", lat: 41.15, lng: -8.61 },
      { "Time-Zone": "Europe/Lisbon", "Utc-Offset": "-00:36:45", "Local-Time-Kind": "unique" },
    ],
  ];

  test.each(births)("%s: the headers have its zone, offset and kind", async (_what, fields, expected) => {
    service = await TestService.open();
    const apiKey = await service.openAccount();
    const response = await service.postCoordinates(apiKey, { ...AMSTERDAM, ...fields });
    expect(birthHeaders(response)).toEqual(expected);
  });

  test("at 180 degrees west is one at 180 degrees east", async () => {
    service = await TestService.open();
    const apiKey = await service.openAccount();
    const at = async (lng: number) =>
      birthHeaders(await service.postCoordinates(apiKey, { ...AMSTERDAM, lat: -16.8, lng }));
    expect(await at(-180)).toEqual(await at(180));
  });
});

test("places that the text may mean are counted if their clocks differed at the birth", async () => {
  const springfield = {
    coords: { lat: 37.2, lng: -93.3 },
    zone: "America/Chicago",
    names: { name: "Springfield", region: "Missouri", country: "United States" },
    alternatives: [
      { coords: { lat: 42.1, lng: -72.6 }, zone: "America/New_York" },
      { coords: { lat: 39.9, lng: -83.8 }, zone: "America/New_York" },
      { coords: { lat: 39.8, lng: -89.6 }, zone: "America/Menominee" },
    ],
  };
  service = await TestService.open({ geocoder: new FakeGeocoder({ "Springfield, USA": springfield }) });
  const apiKey = await service.openAccount();
  const count = async (birthdate: string) => {
    const body = { ...charts!.body, birthdate, location: "Springfield, USA" };
    const response = await service.post(charts!.path, apiKey, body, charts!.headers);
    return birthHeaders(response)["Place-Alternatives"];
  };
  expect(await count("1990-01-01")).toBe("2");
  // In 1971, Menominee kept Eastern time, too.
  expect(await count("1971-01-01")).toBe("3");
});

test("a failure has no headers about a birth, and a replay has none of the place unless it may look the place up again", async () => {
  service = await TestService.open();
  const apiKey = await service.openAccount();
  const key = { ...charts!.headers, "Idempotency-Key": "one" };
  const first = await service.post(charts!.path, apiKey, charts!.body, key);
  expect(birthHeaders(first)["Coordinates"]).toBe("52.37;4.89");
  const replay = await service.post(charts!.path, apiKey, charts!.body, key);
  expect(replay.headers.get("Idempotent-Replayed")).toBe("true");
  const { Place: _place, Coordinates: _coordinates, ...clock } = birthHeaders(first);
  expect(birthHeaders(replay)).toEqual(clock);
  const unknown = await service.post(
    charts!.path,
    apiKey,
    { ...charts!.body, location: "Nowhere" },
    charts!.headers,
  );
  expect([unknown.status, birthHeaders(unknown)]).toEqual([400, {}]);
});

test("the configured prefix replaces the first word of the headers", async () => {
  service = await TestService.open({ headerPrefix: "Acme" });
  const response = await service.postCoordinates(await service.openAccount());
  expect(birthHeaders(response)).toEqual({});
  expect(birthHeaders(response, "Acme")["Time-Zone"]).toBe("Europe/Amsterdam");
});

describe("a place that is not found", () => {
  const messages: [string, string[], string][] = [
    ["one suggestion", ["Paris, Texas, United States"], "Did you mean Paris, Texas, United States?"],
    [
      "several suggestions",
      ["Bath, United Kingdom", "Bari, Italy"],
      "Did you mean one of these: Bath, United Kingdom; Bari, Italy?",
    ],
    ["no suggestion", [], 'Use "City, Country"'],
  ];
  test.each(messages)(
    "with %s: the message offers what exists, and never the text that was sent",
    async (_what, suggestions, expected) => {
      const missing = { code: "GEOCODE_LOCATION_NOT_FOUND", suggestions } as const;
      service = await TestService.open({ geocoder: new FakeGeocoder({ "Pariss of the caller": missing }) });
      const body = { ...charts!.body, location: "Pariss of the caller" };
      const response = await service.post(charts!.path, await service.openAccount(), body, charts!.headers);
      const { message, errorCode } = (await response.json()) as { message: string; errorCode: string };
      expect([response.status, errorCode]).toEqual([400, "GEOCODE_LOCATION_NOT_FOUND"]);
      expect(message).toContain(expected);
      expect(message).not.toContain("Pariss");
    },
  );
});
