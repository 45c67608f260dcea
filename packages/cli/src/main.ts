#!/usr/bin/env node
import { fileURLToPath } from "node:url";
import { Places } from "./births/places.js";
import { runProgram } from "./program.js";
import { CommandFailure, EXIT } from "./terminal/failure.js";
import { removeUnfinished } from "./terminal/replace-file.js";
import { processTerminal } from "./terminal/terminal.js";

const terminal = processTerminal(process);
const places = new Places(
  process.env["BODYGRAPH_PLACES"] || fileURLToPath(new URL("places.txt", import.meta.url)),
);

for (const [signal, code] of [
  ["SIGINT", EXIT.interrupted],
  ["SIGTERM", 143],
  ["SIGHUP", 129],
] as const) {
  process.once(signal, () => {
    removeUnfinished();
    terminal.say("\nStopped. No unfinished file is left.");
    process.exit(code);
  });
}

try {
  process.exitCode = await runProgram({ terminal, places }, process.argv.slice(2), {
    batchWorker: new URL("batch-worker.js", import.meta.url),
    chartApp: new URL("chart-app.html", import.meta.url),
    manifest: new URL("../package.json", import.meta.url),
  });
} catch (error) {
  removeUnfinished();
  const isExpected = error instanceof CommandFailure;
  terminal.say(
    isExpected
      ? error.message
      : `This is a fault of bodygraph: ${error instanceof Error ? error.stack : error}`,
  );
  process.exitCode = isExpected ? error.exitCode : EXIT.fault;
} finally {
  places.close();
  // A producer that never ends must not keep the command alive after its end.
  process.stdin.destroy();
}
