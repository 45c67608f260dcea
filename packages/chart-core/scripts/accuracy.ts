/** Prints how longitudes, charts and local times compare with the references in fixtures (about fifteen seconds). */
import { accuracyReport } from "./lib/accuracy-report.js";
import { measureAccuracy } from "./lib/measure-accuracy.js";
import { measureCharts } from "./lib/measure-charts.js";
import { measureLocalTimes } from "./lib/measure-local-times.js";

console.log(accuracyReport(measureAccuracy(), measureCharts(), measureLocalTimes()));
