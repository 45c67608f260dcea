// Prints the numbers of passed and failed tests of `npm test` and `npm run check`, from their reports. A test that ran in
// both has failed, and so has a step without a failed test. Exits with 1 if anything has failed.
//
//   node .ci/count.mjs <number of failed steps>
import { existsSync, readFileSync } from "node:fs";

const print = (line) => process.stdout.write(`${line}\n`);
const reports = ["reports/tests.json", "reports/check.json"]
  .filter((file) => existsSync(file))
  .map((file) => JSON.parse(readFileSync(file, "utf8")));
const sum = (count) => reports.reduce((total, report) => total + report[count], 0);

const titlesOf = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName }) => `${name}: ${fullName}`),
  );
const [fast = [], slow = []] = reports.map(titlesOf);
const fastTitles = new Set(fast);
const twice = slow.filter((title) => fastTitles.has(title));
for (const title of twice) print(`ran in npm test and in npm run check: ${title}`);

const stepsOfTests = reports.filter(({ numFailedTests }) => numFailedTests > 0).length;
const otherSteps = Math.max(0, Number(process.argv[2]) - stepsOfTests);
const failed = sum("numFailedTests") + otherSteps + twice.length;
if (sum("numPendingTests") > 0) print(`\n${sum("numPendingTests")} tests were skipped; each says why above.`);
print(`\n${sum("numPassedTests")} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
