import { AMSTERDAM, chartCall } from "@chart/kit/load/chart-call";
import { requestBytes } from "@chart/kit/load/request-bytes";
import { RawConnection } from "@chart/kit/requests/raw-connection";
import { serve } from "@chart/kit/services/serve";
import { TestService } from "@chart/kit/services/test-service";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const KIB = 1024;

let service: TestService;
/** The key of a customer, whom the server knows. */
let apiKey: string;
beforeAll(async () => {
  service = await TestService.open({ rateLimitPerMinute: 1_000_000 });
  apiKey = await service.openAccount({ credits: 1000 });
});
afterAll(() => service.close());

function open(overrides: Parameters<typeof serve>[2] = {}) {
  const keys = {
    accountOf: ({ authorization = "" }) => (authorization.includes(apiKey) ? "customer" : undefined),
  };
  // Room for half a megabyte of strangers, and as much of the customer beside them.
  return serve(service, undefined, { keys, maxHeldBytes: KIB * KIB, ...overrides });
}

/** Connections that each send the same text; those that the server closes are counted. */
class Crowd {
  closed = 0;
  readonly members: readonly RawConnection[];

  constructor(url: string, size: number, text: string) {
    this.members = Array.from({ length: size }, () => new RawConnection(url));
    for (const member of this.members) {
      member.send(text);
      void member.ended().then(() => this.closed++);
    }
  }

  hangUp(): void {
    for (const member of this.members) member.hangUp();
  }
}

