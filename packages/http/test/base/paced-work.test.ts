import { afterEach, expect, test, vi } from "vitest";
import { PacedWork } from "../../src/base/paced-work.js";
import { finish, finishInTurns, type Step, settled } from "../../src/base/steps.js";

afterEach(() => vi.restoreAllMocks());

function* work(name: string, log: string[], steps: number): Generator<undefined, string, undefined> {
  for (let step = 0; step < steps; step++) {
    log.push(name);
    if (step < steps - 1) yield;
  }
  return `${name} done`;
}

test("runs the steps of several computations in turns, and lets the event loop run between", async () => {
  const log: string[] = [];
  const paced = new PacedWork(() => false);
  let isDone = false;
  const turn = () => {
    log.push("loop");
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  const done = await Promise.all([paced.run(work("a", log, 3)), paced.run(work("b", log, 2))]);
  isDone = true;
  expect(done).toEqual(["a done", "b done"]);
  expect(log.filter((each) => each !== "loop")).toEqual(["a", "b", "a", "b", "a"]);
  expect(log.join(" ")).not.toMatch(/[ab] [ab]/);
});

test("accounts take turns, however many computations each of them has", async () => {
  const log: string[] = [];
  const paced = new PacedWork(() => false);
  await Promise.all([
    ...Array.from({ length: 5 }, () => paced.run(work("a", log, 2), "greedy")),
    paced.run(work("b", log, 3), "other"),
    paced.start(async () => log.push("c"), "third"),
  ]);
  expect(log.join("")).toBe("aabcababaaaaaa");
});

test("rejects with the error of a step, and goes on with the next computation", async () => {
  const log: string[] = [];
  const paced = new PacedWork(() => false);
  // biome-ignore lint/correctness/useYield: the first step fails
  function* failing(): Generator<undefined, string, undefined> {
    throw new Error("a defect");
  }
  const failed = paced.run(failing());
  const other = paced.run(work("a", log, 2));
  await expect(failed).rejects.toThrow("a defect");
  expect(await other).toBe("a done");
});

test("waits for promises, and throws a rejection into the work once", async () => {
  function* work(): Generator<Step, string, unknown> {
    const found: unknown[] = [];
    const values = [async () => "a", () => Promise.reject(new Error("b")), () => "c"];
    for (const make of values) {
      try {
        found.push(yield* settled<string>(make()));
      } catch (error) {
        found.push((error as Error).message);
      }
      yield;
      yield;
    }
    return found.join();
  }
  expect(await new PacedWork(() => false).run(work())).toBe("a,b,c");
  expect(await finish(work())).toBe("a,b,c");
  expect(await finishInTurns(work())).toBe("a,b,c");
});

test("pauses after each step for nineteen times its time while other requests are at work", async () => {
  let nowMs = 0;
  vi.spyOn(performance, "now").mockImplementation(() => nowMs);
  function* slow(): Generator<undefined, string, undefined> {
    nowMs += 3;
    yield;
    nowMs += 6;
    return "done";
  }
  let hasOthers = true;
  const delays: number[] = [];
  const paced = new PacedWork(
    () => hasOthers,
    async (ms) => {
      delays.push(ms);
    },
  );
  await paced.run(slow());
  hasOthers = false;
  await paced.run(slow());
  expect(delays).toEqual([57, 114]);
});
