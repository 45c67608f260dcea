import { beforeEach, expect, test, vi } from "vitest";
import { FreeRequests } from "../../../src/server/overload/free-requests.js";

let nowMs: number;
let lagMs: number;
let requests: FreeRequests;
let done: string[];
beforeEach(() => {
  nowMs = 0;
  lagMs = 0;
  done = [];
  requests = new FreeRequests(
    {
      get lagMs() {
        return lagMs;
      },
    },
    0,
    () => nowMs,
  );
});

/** Schedules a request that takes this long. */
const take = (name: string, ms = 0) =>
  requests.schedule(({ ownMs, backlogMs, isFull }) => {
    done.push(isFull ? `${name} is one too many` : `${name} after ${ownMs} of ${backlogMs}`);
    nowMs += ms;
  });
const endOfTurn = () => new Promise((resolve) => setImmediate(resolve));
const names = () => done.map((line) => line[0]).join("");

test("early in a turn, requests are served immediately", () => {
  take("first");
  take("second");
  expect(done).toEqual(["first after 0 of 0", "second after 0 of 0"]);
});

test("late in a turn, requests wait until its end, after work that the turn started earlier", async () => {
  setImmediate(() => done.push("a charge"));
  lagMs = 1;
  take("first");
  nowMs = 10;
  take("second");
  nowMs = 30;
  expect(done).toEqual([]);
  await endOfTurn();
  expect(done).toEqual(["a charge", "second after 20 of 30", "first after 30 of 30"]);
});

test("waiting requests get 5 ms of each turn: the newest, then the two oldest, and so on", async () => {
  lagMs = 1;
  for (const name of ["a", "b", "c", "d", "e", "f", "g"]) take(name, 1);
  await endOfTurn();
  expect(names()).toBe("gabfcd");
  await endOfTurn();
  expect(names()).toBe("gabfcde");
});

test("while requests wait, new ones wait too, and the backlog is as old as its first request", async () => {
  lagMs = 1;
  for (const name of ["a", "b", "c", "d"]) take(name, 2.5);
  await endOfTurn();
  lagMs = 0;
  take("z");
  await endOfTurn();
  expect(done).toEqual([
    "d after 0 of 0",
    "a after 2.5 of 2.5",
    "b after 5 of 5",
    "z after 0 of 7.5",
    "c after 7.5 of 7.5",
  ]);
  take("after the backlog");
  expect(done.at(-1)).toBe("after the backlog after 0 of 0");
});

test("while others pay, free requests get a tenth of the time", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  let free = 0;
  for (let n = 0; n < 1000; n++) {
    requests.paid();
    requests.schedule(() => {
      free++;
      nowMs += 2;
    });
    nowMs += 1;
    vi.advanceTimersByTime(1);
    await endOfTurn();
  }
  vi.useRealTimers();
  const share = (free * 2) / nowMs;
  expect(share).toBeGreaterThan(0.08);
  expect(share).toBeLessThan(0.13);
});

test("free requests that had to wait run once nobody pays any more", async () => {
  requests.paid();
  lagMs = 1;
  for (const name of ["a", "b", "c", "d", "e", "f"]) take(name, 10);
  await endOfTurn();
  expect(names()).toBe("fab");
  nowMs += 51;
  await expect.poll(names).toBe("fabecd");
});

test("after a flood without payers, one who pays lets free requests wait for less than half a second", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  for (let n = 0; n < 100; n++) {
    take("flood", 600);
    await endOfTurn();
  }
  done = [];
  requests.paid();
  take("probe");
  for (let n = 0; n < 45; n++) {
    requests.paid();
    nowMs += 10;
    vi.advanceTimersByTime(10);
    await endOfTurn();
  }
  vi.useRealTimers();
  expect(names()).toBe("p");
});

test("when 2,000 requests wait, the oldest is refused for each further one", () => {
  lagMs = 1;
  for (let n = 0; n < 2000; n++) take(`${n}`);
  expect(done).toEqual([]);
  take("another");
  expect(done).toEqual(["0 is one too many"]);
});
