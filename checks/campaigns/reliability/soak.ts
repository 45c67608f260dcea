/**
 * Sends a steady load for `--minutes` (10) while memory, sockets and the event loop's lag are sampled. Fails if memory
 * keeps growing after the warm-up. `--short` takes seconds.
 */
import { readOptions } from "./lib/options.js";
import { Report } from "./lib/report.js";
import { FULL, SHORT } from "./sizes.js";
import { soak } from "./soak/soak.js";

const { short, minutes } = readOptions({ minutes: 10 });
const report = new Report();
const full = {
  ...FULL.soak,
  seconds: minutes * 60,
  warmUpSeconds: Math.min(FULL.soak.warmUpSeconds, minutes * 20),
};
await soak(short ? SHORT.soak : full, report);
process.exit(report.conclude());
