import type { Plan } from "@chart/accounts";
import { createApiKey } from "@chart/accounts";
import { Contract } from "@chart/kit/requests/contract";
import { ENDPOINTS, type Endpoint } from "@chart/kit/requests/endpoints";
import { TestService } from "@chart/kit/services/test-service";
import { FakeGeocoder } from "@chart/kit/stand-ins/fake-geocoder";
import { needsStore, onPostgres, onSqlite, type TestDatabase } from "@chart/kit/stores/test-stores";
import { WINDOW_MEMBERS } from "chart-core/time";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

/** Changes to a valid request, and the expected response. */
interface Row {
  readonly headers?: Record<string, string | undefined>;
  readonly body?: unknown;
  readonly account?: { readonly plan?: Plan; readonly credits?: number };
  /** Statement run directly on the database; `$1` is the last four characters of the key. */
  readonly sql?: string;
  readonly status: number;
  readonly code: string;
  readonly message?: RegExp;
  readonly retryAfter?: string;
}

const geocoder = new FakeGeocoder({
  "Refused, Nowhere": { code: "GEOCODE_KEY_INVALID" },
  "Quota, Nowhere": { code: "GEOCODE_RATE_LIMITED" },
  "Quota for long, Nowhere": { code: "GEOCODE_RATE_LIMITED", retryAfterSeconds: 3600 },
  "Unavailable, Nowhere": { code: "GEOCODE_UNAVAILABLE", cause: new Error("HTTP 500 from upstream") },
  "Timeout, Nowhere": { code: "GEOCODE_TIMEOUT" },
  "Broken, Nowhere": new Error("a geocoder must not reject"),
  "No zone, Nowhere": { coords: { lat: 0, lng: 0 }, zone: "Nowhere/Nothing" },
});

const revoke = "update api_keys set revoked_at = '2026-01-01' where last_four = $1";
const deactivate =
  "update accounts set status = 'inactive' where id = (select account_id from api_keys where last_four = $1)";

function keyRows({ version, advanced }: Endpoint): Record<string, Row> {
  const header = version === "v1" ? "Chart-Api-Key" : "Authorization";
  const scheme = version === "v1" ? "" : "Bearer ";
  const howToSend = `API key\\. Send it as \`${header}: ${scheme}<key>\`\\.$`;
  const missing = { status: 401, code: "API_KEY_MISSING", message: new RegExp(`^Missing ${howToSend}`) };
  const invalid = { status: 401, code: "API_KEY_INVALID", message: new RegExp(`^Invalid ${howToSend}`) };
  const otherVersion = version === "v1" ? { Authorization: "Bearer <key>" } : { "Chart-Api-Key": "<key>" };
  return {
    "no key": { headers: { [header]: undefined }, ...missing },
    "an empty key": { headers: { [header]: " " }, ...missing },
    "the key in the other version's header": {
      headers: { [header]: undefined, ...otherVersion },
      ...missing,
    },
    "a bad scheme": { headers: { [header]: "Basic <key>" }, ...invalid },
    "a bad key": { headers: { [header]: `${scheme}secret` }, ...invalid },
    "an unknown key": { headers: { [header]: scheme + createApiKey() }, ...invalid },
    "a rotated key": { sql: revoke, ...invalid },
    "an inactive account": { sql: deactivate, status: 403, code: "ACCOUNT_INACTIVE" },
    "a hobbyist's account": {
      account: { plan: "hobbyist" },
      ...(advanced ? { status: 403, code: "ACCESS_DENIED" } : { status: 200, code: "" }),
    },
  };
}

function bodyRows({ body }: Endpoint): Record<string, Row> {
  const json = JSON.stringify(body);
  const unparsable = { status: 422, code: "INVALID_REQUEST_BODY" };
  const badType = { status: 415, code: "UNSUPPORTED_MEDIA_TYPE", message: /Content-Type/ };
  return {
    "broken JSON": { body: json.slice(1), ...unparsable },
    "no body": { body: "", ...unparsable },
    "an array": { body: [body], ...unparsable },
    "another content type": { headers: { "Content-Type": "text/plain" }, ...badType },
    "an oversized body": { body: json + " ".repeat(8192), status: 413, code: "REQUEST_TOO_LARGE" },
  };
}

