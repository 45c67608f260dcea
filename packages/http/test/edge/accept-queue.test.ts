import { beforeEach, describe, expect, test } from "vitest";
import { AcceptQueue } from "../../src/edge/accept-queue.js";
import { Load } from "../../src/edge/load.js";

let nowMs: number;
beforeEach(() => {
  nowMs = 0;
});

const endOfTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Turns of 10 ms, each of which brings a connection. */
async function crowd(queue: Pick<AcceptQueue, "accepted">, ms: number): Promise<void> {
  for (const endMs = nowMs + ms; nowMs < endMs; nowMs += 10) {
    queue.accepted();
    await endOfTurn();
  }
  queue.accepted();
}

/** Turns without a connection. */
async function calm(ms: number): Promise<void> {
  nowMs += ms;
  for (let turn = 0; turn < 3; turn++) await endOfTurn();
}

describe("connections that wait to be accepted", () => {
  let queue: AcceptQueue;
  beforeEach(() => {
    queue = new AcceptQueue(() => nowMs);
  });

  test("are let in like any others while their queue is younger than 200 ms", async () => {
    expect(queue.isDraining).toBe(false);
    await crowd(queue, 200);
    expect(queue.isDraining).toBe(false);
  });

  test("are refused for half a second where each turn has brought one for longer", async () => {
    await crowd(queue, 210);
    expect(queue.isDraining).toBe(true);
    await crowd(queue, 480);
    expect(queue.isDraining).toBe(true);
    await crowd(queue, 20);
    expect(queue.isDraining).toBe(false);
  });

  test("are refused no more once a turn has brought none", async () => {
    await crowd(queue, 300);
    expect(queue.isDraining).toBe(true);
    await calm(10);
    expect(queue.isDraining).toBe(false);
  });

  test("are served most of the time where a connection for each request is the callers' way", async () => {
    let refusedMs = 0;
    for (; nowMs < 60_000; nowMs += 10) {
      queue.accepted();
      if (queue.isDraining) refusedMs += 10;
      await endOfTurn();
    }
    expect(refusedMs).toBeGreaterThan(1000);
    expect(refusedMs).toBeLessThan(6500);
  });

  test("keep a process from taking anything on meanwhile", async () => {
    const load = new Load({ maxInFlight: 10, maxWaitMs: 50 }, () => nowMs);
    const NO_WAIT = { ownMs: 0, backlogMs: 0 };
    await crowd(load, 210);
    expect([load.admit(NO_WAIT), load.shedCount]).toEqual([false, 1]);
    await calm(10);
    expect(load.admit(NO_WAIT)).toBe(true);
    load.close();
  });
});
