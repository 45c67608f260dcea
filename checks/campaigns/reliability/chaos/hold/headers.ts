import { BEARER, head, many, openHead } from "./texts.js";
import type { Attack, Traffic } from "./traffic.js";

/** Headers `abc:` of 15.5 KB, nearly all that a request may have. */
const TINY = many(2584);
const GET = "GET /healthz";

/** Full pipelines on many connections at once. */
const pipelines = (connections: number, text: string): Traffic => ({
  ...{ shape: "burst", connections, text, requests: 16 },
});

/** One request at a time on kept connections, not more than a fast line sends. */
const kept = (text: string, perSecond = 490): Traffic => ({
  ...{ shape: "flood", connections: 64, text, perSecond },
});

const hundred = many(97, (n) => `x-${n}: ${"v".repeat(140)}`);

const ROWS: Readonly<Record<string, Omit<Attack, "name" | "kind">>> = {
  "600 x 16 x 2,584 headers": pipelines(600, head(GET, ...TINY)),
  "300 x 16 x 2,584 headers": pipelines(300, head(GET, ...TINY)),
  "300 x 16 x 2,584 headers, default heap": {
    ...pipelines(300, head(GET, ...TINY)),
    service: { hasDefaultHeap: true },
  },
  "200 x 16 x 2,584 headers": pipelines(200, head(GET, ...TINY)),
  "64 kept, 2,584 headers": kept(head(GET, ...TINY)),
  "600 x 16 x 99 headers": pipelines(600, head(GET, ...hundred)),
  "600 x 16 x 99 tiny headers": pipelines(600, head(GET, ...many(97))),
  "2,500 x 16 x three headers of 5 KB": {
    ...pipelines(2500, head(GET, ...many(3, (n) => `x-${n}: ${"v".repeat(5100)}`))),
    // 600 MB at once: what Node makes of it in one turn of the event loop is garbage before it can be bounded.
    limits: { mostMemoryBytes: 520 * 1024 * 1024, longestRecoveryMs: 10_000 },
    seconds: 12,
  },
  "600 x 16 x 60 long names": pipelines(600, head(GET, ...many(60, (n) => `${"n".repeat(250)}${n}:`))),
  "300 x 16 x 2,000 different names": pipelines(300, head(GET, ...many(2000, (n) => `x${n}:`))),
  "300 x 16 x 1,400 cookies": pipelines(300, head(GET, ...many(1400, () => "cookie: a"))),
  "300 x 16 x 2,500 headers, expecting 100": pipelines(
    300,
    head("POST /chart", "Expect: 100-continue", "Content-Length: 0", ...many(2500)),
  ),
  "300 x 16 x 99 headers, never read": {
    ...pipelines(300, head("GET /docs/guides/batches", ...hundred)),
    isUnread: true,
  },
  "300 x 16 x 2,584 headers, then FIN": { ...pipelines(300, head(GET, ...TINY)), isHalfClosed: true },
  "1,500 without the blank line, 2,584 headers": {
    ...{ shape: "burst", connections: 1500, text: openHead(GET, ...TINY) },
  },
  "3,000 without the blank line, 15 KB in three headers": {
    ...{ shape: "burst", connections: 3000 },
    text: openHead(GET, ...many(3, (n) => `x-${n}: ${"v".repeat(5100)}`)),
  },
  "1,500 FIN before the blank line": {
    ...{ shape: "burst", connections: 1500, text: openHead(GET, ...TINY), isHalfClosed: true },
  },
  "2,000 with a byte a second": {
    ...{ shape: "burst", connections: 2000, text: openHead(GET, ...many(2400)) },
    drip: { piece: "a", everyMs: 1000 },
  },
  "64 kept, 99 headers, /v2/account": kept(head("GET /v2/account", ...hundred)),
  "64 kept, 2,500 headers, /v2/account, wrong key": {
    ...kept(head("GET /v2/account", BEARER, ...many(2500))),
    keys: "wrong",
  },
  "64 kept, 2,500 headers, /v2/account, eight keys": {
    ...kept(head("GET /v2/account", BEARER, ...many(2500))),
    keys: "eight",
  },
  "64 kept, 99 headers, sign-in page, one address": {
    ...kept(head("GET /dashboard/sign-in", ...hundred)),
    addresses: 1,
  },
};

/** Attacks with the headers of requests. */
export const HEADERS: readonly Attack[] = Object.entries(ROWS).map(([name, row]) => ({
  ...{ name: `headers: ${name}`, kind: "headers" },
  ...row,
}));
