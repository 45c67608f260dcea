import { Contract } from "@chart/testkit/contract";
import { RESULT_ENDPOINTS, type ResultEndpoint } from "@chart/testkit/endpoints";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApiKey } from "@chart/accounts";
import type { Plan } from "@chart/accounts";
import { createSqlite, needsStore, onPostgres, type TestDatabase } from "@chart/testkit/test-stores";
import { FakeGeocoder } from "@chart/testkit/fake-geocoder";
import { TestService } from "@chart/testkit/test-service";

type Json = Readonly<Record<string, unknown>>;

/** Changes to a valid request, and the expected response. */
interface Row {
  readonly headers?: Record<string, string | undefined>;
  readonly query?: string;
  readonly body?: unknown;
  readonly plan?: Plan;
  readonly credits?: number;
  readonly inactive?: true;
  readonly status: number;
  readonly code: string;
  readonly message?: RegExp;
  /** Number of credits that a success costs, by default one. */
  readonly cost?: number;
  /** Outcome of the last birth of a batch. */
  readonly item?: { readonly code: string; readonly message: RegExp | undefined };
}

const ok = { status: 200, code: "" };
const bad = (code: string, message?: RegExp) => ({ status: 400, code, ...(message && { message }) });
const ABSENT = Symbol("absent");
const AMSTERDAM = "Amsterdam, The Netherlands";
const withKey = { "Chart-Geocode-Key": "a caller's own key" };

/** Returns an object without its absent members. */
function present(members: Json): Json {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== ABSENT));
}

const geocoder = new FakeGeocoder({
  "No zone, Nowhere": { coords: { lat: 0, lng: 0 }, zone: "Nowhere/Nothing" },
  "Timeout, Nowhere": { code: "GEOCODE_TIMEOUT" },
});

/** Rows that all endpoints share. */
function commonRows({ body, maxBodyBytes = 8192 }: ResultEndpoint): Record<string, Row> {
  return {
    "no key": { headers: { Authorization: undefined }, status: 401, code: "API_KEY_MISSING" },
    "an unknown key": {
      headers: { Authorization: `Bearer ${createApiKey()}` },
      status: 401,
      code: "API_KEY_INVALID",
    },
    "an inactive account": { inactive: true, status: 403, code: "ACCOUNT_INACTIVE" },
    "a hobbyist's account": { plan: "hobbyist", status: 403, code: "ACCESS_DENIED" },
    "another content type": {
      headers: { "Content-Type": "text/plain" },
      status: 415,
      code: "UNSUPPORTED_MEDIA_TYPE",
    },
    "broken JSON": { body: "{", status: 422, code: "INVALID_REQUEST_BODY" },
    "an array": { body: [body], status: 422, code: "INVALID_REQUEST_BODY" },
    "an oversized body": {
      body: JSON.stringify(body) + " ".repeat(maxBodyBytes),
      status: 413,
      code: "REQUEST_TOO_LARGE",
      message: new RegExp(`The limit is ${maxBodyBytes / 1024} KiB`),
    },
    "no credits": { credits: 0, status: 402, code: "CREDITS_EXHAUSTED" },
    "a bad Idempotency-Key": {
      headers: { "Idempotency-Key": "a key" },
      ...bad("IDEMPOTENCY_KEY_INVALID"),
    },
    "unknown members and parameters": { body: { ...body, constructor: 1 }, query: "?x=1", ...ok },
    success: ok,
  };
}

