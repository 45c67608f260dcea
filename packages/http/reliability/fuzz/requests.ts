import fc from "fast-check";
import type { OpenApi } from "../../test/support/contract.js";
import { ENDPOINTS } from "../../test/support/endpoints.js";
import { bodyFor, bodyShape } from "./bodies.js";
import type { FuzzCase, Target } from "./fuzz-case.js";

/** A request in its parts, before it is put on the wire. */
interface Parts {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
}

const SERVICE_PATHS = ["/healthz", "/readyz", "/openapi.json"] as const;

const method = fc.constantFrom("GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS", "POST");
const query = fc.oneof(
  { weight: 5, arbitrary: fc.constant("") },
  { weight: 1, arbitrary: fc.webQueryParameters().map((text) => `?${text}`) },
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
/** What a header's value may hold: latin 1 without line ends. */
const headerValue = fc.string({
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

/** What stands where a key belongs: mostly a live one. */
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
  return fc.constantFrom(...ENDPOINTS).chain(({ path, headers }) =>
    fc
      .record({
        method: fc.oneof({ weight: 30, arbitrary: fc.constant("POST") }, { weight: 1, arbitrary: method }),
        query,
        own: fc.tuple(...Object.entries(headers).map(([name, value]) => keyed(name, value, keys))),
        type: contentType,
        // Each from an address of its own, or most would be refused for the failed authentications of the others.
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

const otherRequest: fc.Arbitrary<Parts> = fc
  .record({
    method,
    path: fc.oneof(fc.constantFrom(...SERVICE_PATHS), unknownPath),
    query,
    headers: fc.array(strangeHeader, { maxLength: 4 }),
    body: fc.uint8Array({ maxLength: 50 }).map((bytes) => Buffer.from(bytes)),
  })
  .map(({ method, path, query, headers, body }) => ({ method, target: path + query, headers, body }));

function targetOf({ method, target }: Parts): Target {
  return { method, path: target.replace(/[?#].*$/s, "") };
}

function wire(
  { method, target, headers, body }: Parts,
  framing = `Content-Length: ${body.length}\r\n`,
): Buffer {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return Buffer.concat([
    Buffer.from(`${method} ${target} HTTP/1.1\r\nHost: service\r\n${framing}${lines}\r\n`, "latin1"),
    body,
  ]);
}

/** The body in chunks. */
function chunked(parts: Parts, sizes: readonly number[]): Buffer {
  const chunks: Buffer[] = [wire({ ...parts, body: Buffer.alloc(0) }, "Transfer-Encoding: chunked\r\n")];
  for (let at = 0, n = 0; at < parts.body.length; n++) {
    const chunk = parts.body.subarray(at, at + (sizes[n % sizes.length] ?? 1));
    chunks.push(Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from("\r\n"));
    at += chunk.length;
  }
  return Buffer.concat([...chunks, Buffer.from("0\r\n\r\n")]);
}

/** Cuts bytes at these places. */
function pieces(bytes: Buffer, cuts: readonly number[]): Buffer[] {
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length].sort((a, b) => a - b);
  return places.slice(1).map((end, index) => bytes.subarray(places[index], end));
}

/** Every kind of thing that callers may send; only well-formed ones keep their connection. */
export function fuzzCases(document: OpenApi, keys: readonly string[]): fc.Arbitrary<FuzzCase> {
  const parts = fc.oneof(
    { weight: 8, arbitrary: chartRequest(document, keys) },
    { weight: 2, arbitrary: otherRequest },
  );
  const wellFormed = (kind: string, bytes: readonly Buffer[], requests: readonly Parts[]): FuzzCase => ({
    kind,
    pieces: bytes,
    targets: requests.map(targetOf),
    isWellFormed: true,
  });
  const broken = (kind: string, bytes: Buffer, request: Parts): FuzzCase => ({
    kind,
    pieces: [bytes],
    targets: [targetOf(request)],
    isWellFormed: false,
  });
  const sizes = fc.array(fc.integer({ min: 1, max: 2000 }), { minLength: 1, maxLength: 5 });
  const junkLine = fc.oneof(
    headerValue,
    fc.constantFrom(
      "no colon",
      ": no name",
      "A\u0000B: c",
      "A: b\rc",
      " folded: x",
      "Content-Length: 5",
      "Content-Length: -1",
      "Transfer-Encoding: gzip",
      "Transfer-Encoding: chunked, chunked",
      "Host: twice",
      "Upgrade: websocket\r\nConnection: Upgrade",
      "Expect: 200-maybe",
      "Connection: close",
      "Connection: x",
    ),
  );
  return fc.oneof(
    { weight: 60, arbitrary: parts.map((request) => wellFormed("request", [wire(request)], [request])) },
    {
      weight: 6,
      arbitrary: fc
        .tuple(parts, sizes)
        .map(([request, lengths]) => wellFormed("chunked", [chunked(request, lengths)], [request])),
    },
    {
      weight: 6,
      arbitrary: fc
        .array(parts, { minLength: 2, maxLength: 6 })
        .map((requests) =>
          wellFormed("pipelined", [Buffer.concat(requests.map((request) => wire(request)))], requests),
        ),
    },
    {
      weight: 6,
      arbitrary: fc
        .tuple(parts, fc.array(fc.nat(2000), { minLength: 1, maxLength: 4 }))
        .map(([request, cuts]) => wellFormed("slow", pieces(wire(request), cuts), [request])),
    },
    {
      weight: 6,
      arbitrary: fc
        .tuple(parts, junkLine)
        .map(([request, line]) =>
          broken(
            "junk header",
            Buffer.from(
              wire(request).toString("latin1").replace("\r\n\r\n", `\r\n${line}\r\n\r\n`),
              "latin1",
            ),
            request,
          ),
        ),
    },
    {
      weight: 4,
      arbitrary: fc
        .tuple(parts, fc.nat(3000), fc.uint8Array({ minLength: 1, maxLength: 8 }))
        .map(([request, at, bytes]) =>
          broken("flipped bytes", spliceInto(wire(request), at, bytes), request),
        ),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(parts, fc.nat(600))
        .map(([request, length]) => broken("cut off", wire(request).subarray(0, length), request)),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(parts, fc.integer({ min: 15_000, max: 80_000 }))
        .map(([request, size]) =>
          broken(
            "huge header",
            wire({ ...request, headers: [...request.headers, ["X-Huge", "x".repeat(size)]] }),
            request,
          ),
        ),
    },
    {
      weight: 2,
      arbitrary: fc.tuple(parts, fc.integer({ min: 100, max: 4000 })).map(([request, count]) =>
        broken(
          "many headers",
          wire({
            ...request,
            headers: [...request.headers, ...Array.from({ length: count }, (_, n) => [`a${n}`, ""] as const)],
          }),
          request,
        ),
      ),
    },
    {
      weight: 3,
      arbitrary: fc
        .uint8Array({ minLength: 1, maxLength: 2000 })
        .map((bytes) =>
          broken("bytes", Buffer.from(bytes), { method: "", target: "", headers: [], body: Buffer.alloc(0) }),
        ),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(parts, fc.constantFrom("http://service", "https://service", "HTTP://x:y@z", "*", "service:80"))
        .map(([request, prefix]) =>
          broken("absolute target", wire({ ...request, target: prefix + request.target }), request),
        ),
    },
  );
}

function spliceInto(bytes: Buffer, at: number, replacement: Uint8Array): Buffer {
  const start = at % bytes.length;
  return Buffer.concat([bytes.subarray(0, start), replacement, bytes.subarray(start + replacement.length)]);
}
