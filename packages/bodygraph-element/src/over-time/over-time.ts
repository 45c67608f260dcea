/** Charts over time and their pictures, loaded with the first one: one file, because they share most of their code. */
import { renderBodygraph } from "bodygraph-svg";
import type { Chart } from "chart-core";
import type { Drawn } from "../picture/drawn.js";
import type { PictureRequest } from "../picture/picture-request.js";
import { type Caption, drawDay } from "./day.js";
import { drawTransit } from "./transit.js";

export {
  certainty,
  chartWindow,
  findReturns,
  shareOf,
  transitChanges,
  transitState,
  transits,
} from "chart-core/lazy";
export { calendarFile } from "./calendar-file.js";

/** Draws the day of a birth, or a chart with the transits of a moment. */
export function drawOverTime(chart: Chart, request: PictureRequest, caption: Caption): Promise<Drawn> {
  return request.picture === "day" ? drawDay(chart, request, caption) : drawTransit(chart, request);
}

/** Draws a bodygraph alone, without columns, arrows and facts, for a page that shows many charts in a row. */
export function drawBodygraph(chart: Chart, theme: "light" | "dark" | "print"): string {
  return renderBodygraph(chart, { theme, columns: false, arrows: false, caption: false, idPrefix: "moment" });
}
