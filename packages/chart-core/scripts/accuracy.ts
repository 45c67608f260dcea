/** Prints the accuracy of the ephemeris against the reference longitudes (about fifteen seconds). */
import { accuracyReport } from "./lib/accuracy-report.js";
import { measureAccuracy } from "./lib/measure-accuracy.js";

console.log(accuracyReport(measureAccuracy()));
