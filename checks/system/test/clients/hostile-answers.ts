import { createServer, type Socket } from "node:net";
import { constants, deflateRawSync, gzipSync } from "node:zlib";

/** The facts of an outcome that all clients must share. */
export interface Expected {
  /** Result; absent if the call fails. */
  readonly data?: unknown;
  /** Some facts in the headers of a result. */
  readonly meta?: Readonly<Record<string, unknown>>;
  readonly errorCode?: string;
  readonly status?: number;
  readonly charged?: "no" | "unknown";
  readonly retryAfterSeconds?: number;
  readonly requestId?: string;
  /** Number of tries of two. */
  readonly tries?: 1 | 2;
}

/** An answer that no API gives, but a proxy, a cache or an attacker may. */
export interface HostileAnswer {
  readonly title: string;
  /** Bytes of the whole response, or a function that writes it. */
  readonly answer: Buffer | ((socket: Socket) => void);
  readonly expected: Expected;
  /** Method and arguments of the call, by default a chart. */
  readonly call?: { readonly method: string; readonly args: readonly unknown[]; readonly settings?: object };
}

type Headers = Readonly<Record<string, string | number | readonly string[]>>;

const OK = { success: true, data: { type: "Projector" } };
const JSON_TYPE = { "Content-Type": "application/json" };

/** Writes a response; the length of its body is that of the bytes, unless a header says otherwise. */
function response(status: number, headers: Headers, body: string | Buffer = ""): Buffer {
  const bytes = Buffer.from(body);
  const lines = Object.entries({ "Content-Length": bytes.length, Connection: "close", ...headers }).flatMap(
    ([name, value]) => (Array.isArray(value) ? value : [value]).map((each) => `${name}: ${each}\r\n`),
  );
  return Buffer.concat([Buffer.from(`HTTP/1.1 ${status} Status\r\n${lines.join("")}\r\n`), bytes]);
}
const json = (status: number, body: unknown, headers: Headers = {}) =>
  response(status, { ...JSON_TYPE, ...headers }, typeof body === "string" ? body : JSON.stringify(body));
const text = (body: string | Buffer, headers: Headers = {}) =>
  response(200, { ...JSON_TYPE, ...headers }, body);
const gzip = (body: Buffer, headers: Headers = {}) => text(body, { "Content-Encoding": "gzip", ...headers });
const whole = Buffer.from(JSON.stringify(OK));

const result: Expected = { data: OK.data, tries: 1 };
const cut: Expected = { errorCode: "NO_RESPONSE", charged: "unknown", tries: 2 };
const foreign = (status: number, tries: 1 | 2 = 1): Expected => ({
  ...{ errorCode: "UNEXPECTED_RESPONSE", status, tries },
  charged: status < 400 || status === 408 || status === 409 || status >= 500 ? "unknown" : "no",
});

/** Writes a start, then one chunk after the other, until the connection ends or some number of them is written. */
const endless =
  (start: Buffer, chunk: Buffer, count: number) =>
  (socket: Socket): void => {
    let left = count;
    const more = () => {
      while (left-- > 0 && !socket.destroyed)
        if (!socket.write(chunk)) return void socket.once("drain", more);
      socket.end();
    };
    socket.write(start);
    more();
  };

/** 64 MiB of spaces as raw deflate, which can be repeated: a flush ends on a byte, and no block is the last one. */
const SPACES = Buffer.concat(
  Array(64).fill(deflateRawSync(Buffer.alloc(1024 * 1024, " "), { finishFlush: constants.Z_FULL_FLUSH })),
);
const GZIP_START = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

