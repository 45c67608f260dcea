/**
 * Prints the comparison of longitudes, charts and local times with the references in fixtures (about fifteen seconds).
 */
import { accuracyReport } from "./lib/accuracy-report.js";
import { measureAll } from "./lib/measure-all.js";

console.log(accuracyReport(measureAll()));
