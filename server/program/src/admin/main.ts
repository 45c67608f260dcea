import { runCommand } from "./run-command.js";

process.exitCode = await runCommand(process.env, process.argv.slice(2), {
  writeOut: (text) => process.stdout.write(text),
  writeErr: (text) => process.stderr.write(text),
});
