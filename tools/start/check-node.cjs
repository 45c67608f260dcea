/**
 * Ends `npm start` and `npm run setup` if Node is older than `engines` of package.json allows.
 *
 * CommonJS, and no `node:` imports, so that the versions to be refused can run it: Node 6 and later.
 */
const needed = require("../../package.json").engines.node.replace(">=", "");
const found = process.versions.node;

const [major, minor] = found.split(".").map(Number);
const [neededMajor, neededMinor] = needed.split(".").map(Number);
if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  process.stderr.write(`Node ${needed} or later is needed; this is ${found}.\n`);
  process.exitCode = 1;
}
