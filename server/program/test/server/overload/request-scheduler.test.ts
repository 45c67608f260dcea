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
const take = (name: string, ms = 0) =>
  scheduler.schedule(({ ownMs, backlogMs }) => {
    done.push(`${name} after ${ownMs} of ${backlogMs}`);
    nowMs += ms;
  });
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
