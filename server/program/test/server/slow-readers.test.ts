import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, createConnection, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { SlowReaders } from "../../src/server/slow-readers.js";

/** More than the system takes from a server before its caller reads. */
const ANSWER = Buffer.alloc(64 * 1024 * 1024);

const server = createServer((_request, response) => response.end(ANSWER));
const readers = new SlowReaders(server);
let caller: Socket;
let accepted: Socket;
beforeEach(async () => {
  if (!server.listening) await once(server.listen(0, "127.0.0.1"), "listening");
  caller = createConnection({ host: "127.0.0.1", port: (server.address() as AddressInfo).port });
  caller.on("error", () => {});
  [accepted] = await once(server, "connection");
  caller.pause();
});
afterEach(() => caller.destroy());

/** Asks, and resolves once the answer fills all buffers on the way, so that no byte moves. */
async function stall(): Promise<void> {
  caller.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await expect.poll(() => accepted.writableLength).toBeGreaterThan(0);
  await takesNoMore();
}

/** Resolves once the number of bytes that the server has left stays the same. */
async function takesNoMore(): Promise<void> {
  let before = -1;
  await expect
    .poll(
      () => {
        const now = queued();
        const isSame = now === before;
        before = now;
        return isSame;
      },
      { interval: 100 },
    )
    .toBe(true);
}

const queued = () => (accepted as unknown as { _handle: { writeQueueSize: number } })._handle.writeQueueSize;

test("a caller that takes no byte of its answer for 10 s loses its connection", async () => {
  await stall();
  readers.check(0);
  readers.check(9_999);
  expect(accepted.destroyed).toBe(false);
  readers.check(10_000);
  expect(accepted.destroyed).toBe(true);
});

test("a caller that takes a part of a large answer every 9 s keeps its connection", async () => {
  await stall();
  readers.check(0);
  for (const second of [9, 18, 27]) {
    const before = queued();
    caller.resume();
    await expect.poll(queued, { interval: 5 }).toBeLessThan(before);
    caller.pause();
    await takesNoMore();
    readers.check(second * 1000);
    expect(accepted.destroyed).toBe(false);
  }
});

test("a connection without an answer on its way is not touched", () => {
  readers.check(0);
  readers.check(60_000);
  expect(accepted.destroyed).toBe(false);
});
