import type { OpenApi } from "@chart/kit/requests/contract";
import { DETAIL_WORDS, ENDPOINTS, RESULT_ENDPOINTS } from "@chart/kit/requests/endpoints";
import fc from "fast-check";
import { bodyFor, bodyShape } from "./bodies.js";

/** The parts of a request before it is written as bytes. */
export interface Parts {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
}

const SERVICE_PATHS = ["/healthz", "/readyz", "/openapi.json"] as const;

const method = fc.constantFrom("GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS", "POST");

const includeOf = (words: readonly string[]) => `include=${words.map(encodeURIComponent).join(",")}`;
const include = fc.oneof(
  fc.subarray([...DETAIL_WORDS]).map(includeOf),
  fc.constant("include=charts"),
  fc.array(fc.constantFrom(...DETAIL_WORDS, "charts", "", " ", "poems", "__proto__")).map(includeOf),
);
const theme = fc
  .constantFrom("light", "dark", "print", "", "Dark", "toString")
  .map((name) => `theme=${name}`);
const width = fc
  .oneof(
    { weight: 9, arbitrary: fc.integer({ min: 199, max: 400 }).map(String) },
    { weight: 1, arbitrary: fc.constantFrom("2400", "2401", "0200", "1e3", "900.0", "-900", "", "١٠٠٠") },
  )
  .map((pixels) => `width=${encodeURIComponent(pixels)}`);
const query = fc.oneof(
  { weight: 5, arbitrary: fc.constant("") },
  { weight: 1, arbitrary: fc.webQueryParameters().map((text) => `?${text}`) },
  {
    weight: 3,
    arbitrary: fc
      .array(fc.oneof({ weight: 3, arbitrary: include }, theme, width), { minLength: 1, maxLength: 3 })
      .map((parameters) => `?${parameters.join("&")}`),
  },
);
/** Generates values of Accept, some of which ask for a picture. */
const accept = fc.constantFrom(
  "image/svg+xml",
  "image/svg+xml",
  "text/html, image/svg+xml;q=0.9, */*;q=0.1",
  "image/png",
  "image/png;q=0.5, application/json;q=0.4",
  "image/*",
  "IMAGE/SVG+XML",
  "image/webp",
  "image/svg+xml;q=2",
  "image/svg+xml;q=0",
  "text/calendar",
  "text/calendar",
  "text/*;q=0.9, application/json;q=0.8",
  "text/calendar;q=0",
  "application/json",
  "text/html",
  "*/*",
);
const unknownPath = fc.oneof(
  fc.webPath().map((path) => path || "/"),
  fc.constantFrom(
    "/",
    "//",
    "/v2",
    "/v2/charts/",
    "/v2//charts",
    "/V2/charts",
    "/v1/bodygraphs/%2e%2e/simple",
    "/%00",
    "/v2/charts%20",
    "/healthz/",
    "/v1/",
    "/v1/nothing",
    "/%ff%fe",
    "/..",
  ),
);
const visible = fc.string({
  unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
  minLength: 1,
  maxLength: 300,
});
/** Generates header values: Latin-1 text without line ends. */
export const headerValue = fc.string({
  unit: fc
    .integer({ min: 0x20, max: 0xff })
    .filter((code) => code !== 0x7f)
    .map((code) => String.fromCharCode(code)),
  maxLength: 200,
});
const strangeHeader = fc.oneof(
  fc.tuple(
    fc.constantFrom(
      "Accept",
      "Accept-Encoding",
      "Origin",
      "Cookie",
      "Referer",
      "X-Forwarded-For",
      "X-Request-Id",
      "User-Agent",
      "If-None-Match",
      "Range",
      "X-HTTP-Method-Override",
      "Forwarded",
      "Content-Encoding",
      "Content-Language",
    ),
    headerValue,
  ),
  fc.tuple(
    fc
      .string({ unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz-"), minLength: 1, maxLength: 40 })
      .map((name) => `x${name}`),
    headerValue,
  ),
  fc.tuple(fc.constant("Idempotency-Key"), fc.oneof(visible, headerValue)),
  fc.tuple(fc.constant("Accept"), accept),
);
const contentType = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.constantFrom("application/json", "application/json; charset=utf-8", "APPLICATION/JSON"),
  },
  {
    weight: 1,
    arbitrary: fc.oneof(
      headerValue,
      fc.constantFrom("text/plain", "application/jsonx", "multipart/form-data; boundary=x"),
    ),
  },
);

/** Generates a header with a key, mostly an active one. */
function keyed(name: string, value: string, keys: readonly string[]): fc.Arbitrary<[string, string]> {
  return fc.oneof(
    {
      weight: 9,
      arbitrary: fc.constantFrom(...keys).map((key): [string, string] => [name, value.replace("<key>", key)]),
    },
    { weight: 1, arbitrary: headerValue.map((text): [string, string] => [name, text]) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom("Basic eDp5", "Bearer", "Bearer  ", "bearer x y")
        .map((text): [string, string] => [name, text]),
    },
  );
}

