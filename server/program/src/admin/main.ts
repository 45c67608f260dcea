import { runCommand } from "./run-command.js";

const output = {
  writeOut: (text: string) => process.stdout.write(text),
  writeErr: (text: string) => process.stderr.write(text),
};
// Questions go to standard error, because programs read standard output.
const terminal = { input: process.stdin, output: process.stderr };
process.exitCode = await runCommand(process.env, process.argv.slice(2), output, terminal);
