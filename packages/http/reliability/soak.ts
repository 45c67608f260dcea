/**
 * A steady load for `--minutes` (10), while memory, handles and the event loop's lag are sampled; fails where memory
 * goes on growing after the warm-up. `--short` takes seconds.
 */

import { readOptions } from "./lib/options.js";
import { Report } from "./lib/report.js";
import { soak } from "./soak/soak.js";

const { short, minutes } = readOptions({ minutes: 10 });
const report = new Report();
await soak(
  short
    ? { seconds: 8, warmUpSeconds: 2, sampleSeconds: 1, rate: 100 }
    : { seconds: minutes * 60, warmUpSeconds: Math.min(120, minutes * 20), sampleSeconds: 5, rate: 300 },
  report,
);
process.exit(report.conclude());
