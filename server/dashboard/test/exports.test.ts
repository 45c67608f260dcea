import { beforeEach, expect, test } from "vitest";
import { Exports, type NextSlice } from "../src/base/exports.js";

let nowMs: number;
let rests: number[];
let exports: Exports;
beforeEach(() => {
  nowMs = 0;
  rests = [];
  exports = new Exports({
    nowMs: () => nowMs,
    wait: async (ms) => {
      rests.push(ms);
    },
  });
});

/** Slices that take 10 ms each; records their names as they are made. */
const slices = (name: string, count: number, made: string[] = []): NextSlice => {
  let next = 0;
  return async () => {
    if (next === count) return undefined;
    nowMs += 10;
    made.push(`${name}${++next}`);
    return `${name}${next};`;
  };
};

const start = (accountId: string, next: NextSlice) => {
  const stream = exports.start(accountId, next);
  if (stream === undefined) throw new Error("the export was refused");
  return stream;
};

test("an account has one export at a time; others can export meanwhile, and it can again after the end", async () => {
  const first = start("a", slices("a", 3));
  expect(exports.start("a", slices("b", 1))).toBeUndefined();
  expect(exports.start("c", slices("c", 1))).toBeDefined();
  expect(await new Response(first).text()).toBe("a1;a2;a3;");
  expect(await new Response(start("a", slices("d", 1))).text()).toBe("d1;");
});

test.each([
  ["before its first slice", 0],
  ["between two slices", 1],
])("an export that its reader breaks off %s ends, and makes no further slice", async (_when, reads) => {
  const made: string[] = [];
  const reader = start("a", slices("a", 3, made)).getReader();
  for (let read = 0; read < reads; read++) await reader.read();
  await reader.cancel();
  expect(made).toHaveLength(reads);
  expect(exports.start("a", slices("b", 1))).toBeDefined();
});

test("an export that fails ends, and its reader sees the failure", async () => {
  const failing = start("a", () => Promise.reject(new Error("the store is gone")));
  await expect(new Response(failing).text()).rejects.toThrow("the store is gone");
  expect(exports.start("a", slices("b", 1))).toBeDefined();
});

test("no slice is made before its reader has taken the one before", async () => {
  const made: string[] = [];
  const reader = start("a", slices("a", 3, made)).getReader();
  await new Promise(setImmediate);
  expect(made).toEqual([]);
  await reader.read();
  await new Promise(setImmediate);
  expect(made).toEqual(["a1"]);
});

test("slices of all exports are made one after another, each followed by a rest of nine times its work", async () => {
  const order: string[] = [];
  let release: ((value?: unknown) => void) | undefined;
  exports = new Exports({
    nowMs: () => nowMs,
    wait: (ms) => {
      order.push(`rest ${ms}`);
      return new Promise((resolve) => {
        release = resolve;
      });
    },
  });
  const readers = ["a", "b"].map((name) => start(name, slices(name, 1, order)).getReader());
  const reads = readers.map((reader) => reader.read());
  await reads[0];
  await new Promise(setImmediate);
  expect(order).toEqual(["a1", "rest 90"]);
  release?.();
  await reads[1];
  expect(order.slice(0, 3)).toEqual(["a1", "rest 90", "b1"]);
});

test("an export without a read for a minute gives way to a new one of its account, and is cut off", async () => {
  const stalled = start("a", slices("a", 3)).getReader();
  await stalled.read();
  nowMs += 59_000;
  expect(exports.start("a", slices("b", 1))).toBeUndefined();
  nowMs += 1000;
  const next = start("a", slices("b", 1));
  await expect(stalled.read()).rejects.toThrow("stalled");
  expect(await new Response(next).text()).toBe("b1;");
});
