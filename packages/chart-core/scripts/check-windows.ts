/**
 * Checks random windows against the charts of all their minutes, which takes some minutes:
 * `npm run measure -- check:windows [<count>]`, by default 2,000 windows.
 */
import { randomNumbers } from "../bench/lib/random.js";
import { faultsOfWindow } from "./lib/random-windows.js";

const count = Number(process.argv[2] ?? 2000);
const random = randomNumbers(2026);
let faulty = 0;
for (let index = 0; index < count; index++) {
  const faults = faultsOfWindow(random);
  if (faults.length > 0) faulty += 1;
  for (const fault of faults) console.log(fault);
}
console.log(`${count - faulty} of ${count} windows right`);
if (faulty > 0) process.exitCode = 1;
