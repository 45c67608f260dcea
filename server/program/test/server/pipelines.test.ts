import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { chartCall } from "@chart/kit/load/chart-call";
import { ResponseReader } from "@chart/kit/load/response-reader";
import { RawConnection } from "@chart/kit/requests/raw-connection";
import { serve } from "@chart/kit/services/serve";
import { TestService } from "@chart/kit/services/test-service";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { limitPipelines } from "../../src/server/pipeline.js";

type Server = Awaited<ReturnType<typeof serve>>;

let service: TestService;
let server: Server;
/** Server that soon gives up on a body that does not arrive. */
let impatient: Server;
beforeAll(async () => {
  service = await TestService.open({ rateLimitPerMinute: 1_000_000 });
  server = await serve(service);
  impatient = await serve(service, undefined, {
    timeouts: { headersMs: 100, requestMs: 100, checkEveryMs: 10 },
  });
});
afterAll(async () => {
  await server.close();
  await impatient.close();
  await service.close();
});

const HEALTH = { bytes: () => "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n", status: 200, charges: 0 };
const UNKNOWN = {
  bytes: () => "POST /nowhere HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}",
  status: 404,
  charges: 0,
};
const CHART = {
  bytes: (apiKey: string) => {
    const { path, headers, body } = chartCall(apiKey);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    return `POST ${path} HTTP/1.1\r\nHost: x\r\n${lines.join("")}Content-Length: ${body.length}\r\n\r\n${body}`;
  },
  status: 200,
  charges: 1,
};

