/** Prints how longitudes, charts and local times compare with the references in fixtures (about fifteen seconds). */
import { accuracyReport } from "./lib/accuracy-report.js";
import { measureAll } from "./lib/measure-all.js";

console.log(accuracyReport(measureAll()));