function chartRequest(document: OpenApi, keys: readonly string[]): fc.Arbitrary<Parts> {
  return fc.constantFrom(...[...ENDPOINTS, ...RESULT_ENDPOINTS]).chain(({ path, headers }) =>
    fc
      .record({
        method: fc.oneof({ weight: 30, arbitrary: fc.constant("POST") }, { weight: 1, arbitrary: method }),
        query,
        own: fc.tuple(...Object.entries(headers).map(([name, value]) => keyed(name, value, keys))),
        type: contentType,
        // Gives each request an address of its own. With a shared address, the limit on failed authentications would
        // reject most requests.
        address: fc.ipV4(),
        strange: fc.array(strangeHeader, { maxLength: 3 }),
        dropped: fc.oneof({ weight: 12, arbitrary: fc.constant(-1) }, { weight: 1, arbitrary: fc.nat(3) }),
        body: bodyFor(bodyShape(document, path)),
      })
      .map(({ method, query, own, type, address, strange, dropped, body }) => ({
        method,
        target: path + query,
        headers: [
          ["Content-Type", type] as const,
          ...own,
          ["X-Forwarded-For", address] as const,
          ...strange,
        ].filter((_, index) => index !== dropped),
        body,
      })),
  );
}

const placeText = fc.oneof(
  fc.constantFrom(
    "paris",
    "spring, il",
    "new y",
    "münch",
    "東京",
    "philadelfi",
    "paris tex",
    "--",
    "%",
    "ß",
    "q=1&limit=2",
  ),
  fc.string({ unit: "binary", maxLength: 120 }),
  fc.string({ unit: "grapheme", maxLength: 400 }),
);
const placeLimit = fc.oneof(
  fc.integer({ min: 1, max: 20 }).map(String),
  fc.constantFrom("", "0", "21", "-1", "1e1", " 8", "8,8", "١"),
);

/** Generates searches for places: mostly with a key, and with odd texts, limits and repeated parameters. */
function placesRequest(keys: readonly string[]): fc.Arbitrary<Parts> {
  const parameter = fc.oneof(
    { weight: 6, arbitrary: fc.tuple(fc.constant("q"), placeText) },
    { weight: 3, arbitrary: fc.tuple(fc.constant("limit"), placeLimit) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom("Q", "include", ""), placeText) },
  );
  return fc
    .record({
      method: fc.oneof(
        { weight: 15, arbitrary: fc.constantFrom("GET", "HEAD") },
        { weight: 1, arbitrary: method },
      ),
      parameters: fc.array(parameter, { maxLength: 4 }),
      key: fc.array(keyed("Authorization", "Bearer <key>", keys), { maxLength: 1 }),
      address: fc.ipV4(),
      strange: fc.array(strangeHeader, { maxLength: 3 }),
    })
    .map(({ method, parameters, key, address, strange }) => ({
      method,
      target: `/v2/places?${parameters.map((pair) => pair.map(encodeURIComponent).join("=")).join("&")}`,
      headers: [...key, ["X-Forwarded-For", address] as const, ...strange],
      body: Buffer.alloc(0),
    }));
}

/** Generates looks at an account: mostly with a key. */
function accountRequest(keys: readonly string[]): fc.Arbitrary<Parts> {
  return fc
    .record({
      method: fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom("GET", "HEAD") },
        { weight: 1, arbitrary: method },
      ),
      query,
      key: fc.array(keyed("Authorization", "Bearer <key>", keys), { maxLength: 1 }),
      address: fc.ipV4(),
      strange: fc.array(strangeHeader, { maxLength: 3 }),
    })
    .map(({ method, query, key, address, strange }) => ({
      method,
      target: `/v2/account${query}`,
      headers: [...key, ["X-Forwarded-For", address] as const, ...strange],
      body: Buffer.alloc(0),
    }));
}

const otherRequest: fc.Arbitrary<Parts> = fc
  .record({
    method,
    path: fc.oneof(fc.constantFrom(...SERVICE_PATHS), unknownPath),
    query,
    headers: fc.array(strangeHeader, { maxLength: 4 }),
    body: fc.uint8Array({ maxLength: 50 }).map((bytes) => Buffer.from(bytes)),
  })
  .map(({ method, path, query, headers, body }) => ({ method, target: path + query, headers, body }));

/** Generates requests, mostly for charts. */
export function requests(document: OpenApi, keys: readonly string[]): fc.Arbitrary<Parts> {
  return fc.oneof(
    { weight: 8, arbitrary: chartRequest(document, keys) },
    { weight: 1, arbitrary: placesRequest(keys) },
    { weight: 1, arbitrary: accountRequest(keys) },
    { weight: 2, arbitrary: otherRequest },
  );
}
