/**
 * Counts the census and writes its tables: `npm run generate -- census`. With `--check` it compares instead, and fails if
 * a committed table differs. Takes half a minute.
 */
import { censusModules } from "./census/census-modules.js";
import { countCensus } from "./census/census-tables.js";
import { publish } from "./lib/generated-module.js";

const started = performance.now();
const census = countCensus();
publish(censusModules(census));
const seconds = ((performance.now() - started) / 1000).toFixed(0);
const megabytes = (process.resourceUsage().maxRSS / 1000).toFixed(0);
console.log(`the shares of each year sum to 1 within ${census.largestGap.toExponential(1)}`);
console.log(`${seconds} s, at most ${megabytes} MB`);