/** Wrong values of the fields of a birth; `place` puts a birth with changed members into a body. */
function birthRows(place: (change: Json) => unknown, prefix = ""): Record<string, Row> {
  const field = (name: string) => new RegExp(`${prefix.replace(/[[\]]/g, "\\$&")}${name} must be`);
  const wrong: [string, unknown, string][] = [
    ...[ABSENT, null, 19900905, [], {}, "", "1990-02-30", "1799-12-31", "2200-01-01"].map(
      (value): [string, unknown, string] => ["birthdate", value, "INVALID_BIRTHDATE"],
    ),
    ...[ABSENT, null, 2117, [], {}, "24:00", "21:17:00"].map((value): [string, unknown, string] => [
      "birthtime",
      value,
      "INVALID_BIRTHTIME",
    ]),
    ...[ABSENT, null, "52", [], {}, 91].map((value): [string, unknown, string] => [
      "lat",
      value,
      "INVALID_LATITUDE",
    ]),
    ...[ABSENT, null, "4", [], {}, -181].map((value): [string, unknown, string] => [
      "lng",
      value,
      "INVALID_LONGITUDE",
    ]),
  ];
  return Object.fromEntries(
    wrong.map(([name, value, code]) => [
      `${prefix}${name} ${value === ABSENT ? "absent" : JSON.stringify(value)}`,
      { body: place({ [name]: value }), ...bad(code, field(name)) },
    ]),
  );
}

/** Rows of a birth whose place may be a location; `place` puts a birth with changed members into a body. */
function locationRows(place: (change: Json) => unknown, item?: string): Record<string, Row> {
  const at = (location: unknown) => place({ location, lat: ABSENT, lng: ABSENT });
  const start = item === undefined ? "" : `^${item.replace(/[[\]]/g, "\\$&")}`;
  return {
    "a location and no geocoding key": {
      body: at(AMSTERDAM),
      ...{ status: 401, code: "GEOCODE_KEY_MISSING", message: /Chart-Geocode-Key.*, or send lat and lng/ },
    },
    "a location": { body: at(AMSTERDAM), headers: withKey, ...ok },
    "a location and coordinates, which count": { body: place({ location: "Atlantis, Nowhere" }), ...ok },
    "neither location nor coordinates": { body: at(ABSENT), ...bad("INVALID_LOCATION", /location must be/) },
    "a location that is no text": { body: at(5), ...bad("INVALID_LOCATION") },
    "an unknown place": {
      body: at("Atlantis, Nowhere"),
      headers: withKey,
      ...bad("GEOCODE_LOCATION_NOT_FOUND", new RegExp(`${start}.*find that place.*, or send lat and lng`)),
    },
    "a provider that is too slow": {
      body: at("Timeout, Nowhere"),
      headers: withKey,
      ...{ status: 504, code: "GEOCODE_TIMEOUT" },
    },
    "a place in an unknown time zone": {
      body: at("No zone, Nowhere"),
      headers: withKey,
      ...{ status: 500, code: "TIMEZONE_LOOKUP_FAILED" },
    },
  };
}

/** Wrong values of one member of the body. */
function memberRows({ body }: ResultEndpoint, name: string, values: readonly unknown[], row: Row) {
  return Object.fromEntries(
    values.map((value) => [
      `${name} ${value === ABSENT ? "absent" : JSON.stringify(value)}`,
      { body: present({ ...body, [name]: value }), ...row },
    ]),
  );
}

