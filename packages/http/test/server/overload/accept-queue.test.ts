import { beforeEach, describe, expect, test } from "vitest";
import { AcceptQueue } from "../../../src/server/overload/accept-queue.js";
import { AdmissionControl } from "../../../src/server/overload/admission-control.js";
import { serve } from "../../support/serve.js";
import { TestService } from "../../support/test-service.js";

let nowMs: number;
beforeEach(() => {
  nowMs = 0;
});

const endOfTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Simulates turns of the event loop that each accept a new connection. */
async function crowd(queue: Pick<AcceptQueue, "accepted">, ms: number, turnMs = 2): Promise<void> {
  for (const endMs = nowMs + ms; nowMs < endMs; ) {
    queue.accepted();
    nowMs += turnMs;
    await endOfTurn();
  }
}

/** Simulates turns of the event loop without new connections. */
async function calm(ms: number): Promise<void> {
  nowMs += ms;
  for (let turn = 0; turn < 3; turn++) await endOfTurn();
}

describe("new connections", () => {
  let queue: AcceptQueue;
  beforeEach(() => {
    queue = new AcceptQueue(50, () => nowMs);
  });

  test("are accepted while a burst of them lasts less than 150 ms", async () => {
    expect(queue.isDraining).toBe(false);
    await crowd(queue, 150);
    expect(queue.isDraining).toBe(false);
  });

  test("are rejected for a second once a burst lasts longer", async () => {
    await crowd(queue, 152);
    expect(queue.isDraining).toBe(true);
    await crowd(queue, 998);
    expect(queue.isDraining).toBe(true);
    await crowd(queue, 2);
    expect(queue.isDraining).toBe(false);
  });

  test("are accepted if there are few of them, however slow the turns are", async () => {
    await crowd(queue, 980, 20);
    expect(queue.isDraining).toBe(false);
    await crowd(queue, 20, 20);
    expect(queue.isDraining).toBe(true);
  });

  test("are accepted again after a turn without any", async () => {
    await crowd(queue, 300);
    expect(queue.isDraining).toBe(true);
    await calm(10);
    expect(queue.isDraining).toBe(false);
  });

  test("are mostly accepted when clients open a connection for each request", async () => {
    let refusedMs = 0;
    for (; nowMs < 60_000; nowMs += 10) {
      queue.accepted();
      if (queue.isDraining) refusedMs += 10;
      await endOfTurn();
    }
    expect(refusedMs).toBeGreaterThan(1000);
    expect(refusedMs).toBeLessThan(6500);
  });

  test("are reported by the server", async () => {
    let accepted = 0;
    const service = await TestService.open();
    const admission = { accepted: () => accepted++, admit: () => true, lagMs: 0 };
    const server = await serve(service, admission);
    for (let n = 0; n < 3; n++) await fetch(`${server.url}/healthz`, { headers: { Connection: "close" } });
    expect(accepted).toBe(3);
    await server.close();
    await service.close();
  });

  test("make a process reject requests while it drains the queue", async () => {
    const admission = new AdmissionControl({ maxInFlight: 10, maxWaitMs: 50 }, () => nowMs);
    const NO_WAIT = { ownMs: 0, backlogMs: 0 };
    await crowd(admission, 210);
    expect([admission.admit(NO_WAIT), admission.shedCount]).toEqual([false, 1]);
    await calm(10);
    expect(admission.admit(NO_WAIT)).toBe(true);
    admission.close();
  });
});
