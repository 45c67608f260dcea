/**
 * The entry `bodygraph-element`: registers `<human-design-chart>`, which computes and draws a Human Design chart in the
 * browser. On a server it does nothing.
 *
 * @module
 */
import { computeChart } from "chart-core/lazy";
import { HumanDesignChart } from "./chart/human-design-chart.js";
import { define } from "./element-base.js";

export type { ChartCalendar } from "./chart/calendar.js";
export type {
  ChartErrorDetail,
  ChartReadyDetail,
  ChartSelection,
  HumanDesignChartEventMap,
} from "./chart/events.js";
export { loadMeanings } from "./chart/load-meanings.js";
export { loadTime } from "./chart/load-time.js";
export { loadZones } from "./load-zones.js";
export type { CalendarFileOptions } from "./over-time/calendar-file.js";
export { computeChart, HumanDesignChart };

define("human-design-chart", HumanDesignChart);

declare global {
  interface HTMLElementTagNameMap {
    "human-design-chart": HumanDesignChart;
  }
}