function windowRows(endpoint: ResultEndpoint): Record<string, Row> {
  const { from: _from, to: _to, ...day } = endpoint.body;
  const window = bad("INVALID_WINDOW");
  const around = { ...day, birthtime: "21:17" };
  return {
    ...memberRows(endpoint, "from", [ABSENT, null, 21, [], {}, "24:00", "21:30", "22:00"], window),
    ...memberRows(endpoint, "to", [ABSENT, null, 22, [], {}, "24:01", "21:00"], window),
    ...memberRows(
      { ...endpoint, body: around },
      "plusMinusMinutes",
      [ABSENT, null, "5", [], 0, 721, 1.5],
      window,
    ),
    "plusMinusMinutes without birthtime": { body: { ...day, plusMinusMinutes: 5 }, ...window },
    "both forms": { body: { ...endpoint.body, ...around, plusMinusMinutes: 5 }, ...window },
    "birthtime with from and to": { body: { ...endpoint.body, ...around }, ...window },
    "a malformed birthtime": {
      body: { ...around, birthtime: "21", plusMinusMinutes: 5 },
      ...bad("INVALID_BIRTHTIME"),
    },
    "a time of birth and its uncertainty": { body: { ...around, plusMinusMinutes: 5 }, ...ok },
    "times until midnight": { body: { ...endpoint.body, to: "24:00" }, ...ok },
    ...memberRows(endpoint, "birthdate", [ABSENT, null, 5, "1990-02-30"], bad("INVALID_BIRTHDATE")),
    ...(endpoint.geocodeKey === "never"
      ? {
          ...memberRows(endpoint, "lat", [ABSENT, null, "52", 91], bad("INVALID_LATITUDE")),
          ...memberRows(endpoint, "lng", [ABSENT, null, "4", 181], bad("INVALID_LONGITUDE")),
        }
      : {
          ...memberRows(endpoint, "location", [ABSENT, null, 5, "Rom"], bad("INVALID_LOCATION")),
          "no geocoding key": {
            headers: { "Chart-Geocode-Key": " " },
            ...{
              status: 401,
              code: "GEOCODE_KEY_MISSING",
              message: /to \/v2\/charts\/window\/coordinates\.$/,
            },
          },
          "an unknown place": {
            body: { ...endpoint.body, location: "Atlantis, Nowhere" },
            ...bad("GEOCODE_LOCATION_NOT_FOUND", /to \/v2\/charts\/window\/coordinates\.$/),
          },
        }),
  };
}

const WRONG_MOMENTS = [
  null,
  5,
  [],
  {},
  "",
  "2026-11-22",
  "2026-11-22T12:00",
  "2026-11-22T12:00:00+01:00",
  "2026-11-22T24:00Z",
  "2026-02-30T12:00Z",
  "1799-12-31T23:59:59Z",
  "2200-01-01T00:00Z",
  "2026-11-22T12:00:00.5Z",
];

function transitRows(endpoint: ResultEndpoint): Record<string, Row> {
  const place = (change: Json) => present({ ...endpoint.body, ...change });
  return {
    ...birthRows(place),
    ...locationRows(place),
    ...memberRows(endpoint, "at", WRONG_MOMENTS, bad("INVALID_MOMENT", /field at must/)),
    "no members": { body: {}, ...ok },
    "a moment alone": { body: { at: "2199-12-31T23:59:59.999Z" }, ...ok },
    "a birth of one member": { body: { birthtime: "21:17" }, ...bad("INVALID_BIRTHDATE") },
  };
}

const LAST_BIRTH = { birthdate: "2199-12-31", birthtime: "23:59", lat: 0, lng: -176 };

function returnRows(endpoint: ResultEndpoint): Record<string, Row> {
  const place = (change: Json) => present({ ...endpoint.body, ...change });
  const { kinds: _kinds, from: _from, to: _to, ...birth } = endpoint.body;
  const lunar = { ...birth, kinds: ["lunar"] };
  return {
    ...birthRows(place),
    ...locationRows(place),
    ...memberRows(endpoint, "from", [...WRONG_MOMENTS, "2024-01-01T00:00:00Z"], bad("INVALID_MOMENT")),
    ...memberRows(endpoint, "to", [...WRONG_MOMENTS, "2018-01-01T00:00:00Z"], bad("INVALID_MOMENT")),
    ...memberRows(
      endpoint,
      "kinds",
      [null, "saturn", {}, [], [5], [null], ["mars"], ["saturn", "saturn"]],
      bad("INVALID_KINDS", /Known kinds: solar, .*north-node-true/),
    ),
    "a span that ends before birth": {
      body: { ...birth, to: "1980-01-01T00:00:00Z" },
      ...bad("INVALID_MOMENT", /from must be earlier than the field to/),
    },
    "more than 1,000 passes": {
      body: { ...lunar, to: "2080-01-01T00:00:00Z" },
      ...bad("RESULT_TOO_LARGE", /1,000/),
    },
    "more than 50 charts": {
      body: { ...lunar, to: "1999-01-01T00:00:00Z" },
      query: "?include=charts",
      ...bad("RESULT_TOO_LARGE", /50/),
    },
    "charts of the passes": { query: "?include=charts", ...ok },
    "an unknown word in include": {
      query: "?include=charts,poems",
      ...bad("INVALID_INCLUDE", /Known words: charts\./),
    },
    "a birth alone": { body: birth, ...ok },
    "the last minute of the last day, which lies in the year 2200 of UTC": { body: LAST_BIRTH, ...ok },
    "its returns of earlier years": { body: { ...LAST_BIRTH, from: "2100-01-01T00:00:00Z" }, ...ok },
  };
}