/** Values that break each field's rule; ABSENT leaves the field out. */
const ABSENT = Symbol("absent");
const always = {
  absent: ABSENT,
  null: null,
  "an array": [],
  "an object": {},
  true: true,
  empty: "",
  spaces: "  ",
};
const WRONG_VALUES = {
  birthtime: {
    ...always,
    "a number": 2117,
    "without a colon": "2117",
    "24:00": "24:00",
    "12:60": "12:60",
    "with a space before it": " 21:17",
    "with a line break after it": "21:17\n",
  },
  location: {
    ...always,
    "a number": 12345,
    short: "Rom",
    "a text with a NUL": "Amsterdam\0, The Netherlands",
    "short but for its spaces": " Rom  ",
    astral: "𝔞𝔟𝔠",
  },
  lat: { ...always, "a numeric string": "52.37", "too far north": 90.0001, "too far south": -91 },
  lng: { ...always, "a numeric string": "4.89", "too far east": 180.0001, "too far west": -181 },
};
const WRONG_DATES = {
  v1: {
    "as in v2": "1990-09-05",
    impossible: "30-Feb-1990",
    "in numbers": "05-09-1990",
    early: "31-Dec-1799",
    "with a space after it": "05-Sep-1990 ",
  },
  v2: {
    "as in v1": "05-Sep-1990",
    impossible: "1990-02-30",
    "in short": "90-09-05",
    early: "1799-12-31",
    "with a space before it": " 1990-09-05",
    "with a line break after it": "1990-09-05\n",
  },
};
const FIELD_RULES = {
  birthdate: { status: 400, code: "INVALID_BIRTHDATE" },
  birthtime: { status: 400, code: "INVALID_BIRTHTIME", message: /birthtime .*00:00 to 23:59.*HH:MM/ },
  location: { status: 400, code: "INVALID_LOCATION", message: /location .*(4 to 200|at least 4) characters/ },
  lat: { status: 400, code: "INVALID_LATITUDE", message: /lat .*-90 to 90/ },
  lng: { status: 400, code: "INVALID_LONGITUDE", message: /lng .*-180 to 180/ },
};

function fieldRows({ version, body }: Endpoint): Record<string, Row> {
  const dates = { ...always, "a number": 19900905, ...WRONG_DATES[version] };
  const dateForm =
    version === "v1" ? /birthdate .*1800 to 2199.*15-Jan-1990/ : /birthdate .*1800 to 2199.*YYYY-MM-DD/;
  const rows = Object.keys(body).flatMap((field) => {
    const name = field as keyof typeof FIELD_RULES;
    const values = name === "birthdate" ? dates : WRONG_VALUES[name];
    const rule = { ...FIELD_RULES[name], ...(name === "birthdate" && { message: dateForm }) };
    return Object.entries(values).map(([title, value]): [string, Row] => {
      const { [name]: _, ...others } = body;
      return [
        `${name} ${title}`,
        { body: value === ABSENT ? others : { ...others, [name]: value }, ...rule },
      ];
    });
  });
  return Object.fromEntries(rows);
}

function locationRows({ version, body }: Endpoint): Record<string, Row> {
  const at = (location: string) => ({ body: { ...body, location } });
  const missing = {
    status: 401,
    code: "GEOCODE_KEY_MISSING",
    message: /^Missing geocoding key\. Send it as `Chart-Geocode-Key: <key>`/,
  };
  const tooLong =
    version === "v2" ? FIELD_RULES.location : { status: 400, code: "GEOCODE_LOCATION_NOT_FOUND" };
  const limited = { status: 429, code: "GEOCODE_RATE_LIMITED" };
  return {
    "no geocoding key": { headers: { "Chart-Geocode-Key": undefined }, ...missing },
    "an empty geocoding key": { headers: { "Chart-Geocode-Key": "  " }, ...missing },
    "a place of 201 characters": { ...at("x".repeat(201)), ...tooLong },
    "a place of 200 characters of two UTF-16 units each": {
      ...at("𝔞".repeat(200)),
      status: 400,
      code: "GEOCODE_LOCATION_NOT_FOUND",
    },
    "an unknown place": {
      ...at("Atlantis, Nowhere"),
      status: 400,
      code: "GEOCODE_LOCATION_NOT_FOUND",
      message: /"City, Country".*\/v2\/charts\/coordinates/,
    },
    "a provider that refuses the key": {
      ...at("Refused, Nowhere"),
      ...{ status: 400, code: "GEOCODE_KEY_INVALID", message: /Chart-Geocode-Key/ },
    },
    "a provider over quota": { ...at("Quota, Nowhere"), ...limited, retryAfter: "60" },
    "a provider over quota that sends Retry-After": {
      ...at("Quota for long, Nowhere"),
      ...limited,
      retryAfter: "3600",
    },
    "a provider that fails": { ...at("Unavailable, Nowhere"), status: 502, code: "GEOCODE_UNAVAILABLE" },
    "a provider that is too slow": { ...at("Timeout, Nowhere"), status: 504, code: "GEOCODE_TIMEOUT" },
    "a geocoder that rejects its promise": {
      ...at("Broken, Nowhere"),
      status: 502,
      code: "GEOCODE_UNAVAILABLE",
    },
    "a place in an unknown time zone": {
      ...at("No zone, Nowhere"),
      ...{ status: 500, code: "TIMEZONE_LOOKUP_FAILED" },
    },
    "spaces around text": { ...at("\t Amsterdam, The Netherlands \n"), status: 200, code: "" },
  };
}

