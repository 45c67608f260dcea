import { beforeEach, expect, test } from "vitest";
import { RequestScheduler } from "../../../src/server/overload/request-scheduler.js";

let nowMs: number;
let lagMs: number;
let scheduler: RequestScheduler;
let done: string[];
beforeEach(() => {
  nowMs = 0;
  lagMs = 0;
  done = [];
  scheduler = new RequestScheduler(
    {
      get lagMs() {
        return lagMs;
      },
    },
    () => nowMs,
  );
});

/** Schedules a request that takes this long. */
const take = (name: string, ms = 0, isPaid = true) =>
  scheduler.schedule(({ ownMs, backlogMs, isFull }) => {
    done.push(isFull ? `${name} is one too many` : `${name} after ${ownMs} of ${backlogMs}`);
    nowMs += ms;
  }, isPaid);
const endOfTurn = () => new Promise((resolve) => setImmediate(resolve));

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
  expect(done.map((line) => line[0])).toEqual(["g", "a", "b", "f", "c", "d"]);
  await endOfTurn();
  expect(done.map((line) => line[0])).toEqual(["g", "a", "b", "f", "c", "d", "e"]);
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

/** Lets turns pass, each of which takes a millisecond, until nothing waits. */
async function pass(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    nowMs++;
    await endOfTurn();
  }
}

test("while nobody pays, free requests get their part of every turn", async () => {
  lagMs = 1;
  for (const name of ["a", "b", "c"]) take(name, 4, false);
  await pass(3);
  expect(done.map((line) => line[0]).sort()).toEqual(["a", "b", "c"]);
});

test("while others pay, free requests get a quarter of the time, and paid ones never wait for them", async () => {
  const startMs = nowMs;
  let free = 0;
  const takeFree = () =>
    scheduler.schedule(() => {
      free++;
      nowMs += 2;
    }, false);
  for (let n = 0; n < 500; n++) {
    lagMs = 1;
    takeFree();
    lagMs = 0;
    take(`paid ${n}`, 1);
    expect(done.at(-1)).toBe(`paid ${n} after 0 of 0`);
    await endOfTurn();
  }
  const share = (free * 2) / (nowMs - startMs);
  expect(share).toBeGreaterThan(0.2);
  expect(share).toBeLessThan(0.3);
});

test("free requests that had to wait run once those who pay are served", async () => {
  take("paid", 0);
  lagMs = 1;
  for (const name of ["a", "b", "c", "d", "e", "f"]) take(name, 10, false);
  await pass(2);
  expect(done.length).toBeLessThan(7);
  nowMs += 1000;
  await expect.poll(() => done.length).toBe(7);
});

test("when 2,000 requests wait, further ones are refused at once, whatever they ask", async () => {
  lagMs = 1;
  for (let n = 0; n < 2000; n++) take(`${n}`, 0, n % 2 === 0);
  expect(done).toEqual([]);
  take("paid");
  take("free", 0, false);
  expect(done).toEqual(["paid is one too many", "free is one too many"]);
});
