import { gzipSync } from "node:zlib";
import { Contract } from "@chart/kit/requests/contract";
import { ENDPOINTS } from "@chart/kit/requests/endpoints";
import { RawConnection, sendRaw } from "@chart/kit/requests/raw-connection";
import { serve } from "@chart/kit/services/serve";
import { TestService } from "@chart/kit/services/test-service";
import { afterAll, beforeAll, expect, test } from "vitest";

let service: TestService;
let server: Awaited<ReturnType<typeof serve>>;
let contract: Contract;
beforeAll(async () => {
  service = await TestService.open();
  server = await serve(service);
  contract = await Contract.of(service);
});
afterAll(async () => {
  await server.close();
  await service.close();
});

test.each([
  ["/healthz", "HTTP/1.1", "Host: x\r\nHost: x"],
  ["/healthz", "HTTP/1.1", "Host: x\r\nhost: y"],
  ["/v1/bodygraphs", "HTTP/1.1", "Host: x\r\nAccept: */*\r\nHOST: y"],
  ["/healthz", "HTTP/1.0", "Host: x\r\nHost: y"],
])(
  "a request of %s over %s with two Host headers gets 400 in its version's format",
  async (path, version, hosts) => {
    const answer = await sendRaw(
      server.url,
      `GET ${path} ${version}\r\n${hosts}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body)).toMatchObject(
      path.startsWith("/v1") ? { code: 400, status: "error" } : { errorCode: "BAD_REQUEST" },
    );
  },
);

test.each(ENDPOINTS)(
  "a body of $path with a Content-Encoding gets 415 with the accepted encoding, and costs nothing",
  async ({ path, headers, body, version }) => {
    const apiKey = await service.openAccount();
    for (const encoding of ["gzip", "br", "GZIP, identity", "nonsense", "identity"]) {
      const all = { ...headers, "Content-Encoding": encoding };
      const response = await service.post(path, apiKey, gzipSync(JSON.stringify(body)), all);
      expect([response.status, response.headers.get("Accept-Encoding")]).toEqual([415, "identity"]);
      const refusal = await response.json();
      expect(refusal).toMatchObject(
        version === "v1" ? { code: 415 } : { errorCode: "UNSUPPORTED_MEDIA_TYPE" },
      );
      contract.expectDocumented("POST", path, response, refusal);
    }
    const plain = await service.post(path, apiKey, body, headers);
    expect(plain.status).toBe(200);
    expect((await service.balance(apiKey)).charges).toBe(1);
  },
);

test("a body of another content type gets 415 without Accept-Encoding, which would blame its encoding", async () => {
  const response = await service.postCoordinates(await service.openAccount(), "{}", {
    "Content-Type": "text/plain",
  });
  expect([response.status, response.headers.get("Accept-Encoding")]).toEqual([415, null]);
});

test.each(ENDPOINTS)(
  "a caller of $path that sends chunks without end gets 413, then its connection ends",
  async ({ path, version }) => {
    const connection = new RawConnection(server.url);
    const chunk = `4000\r\n${" ".repeat(0x4000)}\r\n`;
    connection.send(`POST ${path} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}`);
    await connection.received(/HTTP\/1\.1 413 /);
    // The server still reads, so that no reset discards the response before its caller has read it.
    for (let n = 0; n < 100; n++) connection.send(chunk);
    const text = await connection.closed();
    expect(text).toMatch(/^HTTP\/1\.1 413 /);
    expect(text).toMatch(/\r\nconnection: close\r\n/i);
    expect(text).toContain(version === "v1" ? '"code":413' : '"errorCode":"REQUEST_TOO_LARGE"');
  },
);

test.each([
  [
    50,
    /^HTTP\/1\.1 100 Continue\r\n/,
    (connection: RawConnection) => connection.received(/\r\n\r\nHTTP\/1\.1 401 /),
  ],
  [
    1024 ** 3,
    /^HTTP\/1\.1 413 [\s\S]*\r\nconnection: close\r\n/i,
    (connection: RawConnection) => connection.closed(),
  ],
])(
  "a caller who asks before a body of %i bytes is told to go on only if it can be accepted",
  async (bytes, answer, ended) => {
    const connection = new RawConnection(server.url);
    connection.send(
      `POST /v2/charts/coordinates HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: ${bytes}\r\n\r\n`,
    );
    await connection.received(answer);
    connection.send("}".repeat(50));
    await ended(connection);
    connection.hangUp();
  },
);

test("only /openapi.json may be read by scripts of other sites", async () => {
  const origin = { headers: { Origin: "https://elsewhere.example" } };
  const allowed = async (path: string, init: RequestInit = {}) =>
    (await service.request(path, { ...origin, ...init })).headers.get("Access-Control-Allow-Origin");
  for (const method of ["GET", "HEAD"]) expect(await allowed("/openapi.json", { method })).toBe("*");
  expect(await allowed("/openapi.json", { method: "POST" })).toBeNull();
  for (const path of ["/healthz", "/readyz", "/nowhere", "/v1", "/"]) expect(await allowed(path)).toBeNull();
  for (const { path } of ENDPOINTS) {
    for (const method of ["POST", "OPTIONS"]) expect(await allowed(path, { method })).toBeNull();
  }
});
