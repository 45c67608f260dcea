/**
 * Prints the comparison of longitudes, charts and local times with the references in fixtures (about fifteen seconds).
 */
import { accuracyReport } from "./accuracy/accuracy-report.js";
import { measureAll } from "./accuracy/measure-all.js";

console.log(accuracyReport(measureAll()));