/** A request whose body does not arrive. */
const unfinished = (path: string, ...headers: readonly string[]) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\n${headers.map((line) => `${line}\r\n`).join("")}\r\n1`;
const bearer = () => `Authorization: Bearer ${apiKey}`;
const CHUNKED = "Transfer-Encoding: chunked";
const HEALTH = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";

async function chart(url: string, key: string): Promise<number> {
  const { path, headers, body } = chartCall(key);
  const response = await fetch(url + path, { method: "POST", headers, body });
  await response.arrayBuffer();
  return response.status;
}

describe("memory", () => {
  test.each([
    ["batches", "/v2/charts/batch", 256 * KIB],
    ["charts", "/v2/charts", 8 * KIB],
  ])(
    "of strangers whose %s do not arrive is bounded by what the path takes; the oldest give way, and nobody else waits",
    async (_what, path, bytes) => {
      const server = await open();
      const size = 80;
      const most = (512 * KIB) / bytes;
      // Each counts with its head, and with the trailers that may follow.
      const least = Math.floor((512 * KIB) / (bytes + 40 * KIB));
      const slow = new Crowd(server.url, size, unfinished(path, CHUNKED));
      await expect.poll(() => slow.closed).toBeGreaterThanOrEqual(size - most);
      for (const key of [await service.openAccount(), apiKey]) expect(await chart(server.url, key)).toBe(200);
      // One more for the first chart, whose key was not known.
      expect(slow.closed).toBeLessThanOrEqual(size - least + 1);
      slow.hangUp();
      await server.close();
    },
  );

  test("of one customer whose bodies do not arrive is bounded; they give way after a second, not before", async () => {
    const server = await open();
    const slow = new Crowd(server.url, 1, unfinished("/v2/charts/batch", CHUNKED, bearer()));
    const large = () =>
      fetch(`${server.url}/v2/charts/batch`, {
        method: "POST",
        headers: { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json" },
        body: JSON.stringify({ births: [AMSTERDAM] }).padEnd(256 * KIB),
      });
    const before = await service.balance(apiKey);
    await expect.poll(async () => (await large()).status).toBe(503);
    expect([await chart(server.url, apiKey), slow.closed]).toEqual([200, 0]);
    await expect.poll(async () => (await large()).status).toBe(200);
    expect(slow.closed).toBe(1);
    expect((await service.balance(apiKey)).charges).toBe(before.charges + 2);
    await server.close();
  });

  test("of a customer over its rate limit is free at once: a token is taken before the body", async () => {
    const limited = await TestService.open({ rateLimitPerMinute: 1 });
    const key = await limited.openAccount();
    const server = await serve(limited);
    expect(await chart(server.url, key)).toBe(200);
    const one = new RawConnection(server.url);
    one.send(unfinished("/v2/charts/batch", `Authorization: Bearer ${key}`, "Content-Length: 262144"));
    await one.received(/^HTTP\/1\.1 429 /);
    one.hangUp();
    await server.close();
    await limited.close();
  });

  test("of waiting requests counts their headers at what they cost, on all connections together", async () => {
    // Nothing is answered, so that all of them wait.
    const server = await open({ fetch: () => new Promise(() => {}) });
    const request = `GET /healthz HTTP/1.1\r\nHost: x\r\n${"a:\r\n".repeat(99)}\r\n`;
    // The text of all of them fits into a fifth of the memory.
    const waiting = new Crowd(server.url, 20, request.repeat(10));
    await expect.poll(() => waiting.closed).toBeGreaterThanOrEqual(17);
    waiting.hangUp();
    await server.close();
  });

  test("of heads that do not end is bounded; Node would wait for them for ten seconds", async () => {
    const server = await open();
    const heads = new Crowd(server.url, 2100, `GET / HTTP/1.1\r\nHost: x\r\nA: ${"a".repeat(15 * KIB)}`);
    await expect.poll(() => heads.closed).toBeGreaterThan(0);
    expect(await chart(server.url, apiKey)).toBe(200);
    heads.hangUp();
    await server.close();
  });
});

describe("chunks", () => {
  const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

  test.each([
    ["a chart in chunks of a byte", "/v2/charts", 8 * KIB, 1, 413],
    ["a batch in chunks of a byte", "/v2/charts/batch", 256 * KIB, 1, 413],
    ["a chart in chunks of 256 bytes", "/v2/charts/coordinates", 8 * KIB, 256, 200],
    ["a short chart in chunks of 4 bytes", "/v2/charts/coordinates", 120, 4, 200],
  ])("%s", async (_what, path, bytes, size, status) => {
    const server = await open();
    const body = JSON.stringify(AMSTERDAM).padEnd(bytes);
    const chunks = body
      .match(new RegExp(`.{1,${size}}`, "g"))
      ?.map(chunk)
      .join("");
    const connection = new RawConnection(server.url);
    const headers = [bearer(), CHUNKED, "Content-Type: application/json", "Connection: close"];
    connection.send(`POST ${path} HTTP/1.1\r\nHost: x\r\n${headers.join("\r\n")}\r\n\r\n${chunks}0\r\n\r\n`);
    await connection.received(
      new RegExp(`^HTTP/1.1 ${status} [\\s\\S]*${status === 413 ? "too many small chunks" : "success"}`),
    );
    connection.hangUp();
    await server.close();
  });
});

test("a refused body and a CONNECT after it take no body from those who use Node's parser next", async () => {
  const server = await open({ fetch: async (request) => new Response(await request.text()) });
  for (let n = 0; n < 3; n++) {
    const connection = new RawConnection(server.url);
    const chunks = "1\r\na\r\n".repeat(200);
    connection.send(
      `POST /x HTTP/1.1\r\nHost: x\r\n${CHUNKED}\r\n\r\n${chunks}0\r\n\r\nCONNECT a:1 HTTP/1.1\r\nHost: x\r\n\r\n`,
    );
    await connection.received(/^HTTP\/1\.1 413 /);
    for (let victim = 0; victim < 3; victim++) {
      const answer = await fetch(`${server.url}/x`, {
        method: "POST",
        body: "hello",
        headers: { Connection: "close" },
      });
      expect(await answer.text()).toBe("hello");
    }
    connection.hangUp();
  }
  await server.close();
});

describe("open connections", () => {
  const limited = () => open({ maxConnections: 20 });
  const served = async (url: string, text = HEALTH) => {
    const connection = new RawConnection(url);
    connection.send(text);
    await connection.received(/^HTTP\/1\.1 200 /);
    return connection;
  };
  const CHART = () => requestBytes(chartCall(apiKey)).toString();

  test("that owe no answer give way to new ones: strangers' first, whether they have sent a request or not", async () => {
    const server = await limited();
    const customers = await Promise.all(Array.from({ length: 5 }, () => served(server.url, CHART())));
    const silent = new Crowd(server.url, 5, "");
    const strangers = [];
    for (let n = 0; n < 10; n++) strangers.push(await served(server.url));
    for (let n = 0; n < 30; n++) strangers.push(await served(server.url));
    expect(silent.closed).toBe(5);
    for (const customer of customers) {
      customer.send(CHART());
      await customer.received(/HTTP[\s\S]+HTTP\/1\.1 200 /);
    }
    for (const one of [...customers, ...strangers]) one.hangUp();
    await server.close();
  });

  test("of customers that owe no answer give way, the oldest first, if all others owe one", async () => {
    const answers: (() => void)[] = [];
    const server = await open({
      maxConnections: 3,
      fetch: (request) =>
        request.url.endsWith("/healthz")
          ? new Promise((resolve) => answers.push(() => resolve(new Response())))
          : new Response(),
    });
    const customers = [];
    for (let n = 0; n < 2; n++) customers.push(await served(server.url, CHART()));
    const gone: number[] = [];
    for (const [n, customer] of customers.entries()) void customer.ended().then(() => gone.push(n));
    const owed = new Crowd(server.url, 1, HEALTH);
    await expect.poll(() => answers.length).toBe(1);
    const more = new Crowd(server.url, 1, HEALTH);
    await expect.poll(() => answers.length).toBe(2);
    expect(gone).toEqual([0]);
    const last = new Crowd(server.url, 1, HEALTH);
    await expect.poll(() => answers.length).toBe(3);
    expect(gone).toEqual([0, 1]);
    // Now each owes one, so the new connection is closed.
    const refused = new Crowd(server.url, 1, HEALTH);
    await expect.poll(() => refused.closed).toBe(1);
    for (const answer of answers) answer();
    for (const crowd of [owed, more, last]) {
      await crowd.members[0]?.received(/^HTTP\/1\.1 200 /);
      expect(crowd.closed).toBe(0);
      crowd.hangUp();
    }
    await server.close();
  });
});