const post = (headers: string, body: string, path = "/v2/charts/coordinates") =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n${body}`;
const chunked = (body: string, path?: string) => post("Transfer-Encoding: chunked", body, path);
/** Broken requests, and the statuses that they may get: an application that needs no body may respond first. */
const BROKEN: readonly (readonly [string, string, ...number[]])[] = [
  ["a chunk size that is no number", chunked("ZZ\r\n"), 400],
  ["a broken second chunk", chunked('1\r\n{\r\n"\r\n'), 400],
  ["a broken chunk for a path that reads no body", chunked("ZZ\r\n", "/nowhere"), 400, 404],
  ["chunk extensions that are too large", chunked(`1;${"e".repeat(20_000)}\r\n{\r\n0\r\n\r\n`), 413],
  ["a body that is too large", post("Connection: close\r\nContent-Length: 9000", " ".repeat(9000)), 413],
  ["a chunked body that is too large", chunked(`2328\r\n${" ".repeat(9000)}\r\n0\r\n\r\n`), 413],
  ["a chunked body that is too large and never ends", chunked(`2328\r\n${" ".repeat(9000)}\r\n`), 413],
  ["a header that is none", "GET /healthz HTTP/1.1\r\nHost: x\r\nno header\r\n\r\n", 400],
  ["headers that are too large", `GET /healthz HTTP/1.1\r\nHost: x\r\nA: ${"a".repeat(20_000)}\r\n\r\n`, 431],
  ["101 headers", `GET /healthz HTTP/1.1\r\nHost: x\r\n${"a:\r\n".repeat(100)}\r\n`, 431],
  ["101 headers and a body", post(`${"a: b\r\n".repeat(99)}Content-Length: 2`, "{}"), 431],
  ["2,500 headers", `GET /healthz HTTP/1.1\r\nHost: x\r\n${"a:\r\n".repeat(2500)}\r\n`, 431],
  ["two lengths", post("Content-Length: 2\r\nTransfer-Encoding: chunked", "{}"), 400],
  ["a request line that is none", "NONSENSE\r\n\r\n", 400],
  ["CONNECT", "CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n", 400],
];

const before = fc.array(fc.constantFrom(HEALTH, UNKNOWN, CHART, CHART), { maxLength: 5 });

/** Sends text in pieces and returns the statuses of all responses, once the server has closed the connection. */
async function statuses(url: string, pieces: readonly string[]): Promise<number[]> {
  const connection = new RawConnection(url);
  for (const piece of pieces) {
    connection.send(piece);
    await new Promise((resolve) => setImmediate(resolve));
  }
  const text = await connection.closed();
  return new ResponseReader().read(Buffer.from(text)).map(({ status }) => status);
}

/** Cuts a text at relative positions. */
function cut(text: string, at: readonly number[]): string[] {
  const ends = [...at.map((share) => Math.floor(share * text.length)), text.length].sort((a, b) => a - b);
  return ends.map((end, n) => text.slice(ends[n - 1] ?? 0, end));
}

test.each(BROKEN)(
  "requests before %s in a pipeline all get their responses, in order, then it is refused",
  async (_what, broken, ...refusals) => {
    const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(before, cuts, async (good, at) => {
        const apiKey = await service.openAccount();
        const text = good.map(({ bytes }) => bytes(apiKey)).join("") + broken;
        const received = await statuses(server.url, cut(text, at));
        expect(received.slice(0, -1)).toEqual(good.map((one) => one.status));
        expect(refusals).toContain(received.at(-1));
        const charges = good.reduce((sum, one) => sum + one.charges, 0);
        expect((await service.balance(apiKey)).charges).toBe(charges);
      }),
      { numRuns: 6, examples: [[[CHART, CHART], []]] },
    );
  },
);

test("requests before one whose body never arrives all get their responses, in order, then 408", async () => {
  await fc.assert(
    fc.asyncProperty(before, async (good) => {
      const apiKey = await service.openAccount();
      const text = good.map(({ bytes }) => bytes(apiKey)).join("");
      const received = await statuses(impatient.url, [text + post("Content-Length: 50", "{")]);
      expect(received).toEqual([...good.map((one) => one.status), 408]);
      const charges = good.reduce((sum, one) => sum + one.charges, 0);
      expect((await service.balance(apiKey)).charges).toBe(charges);
    }),
    { numRuns: 4, examples: [[[CHART, CHART]]] },
  );
});

test("a caller that resets its connection after CONNECT ends nothing else", async () => {
  const connection = new RawConnection(server.url);
  connection.send("CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n");
  await connection.received(/400 Bad Request/);
  connection.reset();
  expect(await statuses(server.url, ["NONSENSE\r\n\r\n"])).toEqual([400]);
});

test("a pipeline of up to 16 requests gets all responses, in order; one more closes the connection", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 40 }), async (length) => {
      const apiKey = await service.openAccount({ credits: 100 });
      const connection = new RawConnection(server.url);
      const chart = CHART.bytes(apiKey);
      connection.send(
        chart.repeat(length - 1) + chart.replace("Host: x\r\n", "Host: x\r\nConnection: close\r\n"),
      );
      if (length <= 16) {
        const text = await connection.closed();
        const received = new ResponseReader().read(Buffer.from(text)).map(({ status }) => status);
        expect(received).toEqual(Array.from({ length }, () => 200));
        expect((await service.balance(apiKey)).charges).toBe(length);
      } else {
        await connection.ended();
        // What was started is charged, as on any connection that breaks; the rest is not.
        expect((await service.balance(apiKey)).charges).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 12, examples: [[16], [17], [40]] },
  );
});

test("of a pipeline one request is at work; when its connection is closed, it is aborted and no other starts", async () => {
  const signals: AbortSignal[] = [];
  const waiting = await serve(service, undefined, {
    fetch: ({ signal }) => {
      signals.push(signal);
      return new Promise((resolve) => {
        signal.addEventListener("abort", () => resolve(new Response()));
      });
    },
  });
  const connection = new RawConnection(waiting.url);
  connection.send(HEALTH.bytes().repeat(16));
  await expect.poll(() => signals).toHaveLength(1);
  connection.send(HEALTH.bytes());
  await connection.ended();
  // The server closes once every request has been given up.
  await waiting.close();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test("Node parses no more of a connection than one request after the one at which it is closed", async () => {
  let parsed = 0;
  const listener = createServer(limitPipelines(() => {}));
  listener.prependListener("request", () => parsed++);
  await once(listener.listen(0, "127.0.0.1"), "listening");
  const { port } = listener.address() as AddressInfo;
  const connection = new RawConnection(`http://127.0.0.1:${port}`);
  connection.send(HEALTH.bytes().repeat(1600));
  await connection.ended();
  expect(parsed).toBe(17);
  listener.close();
});
