import { once } from "node:events";
import { createServer, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { closeServer } from "../../src/server/close-server.js";

test("a response that the client reads slowly arrives complete, and its connection does not delay the shutdown", async () => {
  const length = 20_000_000;
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const call = request({ port, agent: false, headers: { Connection: "keep-alive" } }).end();
  const [, answer] = (await once(server, "request")) as [unknown, ServerResponse];

  const closed = closeServer(server, 20_000);
  answer.end(Buffer.alloc(length));
  const [response] = await once(call, "response");
  await delay(300);
  let received = 0;
  for await (const chunk of response) received += chunk.length;
  expect(received).toBe(length);
  const readMs = performance.now();
  await closed;
  expect(performance.now() - readMs).toBeLessThan(4000);
});
