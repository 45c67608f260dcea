import { designMomentTtDays } from "../../src/ephemeris/design-moment.js";
import { longitudeDeg as seriesDeg } from "../../src/series/longitude.js";
import { modelDesignMoment } from "../lib/model-design-moment.js";
import { tableLongitudeDeg } from "../lib/table-longitude.js";
import type { Measurements } from "./accuracy-report.js";
import { measureAccuracy } from "./measure-accuracy.js";
import { measureAgreement } from "./measure-agreement.js";
import { measureCharts } from "./measure-charts.js";
import { measureLocalTimes } from "./measure-local-times.js";

/** Measures everything that the accuracy report shows (about fifteen seconds). */
export function measureAll(): Measurements {
  return {
    tables: measureAccuracy({
      longitudeDeg: tableLongitudeDeg,
      designMomentTtDays: (birth) => designMomentTtDays(birth, tableLongitudeDeg("sun", birth)),
    }),
    series: measureAccuracy({
      longitudeDeg: seriesDeg,
      designMomentTtDays: (birth) => modelDesignMoment(birth, (ttDays) => seriesDeg("sun", ttDays)),
    }),
    agreement: measureAgreement(),
    charts: measureCharts(),
    localTimes: measureLocalTimes(),
  };
}