const open = (headers: Headers = {}) => {
  const lines = Object.entries({ ...JSON_TYPE, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`HTTP/1.1 200 OK\r\n${lines.join("")}\r\n`);
};

/** Sends bytes, and then cuts the connection. */
const then = (bytes: Buffer) => (socket: Socket) =>
  socket.write(bytes, () => setTimeout(() => socket.destroy(), 20));

const interim = (status: number, headers = "") => Buffer.from(`HTTP/1.1 ${status} Interim\r\n${headers}\r\n`);
const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
const digits = "9".repeat(5000);

const BATCH = {
  method: "charts.batch",
  args: [[{ utc: "1990-09-05T19:17:00Z" }, { utc: "1990-09-06T19:17:00Z" }]],
};
const failed = (index: unknown) => ({ index, errorCode: "INVALID_BIRTH", message: "births[0]: no." });
const items = (...all: unknown[]) => json(200, { success: true, data: { items: all, credits: 0 } });
const SVG = { method: "charts.svg", args: [{ utc: "1990-09-05T19:17:00Z" }] };
const ACCOUNT = { method: "account.get", args: [] };

const row = (
  title: string,
  answer: HostileAnswer["answer"],
  expected: Expected,
  call?: HostileAnswer["call"],
): HostileAnswer => ({ title, answer, expected, ...(call && { call }) });

/** The table: each answer has the same outcome in every client. */
export const HOSTILE_ANSWERS: readonly HostileAnswer[] = [
  // Interim responses.
  row(
    "103 Early Hints before the response",
    Buffer.concat([interim(103, "Link: </a>\r\n"), json(200, OK)]),
    result,
  ),
  row("102 Processing before the response", Buffer.concat([interim(102), json(200, OK)]), result),
  row(
    "many interim responses",
    Buffer.concat([...Array.from({ length: 50 }, () => interim(103)), json(200, OK)]),
    result,
  ),
  row(
    "103 Early Hints before an error",
    Buffer.concat([interim(103), json(402, { errorCode: "CREDITS_EXHAUSTED", message: "None." })]),
    {
      ...{ errorCode: "CREDITS_EXHAUSTED", status: 402, charged: "no", tries: 1 },
    },
  ),
  row("101 Switching Protocols", then(interim(101, "Upgrade: h2c\r\nConnection: Upgrade\r\n")), cut),
  row("103 Early Hints alone", then(interim(103)), cut),
  // Bytes before and after the JSON.
  row("a byte order mark", text(Buffer.concat([Buffer.from("\ufeff"), whole])), result),
  row(
    "a byte order mark before an error",
    json(400, `\ufeff${JSON.stringify({ errorCode: "INVALID_BIRTH", message: "No." })}`),
    {
      ...{ errorCode: "INVALID_BIRTH", status: 400, charged: "no", tries: 1 },
    },
  ),
  row("two byte order marks", text(Buffer.concat([Buffer.from("\ufeff\ufeff"), whole])), cut),
  row("white space around the JSON", text(` \r\n\t${whole} \n\n`), result),
  row("a script before the JSON, against hijacking", text(`)]}',\n${whole}`), cut),
  row("HTML that a proxy adds behind the JSON", text(`${whole}<script src="x"></script>`), cut),
  row("two JSON values", text(`${whole}${whole}`), cut),
  // Headers that a proxy joins, repeats or invents.
  row(
    "a joined Retry-After",
    json(503, { errorCode: "SERVICE_UNAVAILABLE", message: "Later." }, { "Retry-After": "5, 5" }),
    {
      ...{
        errorCode: "SERVICE_UNAVAILABLE",
        status: 503,
        retryAfterSeconds: 5,
        charged: "unknown",
        tries: 1,
      },
    },
  ),
  row(
    "a repeated Retry-After",
    json(503, { errorCode: "SERVICE_UNAVAILABLE", message: "Later." }, { "Retry-After": ["7", "7"] }),
    {
      ...{
        errorCode: "SERVICE_UNAVAILABLE",
        status: 503,
        retryAfterSeconds: 7,
        charged: "unknown",
        tries: 1,
      },
    },
  ),
  row(
    "a Retry-After of 5,000 digits",
    json(503, { errorCode: "SERVICE_UNAVAILABLE", message: "Later." }, { "Retry-After": digits }),
    {
      ...{ errorCode: "SERVICE_UNAVAILABLE", status: 503, charged: "unknown", tries: 2 },
    },
  ),
  row(
    "a Retry-After that is no time",
    json(503, { errorCode: "SERVICE_UNAVAILABLE", message: "Later." }, { "Retry-After": "soon" }),
    {
      ...{ errorCode: "SERVICE_UNAVAILABLE", status: 503, charged: "unknown", tries: 2 },
    },
  ),
  row(
    "a negative Retry-After",
    json(503, { errorCode: "SERVICE_UNAVAILABLE", message: "Later." }, { "Retry-After": "-5" }),
    {
      ...{ errorCode: "SERVICE_UNAVAILABLE", status: 503, charged: "unknown", tries: 2 },
    },
  ),
  ...[
    "tomorrow GMT",
    "+2 hours GMT",
    "GMT",
    "2030 GMT",
    "Sat, 28 Nov 2026 25:61:61 GMT",
    "Sat, 31-Nov-26 10:00:00 GMT",
  ].map((time) =>
    row(
      `a Retry-After of ${time}`,
      json(503, { errorCode: "SERVICE_UNAVAILABLE", message: "Later." }, { "Retry-After": time }),
      { errorCode: "SERVICE_UNAVAILABLE", status: 503, charged: "unknown", tries: 2 },
    ),
  ),
  row(
    "a Retry-After by date, and a Date that is none",
    json(
      503,
      { errorCode: "SERVICE_UNAVAILABLE", message: "Later." },
      { "Retry-After": "Fri, 01 Jan 1999 00:00:00 GMT", Date: "yesterday" },
    ),
    { errorCode: "SERVICE_UNAVAILABLE", status: 503, retryAfterSeconds: 0, charged: "unknown", tries: 1 },
  ),
  row(
    "repeated facts of a birth",
    json(200, OK, {
      "Chart-Time-Zone": ["Europe/Rome", "Europe/Rome"],
      "Chart-Place": ['%"A, B"', '%"A, B"'],
      "Chart-Coordinates": ["1.5;-2", "1.5;-2"],
    }),
    { ...result, meta: { timeZone: "Europe/Rome", place: "A, B", coordinates: { lat: 1.5, lng: -2 } } },
  ),
  row(
    "joined facts of a birth",
    json(200, OK, { "Chart-Time-Zone": "Europe/Rome, Europe/Rome", "Chart-Place": '%"A, B", %"A, B"' }),
    { ...result, meta: { timeZone: "Europe/Rome", place: "A, B" } },
  ),
  row("a place with bytes that are no UTF-8", json(200, OK, { "Chart-Place": '%"%e4x"' }), result),
  row(
    "a trailer with the name of a header",
    (socket) => {
      socket.end(
        Buffer.concat([
          open({ "Transfer-Encoding": "chunked", Trailer: "X-Credits-Remaining" }),
          Buffer.from(`${whole.length.toString(16)}\r\n${whole}\r\n0\r\nX-Credits-Remaining: 7\r\n\r\n`),
        ]),
      );
    },
    { ...result, meta: { creditsRemaining: null } },
  ),
  row(
    "joined credits and request IDs",
    json(200, OK, { "X-Credits-Remaining": "41, 41", "X-Request-Id": "req_1, req_1" }),
    {
      ...{ ...result, meta: { creditsRemaining: 41, requestId: "req_1" } },
    },
  ),
  row(
    "repeated credits and request IDs",
    json(200, OK, { "X-Credits-Remaining": ["41", "41"], "X-Request-Id": ["req_1", "req_1"] }),
    {
      ...{ ...result, meta: { creditsRemaining: 41, requestId: "req_1" } },
    },
  ),
  row("credits of 5,000 digits", json(200, OK, { "X-Credits-Remaining": digits }), {
    ...result,
    meta: { creditsRemaining: null },
  }),
  row("credits that are no number", json(200, OK, { "X-Credits-Remaining": "many" }), {
    ...result,
    meta: { creditsRemaining: null },
  }),
  row("negative credits", json(200, OK, { "X-Credits-Remaining": "-1" }), {
    ...result,
    meta: { creditsRemaining: null },
  }),
  row(
    "a rate limit of 5,000 digits",
    json(200, OK, { "RateLimit-Policy": `"d";q=${digits};w=60`, RateLimit: `"d";r=1;t=1` }),
    {
      ...{ ...result, meta: { rateLimit: null } },
    },
  ),
  row(
    "a rate limit without its window",
    json(200, OK, { "RateLimit-Policy": `"d";q=5`, RateLimit: `"d";r=1;t=1` }),
    {
      ...{ ...result, meta: { rateLimit: null } },
    },
  ),
  row(
    "coordinates that are none",
    json(200, OK, { "Chart-Coordinates": "1.2.3; 4", "Chart-Place-Alternatives": "x" }),
    {
      ...{ ...result, meta: { coordinates: null, placeAlternatives: 0 } },
    },
  ),
  row("a place that is no display string", json(200, OK, { "Chart-Place": "%E4" }), result),
  row(
    "a header that is empty",
    json(200, OK, { "X-Credits-Remaining": "", "Chart-Coordinates": "", "X-Request-Id": "" }),
    result,
  ),
  row(
    "headers without end",
    endless(Buffer.from("HTTP/1.1 200 OK\r\n"), Buffer.from(`X-Fill: ${"x".repeat(1000)}\r\n`), 4000),
    cut,
  ),
  // Encodings.
  row("gzip", gzip(gzipSync(whole)), result),
  row("gzip in capital letters", gzip(gzipSync(whole), { "Content-Encoding": "GZIP" }), result),
  row(
    "gzip in chunks",
    (socket) => {
      const bytes = gzipSync(whole);
      socket.write(open({ "Content-Encoding": "gzip", "Transfer-Encoding": "chunked" }));
      for (const byte of bytes) socket.write(`1\r\n${String.fromCharCode(byte)}\r\n`, "latin1");
      socket.end("0\r\n\r\n");
    },
    result,
  ),
  row(
    "an error in gzip",
    response(
      400,
      { ...JSON_TYPE, "Content-Encoding": "gzip" },
      gzipSync('{"errorCode":"INVALID_BIRTH","message":"No."}'),
    ),
    {
      ...{ errorCode: "INVALID_BIRTH", status: 400, charged: "no", tries: 1 },
    },
  ),
  row("gzip that is none", gzip(whole), cut),
  row("gzip that was cut off", gzip(gzipSync(whole).subarray(0, 20)), cut),
  row("gzip with a wrong byte", gzip(gzipSync(whole).fill(0xff, 12, 16)), cut),
  row(
    "a gzip of 1.5 GB",
    endless(Buffer.concat([open({ "Content-Encoding": "gzip" }), GZIP_START]), SPACES, 24),
    foreign(200),
  ),
  // Charsets.
  row(
    "Latin-1 as it says",
    text(Buffer.from('{"success":true,"data":{"type":"\xe9"}}', "latin1"), {
      "Content-Type": "application/json; charset=iso-8859-1",
    }),
    {
      ...{ data: { type: "\ufffd" }, tries: 1 },
    },
  ),
  row(
    "UTF-8 that says that it is Latin-1",
    text('{"success":true,"data":{"type":"é"}}', { "Content-Type": "application/json; charset=iso-8859-1" }),
    {
      ...{ data: { type: "é" }, tries: 1 },
    },
  ),
  row(
    "UTF-16",
    text(Buffer.from(`\ufeff${whole}`, "utf16le"), { "Content-Type": "application/json; charset=utf-16" }),
    cut,
  ),
  row("NUL between all letters", text([...whole.toString()].join("\0")), cut),
  row("JSON as text/html", response(200, { "Content-Type": "text/html" }, whole), result),
  row("JSON without a type", response(200, {}, whole), result),
  // Empty and cut bodies.
  row("an empty body", text(""), cut),
  row("an empty body without a type", response(200, {}), foreign(200)),
  row("204 without a body", response(204, {}), foreign(204)),
  row("an empty body of status 500", response(500, JSON_TYPE), foreign(500, 2)),
  row("a body of white space", text("   "), cut),
  row("JSON that was cut off", text('{"success":true,"data":{"type":"Proj'), cut),
  row(
    "a body shorter than its length",
    then(response(200, { ...JSON_TYPE, "Content-Length": 5000 }, whole)),
    cut,
  ),
  row(
    "chunks without the last one",
    then(
      Buffer.concat([
        open({ "Transfer-Encoding": "chunked" }),
        Buffer.from(`${whole.length.toString(16)}\r\n${whole}\r\n`),
      ]),
    ),
    cut,
  ),
  row(
    "a chunk with a wrong length",
    then(
      Buffer.concat([open({ "Transfer-Encoding": "chunked" }), Buffer.from(`xyz\r\n${whole}\r\n0\r\n\r\n`)]),
    ),
    cut,
  ),
  row(
    "a chunk of a negative size",
    then(
      Buffer.concat([open({ "Transfer-Encoding": "chunked" }), Buffer.from(`-5\r\n${whole}\r\n0\r\n\r\n`)]),
    ),
    cut,
  ),
  row(
    "a chunk of the size -1, and all that follows",
    endless(
      Buffer.concat([open({ "Transfer-Encoding": "chunked" }), Buffer.from("-1\r\n")]),
      Buffer.alloc(65536, "a"),
      4000,
    ),
    cut,
  ),
  row("a picture without its end", response(200, { "Content-Type": "image/svg+xml" }, "<svg><p"), cut, SVG),
  row("JSON in place of a picture", json(200, OK), foreign(200), SVG),
  row("no response at all", (socket) => socket.destroy(), cut),
  row("a response that is not HTTP", then(Buffer.from("SSH-2.0-OpenSSH_9.2\r\n\r\n")), cut),
  // Bodies without end.
  row(
    "a text without end",
    endless(
      Buffer.concat([open(), Buffer.from('{"success":true,"data":{"x":"')]),
      Buffer.alloc(65536, "a"),
      4000,
    ),
    foreign(200),
  ),
  row(
    "a list without end",
    endless(
      Buffer.concat([open(), Buffer.from('{"success":true,"data":{"x":[')]),
      Buffer.from("1,".repeat(32768)),
      4000,
    ),
    foreign(200),
  ),
  row(
    "a page without end",
    endless(
      Buffer.from("HTTP/1.1 502 Bad Gateway\r\nContent-Type: text/html\r\n\r\n"),
      Buffer.alloc(65536, "<p>"),
      4000,
    ),
    foreign(502, 2),
  ),
  row(
    "a picture without end",
    endless(open({ "Content-Type": "image/svg+xml" }), Buffer.alloc(65536, "<p>"), 4000),
    foreign(200),
    SVG,
  ),
  row(
    "a response that trickles in without end",
    (socket) => {
      socket.write(open());
      const timer = setInterval(() => socket.write(" "), 50);
      socket.on("close", () => clearInterval(timer));
    },
    { ...cut, status: 0 },
    { method: "charts.create", args: [{ utc: "1990-09-05T19:17:00Z" }], settings: { timeoutSeconds: 0.5 } },
  ),
  // JSON of strange shapes.
  row("200,000 lists in each other", text(nested(200_000)), foreign(200)),
  row("200,000 lists in the data", text(`{"success":true,"data":{"x":${nested(200_000)}}}`), foreign(200)),
  row("200,000 objects in each other, cut off", text('{"a":'.repeat(200_000)), foreign(200)),
  row(
    "50,000 lists in an error",
    json(400, `{"errorCode":"INVALID_BIRTH","message":${nested(50_000)}}`),
    foreign(400),
  ),
  row(
    "a text without an end and with 400,000 escapes",
    text(`{"success":true,"data":{"type":"${'\\"'.repeat(400_000)}`),
    cut,
  ),
  row(
    "a text with two million escapes",
    text(`{"success":true,"data":{"type":"Projector"},"x":"${"\\n".repeat(2_000_000)}"}`),
    result,
  ),
  row("brackets behind something else", text(`x${nested(200)}`), foreign(200)),
  row(
    "100 objects and lists in each other",
    text(`{"success":true,"n":${nested(99)},"data":{"type":"Projector"}}`),
    result,
  ),
  row(
    "101 objects and lists in each other",
    text(`{"success":true,"n":${nested(100)},"data":{"type":"Projector"}}`),
    foreign(200),
  ),
  row(
    "as many brackets within a text",
    text(`{"success":true,"data":{"type":"${"[".repeat(5000)}\\"${"{".repeat(5000)}"}}`),
    {
      ...{ data: { type: `${"[".repeat(5000)}"${"{".repeat(5000)}` }, tries: 1 },
    },
  ),
  row(
    "a number of 5,000 digits beside the data",
    text(`{"success":true,"n":${digits},"data":{"type":"Projector"}}`),
    result,
  ),
  row(
    "a fraction of 5,000 digits beside the data",
    text(`{"success":true,"n":0.${digits}e5,"data":{"type":"Projector"}}`),
    result,
  ),
  row("NaN, which is no JSON", text('{"success":true,"data":{"x":NaN}}'), cut),
  row("a success without data", json(200, { success: true }), foreign(200)),
  row("a success with data that are null", json(200, { success: true, data: null }), foreign(200)),
  row("a success with data that are a text", json(200, { success: true, data: "Projector" }), foreign(200)),
  row("a success with data that are a list", json(200, { success: true, data: [1] }), foreign(200)),
  row("a success with data that are an empty list", json(200, { success: true, data: [] }), foreign(200)),
  row("a success that is a text", json(200, { ...OK, success: "true" }), foreign(200)),
  row("JSON that is a text", text('"Projector"'), cut),
  row("JSON that is null", text("null"), cut),
  row("a failure of status 200", json(200, { success: false, errorCode: "INVALID_BIRTH", message: "No." }), {
    ...{ errorCode: "INVALID_BIRTH", status: 200, charged: "unknown", tries: 1 },
  }),
  row("an error code that is a number", json(400, { errorCode: 7, message: "No." }), foreign(400)),
  row("an error code that is empty", json(400, { errorCode: "", message: "No." }), foreign(400)),
  row("an error whose message is an object", json(400, { errorCode: "INVALID_BIRTH", message: { a: 1 } }), {
    ...{ errorCode: "INVALID_BIRTH", status: 400, charged: "no", tries: 1 },
  }),
  row("an error without a message", json(400, { errorCode: "INVALID_BIRTH" }), {
    ...{ errorCode: "INVALID_BIRTH", status: 400, charged: "no", tries: 1 },
  }),
  row(
    "names of an object's own functions",
    text('{"__proto__":{"success":true},"constructor":1,"toString":2,"data":{}}'),
    foreign(200),
  ),
  // Batches.
  row(
    "a batch with a chart beside a message that is no text",
    items({ index: 0, chart: { type: "Projector" }, message: 5 }, failed(1)),
    {
      data: [
        { index: 0, chart: { type: "Projector" }, message: 5 },
        { ...failed(1), message: "no." },
      ],
      tries: 1,
    },
    BATCH,
  ),
  row(
    "a batch with a chart that is null",
    items({ ...failed(0), chart: null }, failed(1)),
    {
      data: [
        { ...failed(0), chart: null, message: "no." },
        { ...failed(1), message: "no." },
      ],
      tries: 1,
    },
    BATCH,
  ),
  row("a batch with a chart that is a list", items({ index: 0, chart: [1] }, failed(1)), foreign(200), BATCH),
  row("a batch without items", json(200, { success: true, data: {} }), foreign(200), BATCH),
  row("a batch with too few items", items(failed(0)), foreign(200), BATCH),
  row("a batch with too many items", items(failed(0), failed(1), failed(2)), foreign(200), BATCH),
  row("a batch with an item without an index", items(failed(0), failed(undefined)), foreign(200), BATCH),
  row("a batch in another order", items(failed(1), failed(0)), foreign(200), BATCH),
  row("a batch with an index as text", items(failed("0"), failed("1")), foreign(200), BATCH),
  row("a batch with an item that is null", items(failed(0), null), foreign(200), BATCH),
  row("a batch with an item that is a text", items(failed(0), "1"), foreign(200), BATCH),
  row(
    "a batch with an item that has neither chart nor error",
    items(failed(0), { index: 1 }),
    foreign(200),
    BATCH,
  ),
  row(
    "a batch with a message that is no text",
    items(failed(0), { ...failed(1), message: 5 }),
    foreign(200),
    BATCH,
  ),
  row(
    "a batch with items that are an object",
    json(200, { success: true, data: { items: { first: failed(0), second: failed(1) } } }),
    foreign(200),
    BATCH,
  ),
  // Statuses of redirects, proxies and portals.
  ...[301, 302, 303, 307, 308].map((status) =>
    row(
      `${status}, a redirect that is not followed`,
      response(status, { Location: "/elsewhere" }),
      foreign(status),
    ),
  ),
  row("304", response(304, {}), foreign(304)),
  row("401 of a proxy", response(401, { "WWW-Authenticate": "Basic" }, "<h1>No</h1>"), foreign(401)),
  row("413 of a proxy", response(413, {}, "<h1>No</h1>"), foreign(413)),
  ...[502, 503, 504, 520, 521, 522, 523, 524].map((status) =>
    row(
      `${status} of a proxy`,
      response(status, { "Content-Type": "text/html" }, "<h1>No</h1>"),
      foreign(status, 2),
    ),
  ),
  row("525 of a proxy", response(525, {}, "<h1>No</h1>"), foreign(525)),
  row("530 of a proxy", response(530, {}, "<h1>No</h1>"), foreign(530)),
  row(
    "the page of a portal",
    response(200, { "Content-Type": "text/html" }, "<h1>Log in</h1>"),
    foreign(200),
  ),
  row(
    "the page of a portal for a call that costs nothing",
    response(200, { "Content-Type": "text/html" }, "<h1>Log in</h1>"),
    {
      ...{ ...foreign(200), charged: "no" },
    },
    ACCOUNT,
  ),
];

/** A server on loopback that gives the answer of each row below the path `/<row>`, also as a proxy. */
export interface HostileServer {
  readonly url: string;
  /** Number of requests for each row. */
  readonly requests: readonly number[];
  close(): void;
}

/** Starts a server of the table's answers. */
export async function serveHostileAnswers(): Promise<HostileServer> {
  const requests = HOSTILE_ANSWERS.map(() => 0);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    let received = "";
    socket.on("data", function read(data) {
      received += data.toString("latin1");
      const end = received.indexOf("\r\n\r\n");
      if (end < 0) return;
      const length = Number(/\r\ncontent-length: *(\d+)/i.exec(received)?.[1] ?? 0);
      if (received.length < end + 4 + length) return;
      socket.off("data", read);
      socket.resume();
      const index = Number(/\/(\d+)\/v2\//.exec(received)?.[1]);
      requests[index] = (requests[index] ?? 0) + 1;
      // As a proxy, it opens no tunnel.
      const { answer } = HOSTILE_ANSWERS[index] ?? { answer: response(407, {}) };
      if (typeof answer === "function") answer(socket);
      else socket.end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
