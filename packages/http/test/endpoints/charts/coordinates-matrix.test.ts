import { AMSTERDAM } from "@chart/kit/load/chart-call";
import { answerOf } from "@chart/kit/requests/answer";
import { TestService } from "@chart/kit/services/test-service";
import { unknownKey } from "@chart/kit/stand-ins/unknown-key";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

/**
 * A request and the response to expect. Every account starts with 10 credits unless the row says otherwise. The rows that
 * all endpoints share are in test/matrix.test.ts.
 */
interface Row {
  readonly body?: unknown;
  readonly headers?: Record<string, string | undefined>;
  readonly account?: { plan?: "hobbyist" | "scale"; credits?: number };
  readonly status: number;
  readonly code: string;
  readonly message?: RegExp;
  /**
   * Value of X-Credits-Remaining; null if the request is rejected before the key is known, by default the opening
   * balance.
   */
  readonly creditsHeader?: string | null;
}

const unauthenticated = { status: 401, creditsHeader: null } as const;
const keyInvalid = { ...unauthenticated, code: "API_KEY_INVALID", message: /Authorization/ } as const;
const keyMissing = { ...unauthenticated, code: "API_KEY_MISSING", message: /Authorization/ } as const;
const badBody = { status: 422, code: "INVALID_REQUEST_BODY", message: /JSON object/ } as const;
const badType = { status: 415, code: "UNSUPPORTED_MEDIA_TYPE", message: /Content-Type/ } as const;
/** Known only once the body is read, which is after the key. */
const tooLarge = { status: 413, code: "REQUEST_TOO_LARGE", message: /8 KiB/ } as const;
const ok = { status: 200, code: "", creditsHeader: "9" } as const;

const fieldRules = {
  birthdate: { status: 400, code: "INVALID_BIRTHDATE", message: /birthdate.*1800 to 2199/ },
  birthtime: { status: 400, code: "INVALID_BIRTHTIME", message: /birthtime.*HH:MM/ },
  lat: { status: 400, code: "INVALID_LATITUDE", message: /lat.*-90 to 90/ },
  lng: { status: 400, code: "INVALID_LONGITUDE", message: /lng.*-180 to 180/ },
} as const;

function fieldRows(field: keyof typeof fieldRules, values: Record<string, unknown>): [string, Row][] {
  return Object.entries(values).map(([name, value]) => [
    `${field} ${name}`,
    { body: { ...AMSTERDAM, [field]: value }, ...fieldRules[field] },
  ]);
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const json = JSON.stringify(AMSTERDAM);
const padded = (bytes: number) => json + " ".repeat(bytes - json.length);
const streamOf = (...chunks: string[]) =>
  new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(utf8(chunk));
      controller.close();
    },
  });