function peopleRows(endpoint: ResultEndpoint): Record<string, Row> {
  const people = endpoint.body["people"] as readonly Json[];
  const last = people.length - 1;
  const count = { "/v2/composites": [2, 2], "/v2/pentas": [3, 5], "/v2/groups": [2, 20] }[endpoint.path];
  const [least, most] = count as [number, number];
  const times = (number: number) => Array.from({ length: number }, () => people[0]);
  const place = (change: Json) => ({
    people: people.map((person, index) => (index === last ? present({ ...person, ...change }) : person)),
  });
  const rule = bad("INVALID_PEOPLE", least === most ? /list of 2 people/ : new RegExp(`${least} to ${most}`));
  return {
    ...birthRows(place, `people[${last}].`),
    ...locationRows(place, `people[${last}]`),
    ...memberRows(
      endpoint,
      "people",
      [ABSENT, null, 5, "x", {}, [], [null, null, null], [[], [], []], times(least - 1), times(most + 1)],
      rule,
    ),
    "as many people as it takes": { body: { people: times(most) }, ...ok },
  };
}

/** Rows of a batch: what fails a person elsewhere fails only its own item, and costs nothing. */
function batchRows(endpoint: ResultEndpoint): Record<string, Row> {
  const [birth] = endpoint.body["births"] as readonly Json[];
  const times = (number: number) => Array.from({ length: number }, () => birth);
  const place = (change: Json) => ({ births: [birth, present({ ...birth, ...change })] });
  const rows = { ...birthRows(place, "births[1]."), ...locationRows(place, "births[1]") };
  return {
    ...Object.fromEntries(
      Object.entries(rows).map(([title, { code, message, ...row }]): [string, Row] => {
        if (row.status === 401) return [title, { code, ...row }];
        const item = { code, message };
        return [title, { ...row, ...ok, item, cost: code === "" ? 2 : 1 }];
      }),
    ),
    ...memberRows(
      endpoint,
      "births",
      [ABSENT, null, 5, "x", {}, [], [null], [[]], [birth, 5], times(501)],
      bad("INVALID_BIRTHS", /births must be a list of 1 to 500/),
    ),
    "500 births": { body: { births: times(500) }, credits: 500, cost: 500, ...ok },
    "fewer credits than births": {
      ...{ body: { births: times(11) }, status: 402, code: "CREDITS_EXHAUSTED" },
      message: /^This request needs 11 credits, one for each birth\. Your account has 10\.$/,
    },
    "no birth that has a chart": { body: { births: [{}] }, cost: 0, ...ok },
  };
}

const ROWS: Readonly<Record<string, (endpoint: ResultEndpoint) => Record<string, Row>>> = {
  "/v2/charts/window": windowRows,
  "/v2/charts/window/coordinates": windowRows,
  "/v2/transits": transitRows,
  "/v2/returns": returnRows,
  "/v2/composites": peopleRows,
  "/v2/pentas": peopleRows,
  "/v2/groups": peopleRows,
  "/v2/charts/batch": batchRows,
};

describe("all documented responses [SQLite]", () => documentedResponses(createSqlite, () => true));
onPostgres("the documented responses that need the store", (create) =>
  documentedResponses(create, needsStore),
);

