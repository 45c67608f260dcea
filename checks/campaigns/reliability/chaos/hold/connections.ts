import { BEARER, head, many, openHead, post } from "./texts.js";
import type { Attack } from "./traffic.js";

const PROBE = head("GET /healthz");
/** A page of the documentation, larger than others. */
const PAGE = head("GET /docs/operators/limits", "Accept: text/html");
const FEW_FILES = { openFiles: 1200 };

type Row = Omit<Attack, "name" | "kind" | "shape"> & Partial<Pick<Attack, "shape">>;

const few = (text: string, more: Partial<Row> = {}): Row => ({
  ...{ connections: 700, text, service: FEW_FILES },
  ...more,
});

const CONNECTION_ROWS: Readonly<Record<string, Row>> = {
  "700 idle after a request": few(PROBE),
  "700 idle after a request, one address": few(PROBE, { addresses: 1 }),
  "700 idle after a page": few(PAGE),
  "700 idle after 16 requests": few(PROBE, { requests: 16 }),
  "700 idle after a request, eight keys": few(head("GET /v2/account", BEARER), { keys: "eight" }),
  "700 silent": few(""),
  "700 without the blank line": few(openHead("GET /healthz")),
  "700 with a header's byte a second": few(openHead("GET /healthz"), {
    drip: { piece: "a", everyMs: 1000 },
  }),
  "700 without the end of a form": few(post("/chart", "a=b", { missing: 4000 }), {
    drip: { piece: "a", everyMs: 1000 },
  }),
  "700 FIN after a request": few(PROBE, { isHalfClosed: true }),
  "700 x 16 pages, never read": few(PAGE, { requests: 16, isUnread: true }),
  "700 new ones over and over": few(head("GET /healthz", "Connection: close"), {
    ...{ shape: "flood", perSecond: 500 },
  }),
  "3,000 idle, many files": { connections: 3000, text: PROBE },
  "1,000 x 16 pages, never read, many files": {
    ...{ connections: 1000, text: PAGE, requests: 16, isUnread: true },
  },
};

const flood = (connections: number, text: string, more: Partial<Row> = {}): Row => ({
  ...{ shape: "flood", connections, text },
  ...more,
});

const PROBE_ROWS: Readonly<Record<string, Row>> = {
  "3,000 on /healthz": flood(3000, PROBE),
  "700 on /healthz": flood(700, PROBE),
  "3,000 on /healthz, one address": flood(3000, PROBE, { addresses: 1 }),
  "3,000 on /readyz": flood(3000, head("GET /readyz")),
  "1,500 HEAD": flood(1500, head("HEAD /healthz")),
  "3,000 new ones, 1,000 a second": flood(3000, head("GET /healthz", "Connection: close"), {
    perSecond: 1000,
  }),
  "64 with 99 headers": flood(64, head("GET /healthz", ...many(97)), { perSecond: 490 }),
  "3,000 x 16 at once": { connections: 3000, text: PROBE, requests: 16 },
  "3,000 x 16, never read": { connections: 3000, text: PROBE, requests: 16, isUnread: true },
  "3,000 FIN after a request": { connections: 3000, text: PROBE, isHalfClosed: true },
  "3,000 with a byte a second": {
    ...{ connections: 3000, text: openHead("GET /healthz"), drip: { piece: "a", everyMs: 1000 } },
  },
};

const MOON = ["GET /calendar/moon.ics", "Accept-Encoding: gzip"] as const;

const FEED_ROWS: Readonly<Record<string, Row>> = {
  "300 requests a second": flood(300, head(...MOON), { perSecond: 300 }),
  "300 requests a second by those who have it": flood(300, head(...MOON, "If-None-Match: *"), {
    perSecond: 300,
  }),
};

/** A call of a tool for assistants. */
const call = (name: string, input: object) =>
  post(
    "/mcp",
    JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: input } }),
    { headers: ["Accept: application/json, text/event-stream"] },
  );

const BIRTH = { date: "1990-09-05", time: "21:17", place: "Springfield, Illinois" };
const CROWD = { people: Array.from({ length: 20 }, () => BIRTH) };
const YEAR = { at: "2026-01-01", until: "2026-12-31", bodies: ["sun", "mercury"], level: "line", ...BIRTH };

const ASSISTANT_ROWS: Readonly<Record<string, Row>> = {
  "300 charts a second": flood(300, call("compute_chart", BIRTH), { perSecond: 300 }),
  "64 kept, charts, one address": flood(64, call("compute_chart", BIRTH), { addresses: 1, perSecond: 490 }),
  "64 kept, windows": flood(64, call("chart_window", { ...BIRTH, time: undefined }), { perSecond: 200 }),
  "64 kept, twenty people": flood(64, call("compare_charts", CROWD), { perSecond: 200 }),
  "64 kept, a year of lines": flood(64, call("sky_changes", YEAR), { perSecond: 200 }),
  "64 kept, pictures": flood(64, call("draw_chart", BIRTH), { perSecond: 200 }),
  "64 kept, the app": flood(
    64,
    post(
      "/mcp",
      JSON.stringify({
        ...{ jsonrpc: "2.0", id: 1, method: "resources/read" },
        params: { uri: "ui://bodygraph/chart.html" },
      }),
      { headers: ["Accept: application/json, text/event-stream"] },
    ),
    { perSecond: 200 },
  ),
};

const table = (kind: Attack["kind"], rows: Readonly<Record<string, Row>>): readonly Attack[] =>
  Object.entries(rows).map(([name, row]) => ({ name: `${kind}: ${name}`, kind, shape: "burst", ...row }));

/** Attacks with the number of open connections. */
export const CONNECTIONS: readonly Attack[] = table("connections", CONNECTION_ROWS);

/** Attacks with health checks. */
export const PROBES: readonly Attack[] = table("probes", PROBE_ROWS);

/** Floods of strangers on the tools for assistants. */
export const ASSISTANTS: readonly Attack[] = table("assistants", ASSISTANT_ROWS);

/** Calendar applications that fetch a feed. */
export const FEEDS: readonly Attack[] = table("feeds", FEED_ROWS);