const rows: [string, Row][] = [
  ["an empty header", { headers: { Authorization: "" }, ...keyMissing }],
  ["a scheme without a key", { headers: { Authorization: "Bearer" }, ...keyInvalid }],
  ["two keys", { headers: { Authorization: `Bearer ${unknownKey()} ${unknownKey()}` }, ...keyInvalid }],
  ["a wrong checksum", { headers: { Authorization: `Bearer chart_live_${"0".repeat(38)}` }, ...keyInvalid }],

  ["a hobbyist's key", { account: { plan: "hobbyist" }, status: 403, code: "ACCESS_DENIED" }],

  ["no content type", { body: utf8(json), headers: { "Content-Type": undefined }, ...badType }],
  ["a form's content type", { headers: { "Content-Type": "application/x-www-form-urlencoded" }, ...badType }],
  [
    "a content type that only starts like JSON",
    { headers: { "Content-Type": "application/json5" }, ...badType },
  ],
  [
    "a content type with a charset",
    { headers: { "Content-Type": "Application/JSON ; charset=utf-8" }, ...ok },
  ],

  ["a string", { body: '"1990-09-05"', ...badBody }],
  ["null", { body: "null", ...badBody }],
  ["NaN, which is not JSON", { body: '{"lat": NaN}', ...badBody }],
  [
    "broken UTF-8",
    { body: Uint8Array.of(...utf8(`${json.slice(0, -1)},"x":"`), 0xff, ...utf8('"}')), ...badBody },
  ],
  ["8 KiB of nested arrays", { body: "[".repeat(8192), ...badBody }],
  ["a byte order mark", { body: `\ufeff${json}`, ...ok }],
  ["a member twice, the last one wrong", { body: `${json.slice(0, -1)},"lat":91}`, ...fieldRules.lat }],
  ["fields that hide in __proto__", { body: `{"__proto__":${json}}`, ...fieldRules.birthdate }],
  ["unknown members", { body: { ...AMSTERDAM, location: 5, constructor: null, toString: {} }, ...ok }],

  ["a body of exactly 8 KiB", { body: padded(8192), ...ok }],
  ["a body one byte larger", { body: padded(8193), ...tooLarge }],
  ["a large body in chunks", { body: streamOf(padded(8000), " ".repeat(193)), ...tooLarge }],
  ["a small body in chunks", { body: streamOf(json.slice(0, 20), json.slice(20)), ...ok }],
  [
    "a declared length above the limit",
    { headers: { "Content-Length": "9000" }, ...tooLarge, creditsHeader: null },
  ],
  [
    "a declared length that is too small",
    { body: padded(8193), headers: { "Content-Length": "10" }, ...tooLarge },
  ],
  [
    "a large body without a key",
    { body: padded(8193), headers: { Authorization: undefined }, ...tooLarge, creditsHeader: null },
  ],

  ...fieldRows("birthdate", {
    "day first": "05-09-1990",
    "with a time": "1990-09-05T21:17",
    "in other digits": "١٩٩٠-٠٩-٠٥",
    "29 February of a common year": "1900-02-29",
    "month 13": "1990-13-01",
    "day 0": "1990-09-00",
    "year 0000": "0000-01-01",
    "after 2199": "2200-01-01",
  }),
  ...fieldRows("birthtime", {
    "with seconds": "21:17:00",
    "one-digit hour": "9:17",
    "25:61": "25:61",
  }),
  ["lat infinite", { body: json.replace("52.37", "1e999"), ...fieldRules.lat }],
  [
    "every field wrong: reports the first",
    { body: { birthdate: "1990-02-30", birthtime: "x", lat: 99, lng: 999 }, ...fieldRules.birthdate },
  ],
  [
    "all but the date wrong",
    { body: { ...AMSTERDAM, birthtime: "24:00", lat: 99 }, ...fieldRules.birthtime },
  ],

  ["no credits", { account: { credits: 0 }, status: 402, code: "CREDITS_EXHAUSTED", creditsHeader: "0" }],
  [
    "no credits and an impossible date: reports the date, which is checked earlier",
    {
      account: { credits: 0 },
      body: { ...AMSTERDAM, birthdate: "1990-02-30" },
      ...fieldRules.birthdate,
      creditsHeader: "0",
    },
  ],

  ["another advanced plan", { account: { plan: "scale" }, ...ok }],
  ["a scheme in another case", { headers: { Authorization: "bEARER <key>" }, ...ok }],
  [
    "the first date and the north pole",
    { body: { birthdate: "1800-01-01", birthtime: "00:00", lat: 90, lng: -180 }, ...ok },
  ],
  [
    "the last date and the date line",
    { body: { birthdate: "2199-12-31", birthtime: "23:59", lat: -90, lng: 180 }, ...ok },
  ],
];

describe("POST /v2/charts/coordinates", () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.open();
  });
  afterAll(() => service.close());

  test.each(rows)("%s: gives the documented status, code and balance", async (_name, row) => {
    const opening = row.account?.credits ?? 10;
    const apiKey = await service.openAccount({ credits: opening, ...row.account });

    const response = await service.postCoordinates(apiKey, row.body, row.headers);
    const answer = await answerOf(response);

    expect({ status: response.status, code: answer.errorCode }).toEqual({
      status: row.status,
      code: row.code,
    });
    expect(response.headers.get("Content-Type")).toBe("application/json");
    expect(response.headers.get("X-Request-Id")).toMatch(/^req_[0-9A-Za-z]{20}$/);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("X-Credits-Remaining")).toBe(
      row.creditsHeader === undefined ? String(opening) : row.creditsHeader,
    );
    expect(response.headers.get("WWW-Authenticate")).toBe(row.status === 401 ? "Bearer" : null);
    expect(Object.keys(answer)).toEqual(["timestamp", "success", "message", "errorCode", "type", "data"]);
    expect(answer.timestamp).toBe(new Date(answer.timestamp).toISOString());

    const succeeded = row.status === 200;
    if (succeeded) {
      expect(answer).toMatchObject({ success: true, message: "Chart generated", type: "ChartResult" });
    } else {
      expect(answer).toMatchObject({ success: false, type: "", data: null });
      expect(answer.message).toMatch(row.message ?? /^[A-Z].*\.$/);
    }
    const charges = succeeded ? 1 : 0;
    expect(await service.balance(apiKey)).toEqual({
      credits: opening - charges,
      ledger: opening - charges,
      charges,
    });
  });

  test("the log of these requests contains no key and no birth data", () => {
    // A duration may have the digits of a coordinate.
    const log = service.logLines.join("").replaceAll(/"\w+Ms":[\d.]+/g, "");
    expect(service.logLines.length).toBeGreaterThanOrEqual(rows.length);
    expect(log).not.toMatch(/chart_live_|Bearer|birthdate|1990-|21:17|52\.37|4\.89/);
  });
});
