import { beforeEach, expect, test } from "vitest";
import { Turns } from "../../src/edge/turns.js";

let nowMs: number;
let lagMs: number;
let turns: Turns;
let done: string[];
beforeEach(() => {
  nowMs = 0;
  lagMs = 0;
  done = [];
  turns = new Turns(
    {
      get lagMs() {
        return lagMs;
      },
    },
    () => nowMs,
  );
});

/** A request that takes so long. */
const take = (name: string, ms = 0) =>
  turns.take(({ ownMs, backlogMs }) => {
    done.push(`${name} after ${ownMs} of ${backlogMs}`);
    nowMs += ms;
  });
const endOfTurn = () => new Promise((resolve) => setImmediate(resolve));

test("while the turn is young a request is answered at once", () => {
  take("first");
  take("second");
  expect(done).toEqual(["first after 0 of 0", "second after 0 of 0"]);
});

test("late in a turn requests wait for its end, and what the turn asked for earlier comes before them", async () => {
  setImmediate(() => done.push("a charge"));
  lagMs = 1;
  take("first");
  take("second");
  nowMs = 30;
  expect(done).toEqual([]);
  await endOfTurn();
  expect(done).toEqual(["a charge", "first after 30 of 30", "second after 30 of 30"]);
});

test("those who wait get 20 ms of each turn, in the order of their coming, and nobody overtakes them", async () => {
  lagMs = 1;
  for (const name of ["a", "b", "c", "d"]) take(name, 15);
  await endOfTurn();
  lagMs = 0;
  take("e");
  expect(done).toEqual(["a after 0 of 0", "b after 15 of 15"]);
  await endOfTurn();
  expect(done.slice(2)).toEqual(["c after 30 of 30", "d after 45 of 45"]);
  await endOfTurn();
  expect(done.slice(4)).toEqual(["e after 30 of 60"]);
});