function otherRows({ hasLocation, body }: Endpoint): Record<string, Row> {
  return {
    "no credits": { account: { credits: 0 }, status: 402, code: "CREDITS_EXHAUSTED" },
    "unknown members": { body: { ...body, name: "x", constructor: 1 }, status: 200, code: "" },
    success: { status: 200, code: "" },
    ...(!hasLocation && {
      "an empty geocoding key, which is not needed": {
        headers: { "Chart-Geocode-Key": "" },
        status: 200,
        code: "",
      },
    }),
  };
}

const v1Name = (member: string) => member.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns the members of the chart in a successful response, in order. */
function membersOf({ version, simple }: Endpoint): string[] {
  const members = simple ? ["type", "profile", "gates", "channelsShort", "centers"] : [...WINDOW_MEMBERS];
  if (version === "v1") return members.map(v1Name);
  return simple ? members : [...members, "birthDateUtc"];
}

onSqlite("all documented responses", (create) => {
  describe.each(ENDPOINTS)("POST $path", (endpoint) => answersAsDocumented(endpoint, create, () => true));
});
onPostgres("the documented responses that need the store", (create) => {
  describe.each(ENDPOINTS)("POST $path", (endpoint) => answersAsDocumented(endpoint, create, needsStore));
});

function answersAsDocumented(
  endpoint: Endpoint,
  create: () => Promise<TestDatabase>,
  isTested: (row: Row) => boolean,
): void {
  let database: TestDatabase;
  let service: TestService;
  let contract: Contract;
  beforeAll(async () => {
    database = await create();
    service = await TestService.open({ geocoder }, database);
    contract = await Contract.of(service);
  });
  afterAll(async () => {
    await service.close();
    await database.drop();
  });

  const rows = {
    ...keyRows(endpoint),
    ...bodyRows(endpoint),
    ...fieldRows(endpoint),
    ...(endpoint.hasLocation && locationRows(endpoint)),
    ...otherRows(endpoint),
  };

  test.each(Object.entries(rows).filter(([, row]) => isTested(row)))(
    "%s: gives the documented status, body and balance",
    async (_title, row) => {
      const credits = row.account?.credits ?? 10;
      const apiKey = await service.openAccount({ credits, ...row.account });
      if (row.sql) await database.sql(row.sql, apiKey.slice(-4));

      const headers = { ...endpoint.headers, ...row.headers };
      const response = await service.post(endpoint.path, apiKey, row.body ?? endpoint.body, headers);
      const body = (await response.json()) as Record<string, unknown>;

      expect(response.status).toBe(row.status);
      contract.expectDocumented("POST", endpoint.path, response, body);
      if (row.status === 200) {
        const chart = endpoint.version === "v1" ? body : (body["data"] as object);
        expect(Object.keys(chart)).toEqual(membersOf(endpoint));
      } else if (endpoint.version === "v1") {
        expect(body).toEqual({
          code: row.status,
          message: expect.stringMatching(/^[A-Z].*\.$/),
          status: "error",
        });
      } else {
        expect(body).toMatchObject({ success: false, errorCode: row.code, type: "", data: null });
      }
      if (row.message) expect(body["message"]).toMatch(row.message);
      if (row.retryAfter) expect(response.headers.get("Retry-After")).toBe(row.retryAfter);
      expect(JSON.parse(service.logLines.at(-1) as string).code ?? "").toBe(row.code);

      const charges = row.status === 200 ? 1 : 0;
      expect(await service.balance(apiKey)).toEqual({
        credits: credits - charges,
        ledger: credits - charges,
        charges,
      });
    },
  );

  test("the log of these requests contains no key, no place and no birth data", () => {
    const log = service.logLines.join("");
    expect(log).not.toMatch(/chart_live_|caller's own key|Amsterdam,|Nowhere"|1990-09|Sep-1990|21:17/);
  });
}