function documentedResponses(create: () => Promise<TestDatabase>, isTested: (row: Row) => boolean): void {
  let database: TestDatabase;
  let service: TestService;
  let contract: Contract;
  beforeAll(async () => {
    database = await create();
    service = await TestService.open({ geocoder, rateLimitPerMinute: 10_000 }, database);
    contract = await Contract.of(service);
  });
  afterAll(async () => {
    await service.close();
    await database.drop();
  });

  describe.each(RESULT_ENDPOINTS)("POST $path", (endpoint) => {
    const { path, type, headers, body } = endpoint;
    const rows = { ...commonRows(endpoint), ...ROWS[path]?.(endpoint) };

    test.each(Object.entries(rows).filter(([, row]) => isTested(row)))(
      "%s: gives the documented status, body and balance",
      async (_title, row) => {
        const { credits = 10, plan = "developer" } = row;
        const apiKey = await service.openAccount({ credits, plan });
        if (row.inactive) {
          const inactive = "update accounts set status = 'inactive' where id = $1";
          await service.sql(inactive, service.accountId(apiKey));
        }
        const sent = { ...headers, ...row.headers };
        const response = await service.post(path + (row.query ?? ""), apiKey, row.body ?? body, sent);
        const answer = (await response.json()) as Json;

        expect({ status: response.status, code: answer["errorCode"] }).toEqual({
          status: row.status,
          code: row.code,
        });
        contract.expectDocumented("POST", path, response, answer);
        if (row.message) expect(answer["message"]).toMatch(row.message);
        const isDone = row.status === 200;
        expect(answer).toMatchObject(
          isDone ? { success: true, type } : { success: false, type: "", data: null },
        );
        const { cost = 1, item } = row;
        const charged = isDone ? cost : 0;
        expect(await service.balance(apiKey)).toEqual({
          credits: credits - charged,
          ledger: credits - charged,
          charges: charged > 0 ? 1 : 0,
        });
        if (item === undefined) return;
        const { items, credits: priced } = answer["data"] as { items: Json[]; credits: number };
        const { errorCode = "", message } = items.at(-1) ?? {};
        expect([priced, errorCode]).toEqual([cost, item.code]);
        if (item.message) expect(message).toMatch(item.message);
      },
    );

    test("a repeat under one Idempotency-Key gets the same data computed again, and costs nothing", async () => {
      const apiKey = await service.openAccount();
      const keyed = { ...headers, "Idempotency-Key": "one" };
      const first = await service.post(path, apiKey, body, keyed);
      const reordered = Object.fromEntries(Object.entries({ ...body, note: "x" }).reverse());
      const second = await service.post(path, apiKey, reordered, keyed);
      const [one, two] = (await Promise.all([first.json(), second.json()])) as [Json, Json];

      expect(JSON.stringify(two["data"])).toBe(JSON.stringify(one["data"]));
      expect([first, second].map((each) => each.headers.get("Idempotent-Replayed"))).toEqual([null, "true"]);
      expect(second.headers.get("Chart-Time-Zone")).toBeNull();
      contract.expectDocumented("POST", path, second, two);
      expect((await service.balance(apiKey)).charges).toBe(1);

      const changed = JSON.parse(JSON.stringify(body).replace("1990-09-05", "1990-09-06"));
      const other = await service.post(path, apiKey, changed, keyed);
      expect([other.status, ((await other.json()) as Json)["errorCode"]]).toEqual([
        422,
        "IDEMPOTENCY_KEY_REUSED",
      ]);
    });
  });

  test("of these answers only instants and zones are kept", async () => {
    const rows = await service.sql("select data from idempotent_requests where data is not null");
    expect(rows.length).toBe(RESULT_ENDPOINTS.length);
    for (const { data } of rows) expect(data).toMatch(/^[-\w{}[\]":.,/]{1,200}$/);
    expect(JSON.stringify(rows)).not.toMatch(/channel|gate|lat|lng/);
  });

  test("the log of these requests contains no key, no place and no birth data", () => {
    expect(service.logLines.join("")).not.toMatch(/chart_live_|caller's own key|Amsterdam,|1990-09|21:17/);
  });
}
