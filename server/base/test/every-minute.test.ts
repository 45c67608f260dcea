import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { everyMinute } from "../src/every-minute.js";

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

test("work starts once a minute, but never while a run is in progress", async () => {
  const ends: (() => void)[] = [];
  const runs = everyMinute(() => new Promise((resolve) => void ends.push(resolve)));
  vi.advanceTimersByTime(3 * MINUTE_MS);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(MINUTE_MS);
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await runs.close();
});

test("closing tells the run in progress to stop, waits for its end, and starts no other", async () => {
  const events: string[] = [];
  const runs = everyMinute(
    (stop) =>
      new Promise((resolve) => {
        events.push("start");
        stop.addEventListener("abort", () =>
          setImmediate(() => {
            events.push("end");
            resolve();
          }),
        );
      }),
  );
  vi.advanceTimersByTime(MINUTE_MS);
  await runs.close();
  events.push("closed");
  vi.advanceTimersByTime(MINUTE_MS);
  expect(events).toEqual(["start", "end", "closed"]);
});
