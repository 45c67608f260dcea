import { FakeGeocoder } from "@chart/kit/stand-ins/fake-geocoder";
import { createApi } from "chart-http";
import { V2_ENDPOINTS } from "chart-http/host";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PERSON_FIELDS } from "../../src/endpoints/base/person-fields.js";
import { fakePorts, KEY } from "../create-api/fake-ports.js";

type Json = Readonly<Record<string, unknown>>;

const PERSON_FIELD_NAMES = Object.keys(PERSON_FIELDS);
const now = () => new Date("2026-11-22T12:00:00Z");
const api = createApi({ geocoder: new FakeGeocoder(), now });

async function post(path: string, body: object, headers: Readonly<Record<string, string>> = {}, app = api) {
  const response = await app.request(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Chart-Geocode-Key": "any", ...headers },
    body: JSON.stringify(body),
  });
  const { "x-request-id": _id, ...others } = Object.fromEntries(response.headers);
  return { status: response.status, headers: others, body: await response.text() };
}

const time = { birthdate: "1990-09-05", birthtime: "21:17" };
const coordinates = { lat: 52.37, lng: 4.89 };
const location = "Amsterdam, The Netherlands";
const timeZone = "Europe/Amsterdam";
const utc = { utc: "1990-09-05T19:17:00Z" };
/** A birth in each way. */
const WAYS: readonly Json[] = [
  { ...time, location },
  { ...time, ...coordinates },
  { ...time, timeZone },
  { ...time, ...coordinates, timeZone },
  { ...time, ...coordinates, disambiguation: "later" },
  utc,
  // Failures stay the same, too.
  time,
  {},
  { ...time, ...coordinates, birthtime: "25:00" },
];
const hours = { birthdate: "1990-09-05", from: "21:00", to: "21:30" };
const around = { ...time, plusMinusMinutes: 5 };

/** Bodies of endpoints that do not take a birth in every way, with the ways that they take. */
const OWN_BODIES: Readonly<Record<string, readonly Json[]>> = {
  "/v2/charts": [{ ...time, location }],
  "/v2/charts/simple": [{ ...time, location }],
  "/v2/charts/coordinates": [
    { ...time, ...coordinates },
    { ...time, ...coordinates, timeZone },
  ],
  "/v2/charts/moment": [{ ...time, timeZone }, { ...time, timeZone, ...coordinates }, utc],
  "/v2/charts/window": [
    { ...hours, location },
    { ...around, location },
  ],
  "/v2/charts/window/coordinates": [
    { ...hours, ...coordinates },
    { ...around, ...coordinates, timeZone },
    { birthdate: "1990-09-05", ...coordinates },
  ],
  "/v2/charts/window/moment": [
    { ...hours, timeZone },
    { ...around, timeZone, ...coordinates },
    { fromUtc: "1990-09-05T19:00Z", toUtc: "1990-09-05T19:30Z" },
  ],
};
/** Endpoints that take a list of births. */
const LISTS: Readonly<Record<string, readonly [list: string, count: number]>> = {
  "/v2/charts/batch": ["births", 3],
  "/v2/composites": ["people", 2],
  "/v2/pentas": ["people", 3],
  "/v2/groups": ["people", 4],
};

/** Bodies of each endpoint that takes no list: for most, its example without a birth, and with one in every way. */
const BODIES: Readonly<Record<string, readonly Json[]>> = Object.fromEntries(
  V2_ENDPOINTS.filter(({ path }) => LISTS[path] === undefined).map(({ path, exampleRequest = {} }) => {
    const further = Object.entries(exampleRequest).filter(([name]) => !PERSON_FIELD_NAMES.includes(name));
    const others = Object.fromEntries(further);
    return [path, OWN_BODIES[path] ?? [others, ...WAYS.map((birth) => ({ ...birth, ...others }))]];
  }),
);

const namesOf = (path: string) => {
  const schema = V2_ENDPOINTS.find((endpoint) => endpoint.path === path)?.request.schema;
  return Object.keys((schema as unknown as { entries: object }).entries);
};

/** Adds the members that an object lacks as null, each of them or not. */
const withNulls = (sent: Json, names: readonly string[]): fc.Arbitrary<Json> =>
  fc
    .subarray([...names, "note"].filter((name) => !Object.hasOwn(sent, name)))
    .map((absent) => ({ ...sent, ...Object.fromEntries(absent.map((name) => [name, null])) }));

interface Pair {
  readonly path: string;
  readonly plain: Json;
  readonly nulls: Json;
}

const single = fc
  .constantFrom(
    ...Object.entries(BODIES).flatMap(([path, bodies]) => bodies.map((plain) => ({ path, plain }))),
  )
  .chain(({ path, plain }) =>
    withNulls(plain, [...namesOf(path), ...PERSON_FIELD_NAMES, "fromUtc", "toUtc"]).map(
      (nulls): Pair => ({ path, plain, nulls }),
    ),
  );
