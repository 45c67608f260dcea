import { loggableError } from "chart-http/base";
import { pino } from "pino";
import { expect, it } from "vitest";
import { readableLine } from "../../src/log/readable-line.js";

/** Returns the readable form of what a logger writes. */
function written(log: (logger: ReturnType<typeof pino>) => void, hasColor = false): string {
  let text = "";
  const timestamp = () => ',"time":"2026-11-22T13:37:00.123Z"';
  const write = (line: string) => {
    text += readableLine(line, hasColor);
  };
  log(pino({ level: "trace", base: null, timestamp }, { write }));
  return text;
}

it("a line has the time of day, the level, the message and the fields", () => {
  const record = { method: "POST", route: "/v2/charts", status: 200, durationMs: 3.1, credits: undefined };
  expect(written((logger) => logger.info(record, "request answered"))).toBe(
    "13:37:00 info  request answered method=POST route=/v2/charts status=200 durationMs=3.1\n",
  );
});

it("a line without a message has its fields, and one without fields its message", () => {
  expect(written((logger) => logger.debug({ port: 3000 }))).toBe("13:37:00 debug port=3000\n");
  expect(written((logger) => logger.warn("busy"))).toBe("13:37:00 warn  busy\n");
});

it("the stack of an error and its cause follow, indented", () => {
  const error = new Error("secret text", { cause: new TypeError("another") });
  const text = written((logger) => logger.error({ error: loggableError(error) }, "failed"));
  const [first, ...rest] = text.trimEnd().split("\n");
  expect(first).toBe("13:37:00 error failed");
  expect(rest.every((line) => line.startsWith("    "))).toBe(true);
  expect(text).toContain("readable-line.test.ts");
  expect(text).toContain("TypeError");
  expect(text).not.toContain("secret text");
});

it("line breaks and control characters in a field cannot forge a line or color a terminal", () => {
  const text = written((logger) => logger.info({ code: "a\n13:37:00 info b\u001b[31m\u2028\u009b" }, "x\ry"));
  expect(text).toBe("13:37:00 info  x\\u000dy code=a\\u000a13:37:00 info b\\u001b[31m\\u2028\\u009b\n");
});

it("only the level has a color, and only on a terminal", () => {
  expect(written((logger) => logger.error("failed"), true)).toBe(
    "13:37:00 \u001b[31merror\u001b[0m failed\n",
  );
});
