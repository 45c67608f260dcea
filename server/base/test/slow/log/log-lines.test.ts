import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { LogLines } from "../../../src/log/log-lines.js";

const refusal = (code: string) => Object.assign(new Error(code), { code });

/** Outcome of a write: the number of bytes written, undefined if the pipe is full, or an error. */
type WriteOutcome = number | undefined | Error;

let written: string;
let calls: number;
beforeEach(() => {
  written = "";
  calls = 0;
});

function linesInto(outcomes: readonly WriteOutcome[]): LogLines {
  return new LogLines((bytes) => {
    const outcome = calls < outcomes.length ? outcomes[calls++] : bytes.length;
    if (outcome === undefined) throw refusal("EAGAIN");
    if (outcome instanceof Error) throw outcome;
    const taken = bytes.subarray(0, outcome);
    written += taken.toString();
    return taken.length;
  });
}

const endOfTurn = () => new Promise((resolve) => setImmediate(resolve));

test("every line is written once and in order, however many bytes the pipe accepts at a time", async () => {
  const line = fc.string({ maxLength: 3000, unit: "grapheme-ascii" }).map((text) => `${text}\n`);
  const outcome = fc.option(fc.integer({ min: 1, max: 5000 }), { nil: undefined });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(line, { maxLength: 5 }), { maxLength: 4 }),
      fc.array(outcome, { maxLength: 12 }),
      async (turns, outcomes) => {
        written = "";
        calls = 0;
        const lines = linesInto(outcomes);
        for (const turn of turns) {
          for (const each of turn) lines.write(each);
          await endOfTurn();
        }
        lines.writeAtExit();
        expect(written).toBe(turns.flat().join(""));
      },
    ),
    { numRuns: 50 },
  );
});

test("the lines of one turn are written together, in chunks of whole lines that a pipe accepts at once", async () => {
  const chunks: string[] = [];
  const lines = new LogLines((bytes) => {
    chunks.push(bytes.toString());
    return bytes.length;
  });
  for (let n = 0; n < 100; n++) lines.write(`${"x".repeat(99)}\n`);
  expect(chunks).toEqual([]);
  await endOfTurn();
  expect(chunks.map((chunk) => chunk.length)).toEqual([4000, 4000, 2000]);
});

test("lines that do not fit on a full disk are lost, and the loss is logged as soon as there is room again", async () => {
  const lines = linesInto([refusal("ENOSPC")]);
  lines.write("lost\n");
  await endOfTurn();
  lines.write("kept\n");
  await endOfTurn();
  const [loss, ...others] = written.trimEnd().split("\n");
  expect(JSON.parse(loss ?? "")).toMatchObject({
    level: 40,
    lostBytes: 5,
    msg: "part of the log could not be written",
  });
  expect(others).toEqual(["kept"]);
});

const LOG = JSON.stringify(fileURLToPath(new URL("../../../dist/log/create-logger.js", import.meta.url)));
const SCRIPT = `
  import { createLogger } from ${LOG};
  const logger = createLogger({ logLevel: "info", hasReadableLog: false, hasColor: false }, (writeOut) => process.on("exit", writeOut));
  const [name, turns, perTurn] = process.argv.slice(1);
  const turn = (n) => {
    for (let line = 0; line < Number(perTurn); line++) logger.info({ name, filler: "x".repeat(150) }, "a line");
    if (n === 1) process.exit(1);
    setImmediate(() => turn(n - 1));
  };
  turn(Number(turns));`;

/** Returns the lines that processes write to one pipe with a slow reader. */
async function pipedLines(
  ...processes: readonly (readonly [name: string, turns: number, perTurn: number])[]
) {
  const each = processes.map((words) => `"$NODE" --input-type=module -e "$SCRIPT" ${words.join(" ")} &`);
  const { stdout } = await promisify(execFile)(
    "sh",
    ["-c", `{ ${each.join(" ")} wait; } 2>&1 | (sleep 0.5; cat)`],
    {
      env: { ...process.env, NODE: process.execPath, SCRIPT },
      maxBuffer: 1e8,
    },
  );
  return stdout.trimEnd().split("\n");
}

test("a process that exits right after logging loses no lines, even if the pipe is full", async () => {
  const lines = await pipedLines(["a", 1, 2000]);
  expect(lines.map((line) => JSON.parse(line).name)).toEqual(Array(2000).fill("a"));
});

test("lines of processes that share a pipe are never mixed", async () => {
  const lines = await pipedLines(["a", 30, 60], ["b", 30, 60]);
  const names = lines.map((line) => JSON.parse(line).name as string);
  expect(names.filter((name) => name === "a")).toHaveLength(1800);
  expect(names.filter((name) => name === "b")).toHaveLength(1800);
});