const listed = fc.constantFrom(...Object.entries(LISTS)).chain(([path, [list, count]]) =>
  fc
    .array(
      fc
        .constantFrom(...WAYS)
        .chain((way) => withNulls(way, PERSON_FIELD_NAMES).map((nulls) => [way, nulls] as const)),
      { minLength: count, maxLength: count },
    )
    .map(
      (births): Pair => ({
        path,
        plain: { [list]: births.map(([way]) => way) },
        nulls: { [list]: births.map(([, nulls]) => nulls), note: null },
      }),
    ),
);

describe("a member that is null", () => {
  test("every endpoint of version 2 is tried", () => {
    const tried = [...Object.keys(BODIES), ...Object.keys(LISTS)].sort();
    expect(tried).toEqual(V2_ENDPOINTS.map(({ path }) => path).sort());
  });

  test("counts as absent: the response is the same, to the byte", async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(single, listed), async ({ path, plain, nulls }) => {
        expect(await post(path, nulls)).toEqual(await post(path, plain));
      }),
      { numRuns: 600 },
    );
  });

  test("does not change the request that an Idempotency-Key belongs to", async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(single, listed), async ({ path, plain, nulls }) => {
        const app = createApi({ ...fakePorts(), now });
        const headers = { Authorization: `Bearer ${KEY}`, "Idempotency-Key": "one" };
        const first = await post(path, plain, headers, app);
        const again = await post(path, nulls, headers, app);
        expect([again.status, again.body]).toEqual([first.status, first.body]);
        const isKept = first.status === 200 && !first.body.includes('"credits":0}');
        expect(again.headers["idempotent-replayed"]).toBe(isKept ? "true" : undefined);
      }),
      { numRuns: 150 },
    );
  });

  test.each([
    ["/v2/charts/moment", { ...time, timeZone, lat: null, lng: null }],
    ["/v2/charts/moment", { ...time, timeZone, disambiguation: null }],
    ["/v2/charts/coordinates", { ...time, ...coordinates, timeZone: null }],
    ["/v2/charts/moment", { ...utc, birthdate: null, birthtime: null }],
    ["/v2/charts/batch", { births: [{ ...time, location, lat: null, lng: null, utc: null }] }],
    ["/v2/charts/coordinates", { ...time, ...coordinates, location: null, utc: null }],
    ["/v2/charts", { ...time, location, lat: null, lng: null, timeZone: null }],
    ["/v2/returns", { ...time, ...coordinates, kinds: null, from: null, to: null }],
    ["/v2/transits", { at: null, birthdate: null, birthtime: null, location: null, utc: null }],
  ])("is no reason to refuse a request to %s: %j", async (path, body) => {
    const { status, body: text } = await post(path, body);
    expect([status, text.includes("INVALID")]).toEqual([200, false]);
  });

  test.each([
    [
      "/v2/charts/coordinates",
      { ...time, birthdate: null, ...coordinates },
      "INVALID_BIRTHDATE",
      "birthdate is missing",
    ],
    ["/v2/charts", { ...time, location: null }, "INVALID_LOCATION", "location is missing"],
    ["/v2/charts/batch", { births: null }, "INVALID_BIRTHS", "births is missing"],
    ["/v2/charts/batch", { births: [null] }, "INVALID_BIRTHS", "births must be"],
    ["/v2/composites", { people: [null, null] }, "INVALID_PEOPLE", "people must be"],
    ["/v2/returns", { ...time, ...coordinates, kinds: [null] }, "INVALID_KINDS", "kinds must be"],
  ])(
    "is missing where it is required, and an item of a list is none: %s %j",
    async (path, body, code, message) => {
      const { status, body: text } = await post(path, body);
      expect([status, text]).toEqual([400, expect.stringContaining(code)]);
      expect(text).toContain(message);
    },
  );
});

