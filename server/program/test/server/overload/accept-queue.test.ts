import { sendRaw } from "@chart/kit/requests/raw-connection";
import { serve } from "@chart/kit/services/serve";
import { TestService } from "@chart/kit/services/test-service";
import { beforeEach, describe, expect, test } from "vitest";
import { AcceptQueue } from "../../../src/server/overload/accept-queue.js";
import { AdmissionControl } from "../../../src/server/overload/admission-control.js";

let nowMs: number;
beforeEach(() => {
  nowMs = 0;
});

const endOfTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Simulates turns of the event loop that each accept a new connection and, unless it is empty, read its request. */
async function crowd(
  queue: Pick<AcceptQueue, "accepted" | "firstRequest">,
  ms: number,
  turnMs = 2,
  isEmpty: (turn: number) => boolean = () => false,
): Promise<void> {
  let turn = 0;
  for (const endMs = nowMs + ms; nowMs < endMs; ) {
    queue.accepted();
    if (!isEmpty(turn++)) queue.firstRequest();
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

  test("without a request, however many, cause no request to be rejected", async () => {
    await crowd(queue, 10_000, 0.5, () => true);
    expect(queue.isDraining).toBe(false);
  });

  test("that bring requests among more empty ones cause no request to be rejected", async () => {
    await crowd(queue, 10_000, 0.5, (turn) => turn % 5 > 1);
    expect(queue.isDraining).toBe(false);
  });

  test("are rejected when most of them bring a request", async () => {
    await crowd(queue, 300, 2, (turn) => turn % 5 === 0);
    expect(queue.isDraining).toBe(true);
  });

  test("are accepted again after a turn without any", async () => {
    await crowd(queue, 300);
    expect(queue.isDraining).toBe(true);
    await calm(10);
    expect(queue.isDraining).toBe(false);
  });

  test("are rejected again in the next burst, for what the first one left of a second", async () => {
    await crowd(queue, 400);
    await calm(10);
    await crowd(queue, 152);
    expect(queue.isDraining).toBe(true);
    await crowd(queue, 1000);
    expect(queue.isDraining).toBe(false);
  });

  test("are mostly accepted when clients open a connection for each request", async () => {
    let refusedMs = 0;
    for (; nowMs < 60_000; nowMs += 10) {
      queue.accepted();
      queue.firstRequest();
      if (queue.isDraining) refusedMs += 10;
      await endOfTurn();
    }
    expect(refusedMs).toBeGreaterThan(1000);
    expect(refusedMs).toBeLessThan(6500);
  });

  test("are reported by the server", async () => {
    let [accepted, firstRequests] = [0, 0];
    const service = await TestService.open();
    const admission = {
      accepted: () => accepted++,
      firstRequest: () => firstRequests++,
      admit: () => true,
      countShed() {},
      take: () => () => {},
      lagMs: 0,
    };
    const server = await serve(service, admission);
    for (let n = 0; n < 3; n++) await fetch(`${server.url}/healthz`, { headers: { Connection: "close" } });
    expect([accepted, firstRequests]).toEqual([3, 3]);
    const health = "GET /healthz HTTP/1.1\r\nHost: x\r\n";
    await sendRaw(server.url, `${health}\r\n${health}Connection: close\r\n\r\n`);
    expect([accepted, firstRequests]).toEqual([4, 4]);
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
