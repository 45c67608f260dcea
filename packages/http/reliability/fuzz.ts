/**
 * Sends the built service everything that callers may send and more, and holds every answer against /openapi.json.
 * `--short` takes seconds; `--seed` repeats a run, `--seed S --replay N` sends its case N alone and shows it.
 */
import { fuzz } from "./fuzz/fuzz.js";
import { readOptions } from "./lib/options.js";
import { Report } from "./lib/report.js";

const { short, seed, replay } = readOptions();
const report = new Report();
report.figure("seed", String(seed));
const size = short
  ? { cases: 1500, warmUpCases: 500, idle: 300, outlastsIdle: false }
  : { cases: 100_000, warmUpCases: 5000, idle: 10_000, outlastsIdle: true };
await fuzz({ seed, connections: 32, replay, ...size }, report);
process.exit(report.conclude());
