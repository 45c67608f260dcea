import { ENDPOINTS, RESULT_ENDPOINTS } from "@chart/kit/requests/endpoints";
import { TestService } from "@chart/kit/services/test-service";
import { FakeGeocoder } from "@chart/kit/stand-ins/fake-geocoder";
import { onEachEngine, type TestDatabase } from "@chart/kit/stores/test-stores";
import type { GeocodeFailure, Place } from "chart-http";
import { afterAll, beforeAll, expect, test } from "vitest";

/** A request with all that can show in the headers of its response. */
interface Call {
  readonly title: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
}

/** A place with names in other letters, and another place of its name whose clock differs. */
const SPRINGFIELD = {
  coords: { lat: 37.21533, lng: -93.29824 },
  zone: "America/Chicago",
  names: { name: "Spríngfield", region: "Missouri", country: "United States" },
  alternatives: [{ coords: { lat: 42.1, lng: -72.6 }, zone: "America/New_York" }],
};
const location = "Springfield, USA";
const geocodeKey = { "Chart-Geocode-Key": "any" };

const calls: readonly Call[] = [...ENDPOINTS, ...RESULT_ENDPOINTS].flatMap(
  ({ path, body, headers, takesAnyBirth }): Call[] => {
    const located = "location" in body ? { ...body, location } : body;
    const all: Call[] = [{ title: path, path, body: located, headers }];
    if (takesAnyBirth) {
      const { lat: _lat, lng: _lng, ...rest } = body;
      const withKey = { ...headers, ...geocodeKey };
      all.push({ title: `${path} by location`, path, body: { ...rest, location }, headers: withKey });
    }
    if (["/v2/charts", "/v2/charts/coordinates", "/v2/charts/moment"].includes(path)) {
      all.push({
        title: `${path} with details`,
        path: `${path}?include=birth,design`,
        body: located,
        headers,
      });
      for (const type of ["svg+xml", "png"]) {
        const pictured = { ...headers, Accept: `image/${type}` };
        all.push({ title: `${path} as ${type}`, path, body: located, headers: pictured });
      }
    }
    if (path === "/v2/charts/moment") {
      all.push({ title: `${path} in UTC`, path, body: { utc: "1990-09-05T19:17Z" }, headers });
      const fold = { birthdate: "1990-09-30", birthtime: "02:30", timeZone: "europe/paris" };
      all.push({ title: `${path} later`, path, body: { ...fold, disambiguation: "later" }, headers });
    }
    return all;
  },
);

/** Headers that belong to one response; the others describe the result. */
const OWN_HEADERS = ["date", "x-request-id", "idempotent-replayed", "x-credits-remaining", "ratelimit"];
const PLACE_HEADERS = ["chart-place", "chart-coordinates", "chart-place-alternatives"];

function shown(response: Response, except: readonly string[] = []): Record<string, string> {
  const left = [...OWN_HEADERS, ...except];
  return Object.fromEntries([...response.headers].filter(([name]) => !left.includes(name)));
}

async function bodyOf(response: Response): Promise<string> {
  const text = Buffer.from(await response.arrayBuffer()).toString("latin1");
  return text.replace(/^\{"timestamp":"[^"]*"/, '{"timestamp":""');
}

onEachEngine("a replay", (create) => {
  const geocoder = new FakeGeocoder({ [location]: SPRINGFIELD });
  let database: TestDatabase;
  let service: TestService;
  beforeAll(async () => {
    database = await create();
    service = await TestService.open({ geocoder, rateLimitPerMinute: 10_000 }, database);
  });
  afterAll(async () => {
    await service.close();
    await database.drop();
  });

  const keyed = (call: Call) => ({ ...call.headers, "Idempotency-Key": "one" });
  const send = (call: Call, apiKey: string) => service.post(call.path, apiKey, call.body, keyed(call));

  test.each(calls)(
    "$title equals the first answer in status, body and every header about the result",
    async (call) => {
      geocoder.isFree = true;
      const apiKey = await service.openAccount();
      const [first, second] = [await send(call, apiKey), await send(call, apiKey)];
      expect([first.status, second.status, second.headers.get("Idempotent-Replayed")]).toEqual([
        200,
        200,
        "true",
      ]);
      expect(shown(second)).toEqual(shown(first));
      if ("location" in call.body) expect(first.headers.has("Chart-Place-Alternatives")).toBe(true);
      expect(await bodyOf(second)).toBe(await bodyOf(first));
      expect((await service.balance(apiKey)).charges).toBe(1);
    },
  );

  test.each(calls.filter(({ body }) => "location" in body))(
    "$title asks no provider again: only the headers of the place are absent",
    async (call) => {
      geocoder.isFree = false;
      const apiKey = await service.openAccount();
      const first = await send(call, apiKey);
      const asked = geocoder.asked.length;
      const second = await send(call, apiKey);
      expect(geocoder.asked.length).toBe(asked);
      expect(shown(second)).toEqual(shown(first, PLACE_HEADERS));
      expect(await bodyOf(second)).toBe(await bodyOf(first));
    },
  );

  /** Opens another node, whose geocoder knows another place. */
  const nodeWith = (place: Place | GeocodeFailure) => {
    const other = new FakeGeocoder({ [location]: place });
    other.isFree = true;
    return TestService.open({ geocoder: other, rateLimitPerMinute: 10_000 }, database);
  };

  test("shows the zone of the first answer, although the index of places has changed since", async () => {
    geocoder.isFree = true;
    const [call] = calls as [Call];
    const apiKey = await service.openAccount();
    const first = await send(call, apiKey);
    const { alternatives: _others, ...moved } = { ...SPRINGFIELD, zone: "Asia/Tokyo" };
    const later = await nodeWith(moved);
    const second = await later.post(call.path, apiKey, call.body, keyed(call));
    expect(shown(second, PLACE_HEADERS)).toEqual(shown(first, PLACE_HEADERS));
    const unknown = await nodeWith({ code: "GEOCODE_LOCATION_NOT_FOUND" });
    const third = await unknown.post(call.path, apiKey, call.body, keyed(call));
    expect(shown(third)).toEqual(shown(first, PLACE_HEADERS));
    await Promise.all([later.close(), unknown.close()]);
  });

  test("of an answer that an earlier version kept has its data, without headers of the birth", async () => {
    const call = calls.find(({ path }) => path === "/v2/charts/coordinates") as Call;
    const apiKey = await service.openAccount();
    const first = await send(call, apiKey);
    const rows = await service.sql(
      "select key_hmac, data from idempotent_requests where data like '%keptBirth%'",
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { key_hmac, data } of rows) {
      const older = String(data).replace(/,"keptBirth":\{[^}]*\}/, "");
      await service.sql(
        "update idempotent_requests set data = $1 where key_hmac = $2",
        older,
        String(key_hmac),
      );
    }
    const second = await send(call, apiKey);
    expect(await bodyOf(second)).toBe(await bodyOf(first));
    expect(second.headers.get("Chart-Time-Zone")).toBeNull();
  });
});
