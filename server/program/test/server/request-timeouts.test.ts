import { RawConnection } from "@chart/kit/requests/raw-connection";
import { serve } from "@chart/kit/services/serve";
import { TestService } from "@chart/kit/services/test-service";
import { afterEach, beforeEach, expect, test } from "vitest";

let service: TestService;
let server: Awaited<ReturnType<typeof serve>>;
let url: string;
beforeEach(async () => {
  service = await TestService.open();
  const timeouts = { headersMs: 100, requestMs: 300, checkEveryMs: 20 };
  server = await serve(service, undefined, { timeouts });
  ({ url } = server);
});
afterEach(async () => {
  await server.close();
  await service.close();
});

test.each([
  ["headers that never end", "GET /healthz HTTP/1.1\r\nHost: x\r\n", false],
  [
    "a body that never ends",
    "POST /v2/charts/coordinates HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{",
    false,
  ],
  [
    "a body of v1 that never ends",
    "POST /v1/bodygraphs HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{",
    true,
  ],
])("%s get 408 in the path's format, and the connection is closed", async (_what, bytes, isV1) => {
  const connection = new RawConnection(url);
  connection.send(bytes);
  const text = await connection.closed();
  const [head = "", body = ""] = text.split("\r\n\r\n");
  expect(head).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(head).toMatch(/X-Request-Id: req_/);
  expect(JSON.parse(body)).toMatchObject(
    isV1 ? { code: 408, status: "error" } : { success: false, errorCode: "REQUEST_TIMEOUT", data: null },
  );
  expect(service.logLines.at(-1)).toMatch(/"route":"none","status":408,"code":"REQUEST_TIMEOUT"/);
});
