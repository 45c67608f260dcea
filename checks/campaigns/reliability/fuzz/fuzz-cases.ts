import type { OpenApi } from "@chart/kit/requests/contract";
import fc from "fast-check";
import type { FuzzCase } from "./fuzz-case.js";
import { headerValue, type Parts, requests } from "./requests.js";
import { chunked, pieces, spliceInto, targetOf, wire } from "./wire.js";

/** Generates cases of every kind; only well-formed ones keep their connection. */
export function fuzzCases(document: OpenApi, keys: readonly string[]): fc.Arbitrary<FuzzCase> {
  const parts = requests(document, keys);
  const wellFormed = (kind: string, bytes: readonly Buffer[], several: readonly Parts[]): FuzzCase => ({
    kind,
    pieces: bytes,
    targets: several.map(targetOf),
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
        .map((several) =>
          wellFormed("pipelined", [Buffer.concat(several.map((request) => wire(request)))], several),
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
