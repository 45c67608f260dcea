/**
 * Sends the built service everything that callers may send and more, and holds every answer against /openapi.json.
 * `--short` takes seconds; `--seed` repeats a run, `--seed S --replay N` sends its case N alone and shows it.
 */
import { fuzz } from "./fuzz/fuzz.js";
import { readOptions } from "./lib/options.js";
import { Report } from "./lib/report.js";
import { FULL, SHORT } from "./sizes.js";

const { short, seed, replay } = readOptions();
const report = new Report();
report.figure("seed", String(seed));
await fuzz({ seed, replay, ...(short ? SHORT : FULL).fuzz }, report);
process.exit(report.conclude());
