/**
 * Compares the census with the charts of random instants, and prints the figures of other counts:
 * `npm run measure -- check:census [<instants>]`, by default a million.
 */
import { randomNumbers } from "../bench/lib/random.js";
import { sampleCensus, typeShares } from "./census/sample.js";

const instants = Number(process.argv[2] ?? 1_000_000);
const { cells, largest, faults } = sampleCensus(instants, randomNumbers(79));
for (const fault of faults) console.log(fault);
console.log(`${cells - faults.length} of ${cells} cells within five standard deviations of the census`);
console.log(`the farthest cell is ${largest.toFixed(2)} standard deviations away`);
for (const [from, to] of [
  [1800, 2199],
  [1800, 2030],
  [1917, 1975],
  [2025, 2025],
  [2031, 2031],
] as const) {
  const shares = typeShares(from, to).map(([type, share]) => `${type} ${(100 * share).toFixed(2)}`);
  console.log(`${from} to ${to}, %: ${shares.join(", ")}`);
}
if (faults.length > 0) process.exitCode = 1;
