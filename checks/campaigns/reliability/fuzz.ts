/**
 * Sends the built service valid and invalid requests, and checks every answer against /openapi.json. `--short` takes
 * seconds; `--seed S` repeats a run; `--seed S --replay N` sends only its case N and shows it.
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
