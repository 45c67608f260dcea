import { type Chart, fixings, type Side } from "../chart-core.js";
import type { Palette } from "../theme/theme.js";
import { drawColumn } from "./columns.js";

/** Draws the columns of a chart: the design at the left, the personality at the right. */
export function drawChartColumns(chart: Chart, palette: Palette, hasFixings: boolean): string {
  const marks = hasFixings ? fixings(chart) : null;
  const column = (side: Side, title: string, isLeft: boolean) =>
    drawColumn({
      title,
      side,
      isLeft,
      color: palette[side],
      entryOf: (body) => ({ gateLines: [chart.activations[side][body]], fixing: marks?.[side][body] }),
    });
  return column("design", "Design", true) + column("personality", "Personality", false);
}
