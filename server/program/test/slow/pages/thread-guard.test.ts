import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const GUARD = new URL("../../../dist/pages/thread-guard.js", import.meta.url).href;

/** Starts threads that compress without a pause, and ends each at a random moment. */
const PROGRAM = `
import { Worker } from "node:worker_threads";
import { endGuarded, guardCell } from ${JSON.stringify(GUARD)};

const thread = \`
  const { parentPort, workerData } = require("node:worker_threads");
  const { gzipSync } = require("node:zlib");
  import(${JSON.stringify(GUARD)}).then(({ guardedWork }) => {
    parentPort.postMessage("works");
    for (;;) guardedWork(workerData, () => gzipSync("a page"));
  });
\`;
for (let n = 0; n < 300; n++) {
  const cell = guardCell();
  const worker = new Worker(thread, { eval: true, execArgv: [], workerData: cell });
  await new Promise((resolve) => worker.once("message", resolve));
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 4));
  await endGuarded(worker, cell);
}
`;

// Without the guard, the process ends by SIGABRT within some dozens of threads.
test("a thread that compresses can be ended at any moment, and its process goes on", async () => {
  const program = promisify(execFile)(process.execPath, ["--input-type=module", "-e", PROGRAM]);
  await expect(program).resolves.toMatchObject({ stderr: "" });
}, 120_000);