describe("the name of a member in another case", () => {
  const noteOf = async (path: string, body: object): Promise<string | undefined> => {
    const { body: text } = await post(path, body);
    const { message, data } = JSON.parse(text);
    return /Names must be exact: (write .+)\.$/.exec(data?.items?.[0].message ?? message)?.[1];
  };

  test.each<[path: string, body: object, note: string]>([
    [
      "/v2/charts",
      { birthDate: "1990-09-05", birthtime: "21:17", location },
      "birthdate in place of birthDate",
    ],
    [
      "/v2/charts",
      { birthdate: "1990-09-05", birth_time: "21:17", location },
      "birthtime in place of birth_time",
    ],
    ["/v2/charts", { ...time, Location: location }, "location in place of Location"],
    [
      "/v2/charts/simple",
      { birthDate: "1990-09-05", birthTime: "21:17", location },
      "birthdate in place of birthDate and birthtime in place of birthTime",
    ],
    ["/v2/charts/coordinates", { ...time, Lat: 52, Lng: 4 }, "lat in place of Lat and lng in place of Lng"],
    ["/v2/charts/coordinates", { ...time, lat: 52, LNG: 4 }, "lng in place of LNG"],
    ["/v2/charts/moment", { ...time, timezone: timeZone }, "timeZone in place of timezone"],
    ["/v2/charts/moment", { ...time, time_zone: timeZone }, "timeZone in place of time_zone"],
    ["/v2/charts/moment", { ...time, "time-zone": timeZone }, "timeZone in place of time-zone"],
    ["/v2/charts/moment", { UTC: "1990-09-05T19:17Z" }, "utc in place of UTC"],
    [
      "/v2/charts/moment",
      { birthDate: "1990-09-05", birthTime: "21:17", timezone: timeZone },
      "birthdate in place of birthDate, birthtime in place of birthTime and timeZone in place of timezone",
    ],
    ["/v2/charts/window", { birthDate: "1990-09-05", location }, "birthdate in place of birthDate"],
    [
      "/v2/charts/window/coordinates",
      { ...time, ...coordinates, plusminusminutes: 5 },
      "plusMinusMinutes in place of plusminusminutes",
    ],
    [
      "/v2/charts/window/coordinates",
      { ...hours, from: undefined, FROM: "21:00", ...coordinates },
      "from in place of FROM",
    ],
    [
      "/v2/charts/window/moment",
      { fromutc: "1990-09-05T19:00Z", toutc: "1990-09-05T19:30Z" },
      "fromUtc in place of fromutc and toUtc in place of toutc",
    ],
    [
      "/v2/charts/window/moment",
      { fromUtc: "1990-09-05T19:00Z", to_utc: "1990-09-05T19:30Z" },
      "toUtc in place of to_utc",
    ],
    ["/v2/returns", { ...time, timezone: timeZone }, "timeZone in place of timezone"],
    [
      "/v2/transits",
      { ...coordinates, birthDate: "1990-09-05", birthtime: "21:17" },
      "birthdate in place of birthDate",
    ],
    ["/v2/charts/batch", { Births: [] }, "births in place of Births"],
    [
      "/v2/charts/batch",
      { births: [{ birthDate: "1990-09-05", birthtime: "21:17", ...coordinates }] },
      "birthdate in place of birthDate",
    ],
    ["/v2/charts/batch", { births: [{ ...time, timezone: timeZone }] }, "timeZone in place of timezone"],
    ["/v2/composites", { People: [] }, "people in place of People"],
    ["/v2/composites", { people: [utc, { ...time, timezone: timeZone }] }, "timeZone in place of timezone"],
    [
      "/v2/groups",
      { people: [{ birthdate: "1990-09-05", BirthTime: "21:17", ...coordinates }, utc] },
      "birthtime in place of BirthTime",
    ],
    [
      "/v1/bodygraphs",
      { birthDate: "05-Sep-1990", birthtime: "21:17", location },
      "birthdate in place of birthDate",
    ],
  ])("is named if a required one is missing: %s %j", async (path, body, note) => {
    if (!path.startsWith("/v1")) expect(await noteOf(path, body)).toBe(`write ${note}`);
    else expect((await post(path, body)).body).toContain(`exact: write ${note}.`);
  });

  test.each<[path: string, body: object]>([
    ["/v2/charts/coordinates", { ...time, ...coordinates, timezone: 5, Lat: 1, birthDate: "x" }],
    ["/v2/charts", { ...time, location, BirthTime: "x" }],
    ["/v2/transits", { birthDate: "1990-09-05", timezone: timeZone }],
    ["/v2/charts/batch", { births: [{ ...time, ...coordinates, timezone: 5 }] }],
  ])("is ignored otherwise: %s %j", async (path, body) => {
    const { status, body: text } = await post(path, body);
    expect([status, text.includes("must be exact")]).toEqual([200, false]);
  });

  test.each<[path: string, body: object]>([
    ["/v2/charts/moment", { ...time, zone: timeZone, tz: timeZone }],
    ["/v2/charts", { ...time, timezone: timeZone }],
    ["/v2/charts/moment", { ...time, [`time${"_".repeat(5000)}zone`]: timeZone }],
    ["/v2/charts/coordinates", { ...time, lat: 91, lng: 4, birthTime: "x" }],
  ])("is not guessed from other names, nor told for a wrong value: %s %j", async (path, body) => {
    expect(await noteOf(path, body)).toBeUndefined();
  });

  test("is in the replay of a batch, too", async () => {
    const app = createApi({ ...fakePorts(), now });
    const headers = { Authorization: `Bearer ${KEY}`, "Idempotency-Key": "one" };
    const births = [{ ...time, timezone: timeZone }, { ...time, ...coordinates, birthtime: undefined }, utc];
    const first = await post("/v2/charts/batch", { births }, headers, app);
    const again = await post("/v2/charts/batch", { births }, headers, app);
    expect(again.headers["idempotent-replayed"]).toBe("true");
    expect([
      first.body.includes("timeZone in place of timezone"),
      first.body.includes("birthtime is missing"),
    ]).toEqual([true, true]);
    expect(again.body).toBe(first.body);
  });
});
