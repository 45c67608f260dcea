/** Checks the composites of random pairs (about a minute): `npm run measure -- check:pairs [<count>]`, by default 100,000. */
import { randomNumbers } from "../bench/lib/random.js";
import { checkPair, themeShares } from "./lib/random-pairs.js";

const count = Number(process.argv[2] ?? 100_000);
const random = randomNumbers(2026);
const themes: string[] = [];
let faulty = 0;
for (let index = 0; index < count; index++) {
  const { theme, faults } = checkPair(random);
  themes.push(theme);
  if (faults.length > 0) faulty += 1;
  for (const fault of faults) console.log(fault);
}
for (const [theme, share] of Object.entries(themeShares(themes)).sort())
  console.log(`${theme}: ${share.toFixed(2)} %`);
console.log(`${count - faulty} of ${count} pairs right`);
if (faulty > 0) process.exitCode = 1;
