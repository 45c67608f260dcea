/** Prints the differences of Delta T from the reference, and what taking UTC as UT1 costs (about two seconds). */
import { measureDeltaT } from "./delta-t/measure-delta-t.js";
import { measureTimeScales } from "./delta-t/measure-time-scales.js";
import { deltaTReport, timeScaleReport } from "./delta-t/time-scale-report.js";

console.log(`${deltaTReport(measureDeltaT())}\n\n${timeScaleReport(measureTimeScales())}`);
