import { BEARER, chunk, chunked, head, many, post } from "./texts.js";
import type { Attack, Traffic } from "./traffic.js";

const BATCH = "/v2/charts/batch";
const CHART = "/v2/charts/coordinates";

/** All but the last byte of a batch of 256 KB. */
const unfinished = (...headers: readonly string[]) =>
  post(BATCH, " ".repeat(256 * 1024 - 1), { headers, missing: 1 });

const burst = (connections: number, text: string): Traffic => ({ shape: "burst", connections, text });

/** Paths that take a body, or that nothing is at. */
const PATHS = [
  ...[BATCH, CHART, "/chart", "/chart/places", "/mcp", "/dashboard/sign-in", "/unknown"],
  ...["/v1/charts/coordinates", "/v2/unknown/batch"],
];

const endless: readonly (readonly [string, Omit<Attack, "name" | "kind">])[] = PATHS.map((path) => [
  `600 chunked without end, ${path}`,
  {
    ...burst(600, chunked(path, chunk("a".repeat(250_000)))),
    drip: { piece: chunk("a"), everyMs: 1000 },
  },
]);

const slowForm: Traffic = {
  ...burst(290, chunked("/chart/places", chunk("q"))),
  drip: { piece: chunk("a"), everyMs: 3000 },
};

/** More than a gigabyte at once, whose senders take a processor. */
const MUCH: Pick<Attack, "limits" | "seconds"> = { limits: { longestRecoveryMs: 10_000 }, seconds: 12 };

const oneKey: Omit<Attack, "name" | "kind"> = {
  ...{ ...burst(4500, unfinished(BEARER)), keys: "one", visit: "own chart", ...MUCH },
};

const ROWS: Readonly<Record<string, Omit<Attack, "name" | "kind">>> = {
  "4,500 unfinished batches of one key, limit 100": { ...oneKey, service: { rateLimit: 100 } },
  "4,500 unfinished batches of one key, limit 100, alone": {
    ...{ ...oneKey, isAlone: true, service: { rateLimit: 100 } },
  },
  "4,500 unfinished batches of one key, limit 1,000,000": oneKey,
  "4,500 unfinished batches of one key, limit 1,000,000, alone": { ...oneKey, isAlone: true },
  "4,500 unfinished batches of eight keys": {
    ...burst(4500, unfinished(BEARER)),
    ...{ keys: "eight", visit: "own chart", ...MUCH },
  },
  "5,400 unfinished charts of one key": {
    ...burst(5400, post(CHART, " ".repeat(8000), { headers: [BEARER], missing: 1 })),
    ...{ keys: "one", visit: "own chart" },
  },
  "290 slow chunked forms of one address": {
    ...{ ...slowForm, addresses: 1, perSecond: 14, visit: "fresh batch", seconds: 23 },
  },
  "290 slow chunked forms": { ...slowForm, visit: "fresh batch" },
  "290 slow chunked charts, wrong key": {
    ...{ ...slowForm, text: chunked(CHART, chunk("{"), BEARER), keys: "wrong", visit: "fresh batch" },
  },
  "1,000 unfinished batches, no key": { ...burst(1000, unfinished()), visit: "fresh batch" },
  "1,000 unfinished batches, wrong key": {
    ...{ ...burst(1000, unfinished(BEARER)), keys: "wrong", visit: "fresh batch" },
  },
  "5,000 forms of 8 KB with a byte a second": {
    ...burst(5000, post("/chart", "a".repeat(7000), { missing: 1000 })),
    drip: { piece: "a", everyMs: 1000 },
  },
  "64 chunks with extensions of 12 KB": burst(
    64,
    chunked(CHART, chunk("a", `;e=${"v".repeat(12_000)}`).repeat(8)),
  ),
  "4 batches in chunks of a byte": burst(4, chunked(BATCH, chunk(" ").repeat(250_000))),
  "64 batches in chunks of a byte": burst(64, chunked(BATCH, chunk(" ").repeat(250_000))),
  "64 batches in chunks of a byte, one key": {
    ...{ ...burst(64, chunked(BATCH, chunk(" ").repeat(250_000), BEARER)), keys: "one", visit: "own chart" },
  },
  "16 kept, 8 KB in chunks of a byte": {
    ...{ shape: "flood", connections: 16, perSecond: 100 },
    text: chunked("/chart/places", `${chunk("a").repeat(8000)}0\r\n\r\n`),
    // Node's parser takes a millisecond for the part that has arrived when the body is refused.
    limits: { leastShare: 0.5 },
  },
  "300 x 16 x 2,500 trailers": {
    ...{ ...burst(300, chunked("/chart/places", `0\r\n${many(2500).join("\r\n")}\r\n\r\n`)), requests: 16 },
  },
  "64 kept, 2,500 trailers": {
    ...{ shape: "flood", connections: 64, perSecond: 490 },
    text: chunked("/chart/places", `0\r\n${many(2500).join("\r\n")}\r\n\r\n`),
  },
  "1,500 FIN in the body": { ...burst(1500, unfinished()), isHalfClosed: true },
  "1,500 FIN in the body, one key": {
    ...{ ...burst(1500, unfinished(BEARER)), isHalfClosed: true, keys: "one", visit: "own chart" },
  },
  "2,000 expecting 100 for a batch, no body": {
    ...burst(2000, head(`POST ${BATCH}`, "Expect: 100-continue", "Content-Length: 262144")),
    visit: "fresh batch",
  },
  "600 x 16 bodies of 8 KB": { ...burst(600, post(CHART, "x".repeat(8000))), requests: 16 },
  "300 x 16 bodies of 8 KB, eight keys": {
    ...{ ...burst(300, post(CHART, "x".repeat(8000), { headers: [BEARER] })), requests: 16, keys: "eight" },
  },
  "16 kept, batches of 256 KB, wrong key": {
    ...{ shape: "flood", connections: 16, perSecond: 60, keys: "wrong" },
    text: post(BATCH, " ".repeat(256 * 1024), { headers: [BEARER] }),
  },
};

/** Attacks with the bodies of requests. */
export const BODIES: readonly Attack[] = [...Object.entries(ROWS), ...endless].map(([name, row]) => ({
  ...{ name: `bodies: ${name}`, kind: "bodies" },
  ...row,
}));
