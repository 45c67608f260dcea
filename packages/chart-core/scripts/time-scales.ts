/**
 * Prints how the shipped Delta T differs from the published one, and what taking UTC as UT1 costs (about three
 * seconds).
 */
import { compareDeltaTBySpan, compareDeltaTByYear } from "./time-scales/compare-delta-t.js";
import { compareLeapSeconds } from "./time-scales/compare-leap-seconds.js";
import { deltaTBySpanReport, deltaTByYearReport, leapSecondReport } from "./time-scales/time-scale-report.js";

const reports = [
  deltaTByYearReport(compareDeltaTByYear()),
  deltaTBySpanReport(compareDeltaTBySpan()),
  leapSecondReport(compareLeapSeconds()),
];
console.log(reports.join("\n\n"));
