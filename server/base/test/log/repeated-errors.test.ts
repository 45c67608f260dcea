import { loggableError } from "chart-http/base";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RepeatedErrors } from "../../src/log/repeated-errors.js";

const MESSAGE = "request failed with a server error";
const CODE = "STORE_UNAVAILABLE";

const written: string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  written.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (keepsRequests = false) =>
  new RepeatedErrors(pino({ base: null }, { write: (line) => void written.push(line) }), { keepsRequests });

const lines = () => written.map((line) => JSON.parse(line));

/** An error of the store, as its port makes it while PostgreSQL is away. */
function away(code = "ECONNREFUSED"): Record<string, unknown> {
  const cause = Object.assign(new Error("connect"), { code });
  const error = Object.assign(new Error("the store is away", { cause }), { name: "StoreUnavailableError" });
  return loggableError(error);
}

test("of a cause, one line each second has the stack; one line, a second later, has the number of the others", () => {
  const errors = open();
  for (let n = 0; n < 312; n++)
    errors.write("error", { requestId: `req_${n}`, code: CODE, error: away() }, MESSAGE);
  expect(lines()).toMatchObject([{ requestId: "req_0", error: { stack: expect.any(Array) } }]);
  vi.advanceTimersByTime(999);
  expect(lines()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(lines()).toHaveLength(2);
  const { time: _, ...count } = lines()[1];
  const error = {
    name: "StoreUnavailableError",
    message: "the store is away",
    cause: { name: "Error", code: "ECONNREFUSED" },
  };
  expect(count).toEqual({ level: 50, code: CODE, error, repeated: 311, msg: MESSAGE });

  errors.write("error", { requestId: "req_next", code: CODE, error: away() }, MESSAGE);
  expect(lines()[2]).toMatchObject({ requestId: "req_next", error: { stack: expect.any(Array) } });
  vi.advanceTimersByTime(1000);
  expect(lines()).toHaveLength(3);
});

test("each cause has its own stack: another message, level, code, error or cause of the error", () => {
  const errors = open();
  const write = () => {
    errors.write("error", { code: CODE, error: away() }, MESSAGE);
    errors.write("warn", { code: CODE, error: away() }, MESSAGE);
    errors.write("error", { code: CODE, error: away() }, "another message");
    errors.write("error", { code: "INTERNAL_ERROR", error: away() }, MESSAGE);
    errors.write("error", { code: CODE, error: loggableError(new TypeError("x")) }, MESSAGE);
    errors.write("error", { code: CODE, error: away("ETIMEDOUT") }, MESSAGE);
  };
  write();
  expect(lines()).toHaveLength(6);
  write();
  expect(lines()).toHaveLength(6);
});

test("two faults with the same name and no message are two causes, by the place where they were made", () => {
  const errors = open();
  const here = () => loggableError(new TypeError("a birth"));
  const there = () => loggableError(new TypeError("another birth"));
  for (const error of [here(), there(), here(), there()])
    errors.write("error", { code: CODE, error }, MESSAGE);
  expect(lines()).toHaveLength(2);
});

test("work in the background, whose request was answered otherwise, keeps the request of each error", () => {
  const errors = open();
  for (let n = 0; n < 3; n++)
    errors.write("error", { requestId: `req_${n}`, error: away() }, "background work");
  expect(lines().map(({ requestId }) => requestId)).toEqual(["req_0", "req_1", "req_2"]);
});

test("in a log without a line for each request, every error still names its request, in a short line", () => {
  const errors = open(true);
  for (let n = 0; n < 3; n++)
    errors.write("error", { requestId: `req_${n}`, code: CODE, error: away() }, MESSAGE);
  errors.write("error", { code: CODE, error: away() }, MESSAGE);
  expect(lines().map(({ requestId }) => requestId)).toEqual(["req_0", "req_1", "req_2"]);
  expect(lines()[1]).toMatchObject({ level: 50, code: CODE, msg: MESSAGE });
  expect(lines()[1]).not.toHaveProperty("error");
  vi.advanceTimersByTime(1000);
  expect(lines()[3]).toMatchObject({ repeated: 3 });
});

test("lines without an error are all written, and so are errors of more causes than it counts", () => {
  const errors = open();
  for (let n = 0; n < 3; n++) errors.write("warn", { lost: 1 }, "a warning");
  expect(lines()).toHaveLength(3);
  for (let n = 0; n < 200; n++) errors.write("error", { error: away(`E${n}`) }, MESSAGE);
  for (let n = 0; n < 200; n++) errors.write("error", { error: away(`E${n}`) }, MESSAGE);
  expect(lines()).toHaveLength(3 + 200 + 100);
  expect(vi.getTimerCount()).toBe(100);
});

test("at the end of the process the numbers are written without the wait", () => {
  const errors = open();
  for (let n = 0; n < 5; n++) errors.write("error", { error: away() }, MESSAGE);
  errors.writeOut();
  expect(lines()[1]).toMatchObject({ repeated: 4 });
  expect(vi.getTimerCount()).toBe(0);
});
