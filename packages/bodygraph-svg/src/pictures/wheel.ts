import { describeChart } from "../body/description.js";
import { backdropOf, drawBody } from "../body/draw-body.js";
import { frame } from "../body/frame.js";
import { bodyState, type Parts } from "../body/owners.js";
import type { Chart } from "../chart-core.js";
import { scaleText } from "../text/text.js";
import {
  checkFlag,
  checkNames,
  PICTURE_OPTIONS,
  type PictureOptions,
  pictureSettings,
} from "../theme/settings.js";
import { drawBodies } from "../wheel/wheel-bodies.js";
import { drawRing, MIDDLE } from "../wheel/wheel-ring.js";
import { checkChart, gatesOfSide } from "./check-chart.js";

/** Options of {@link renderWheel}. */
export interface WheelOptions extends PictureOptions {
  /** The bodygraph inside the wheel. Default true. */
  readonly bodygraph?: boolean;
}

const WORDS: Parts["words"] = ["none", "personality", "design", "both"];

/** Size of the bodygraph inside, and the middle of its centers. */
const INNER_SCALE = 0.49;
const INNER_MIDDLE_Y = 553;

/**
 * Draws a chart as a wheel: the zodiac, the 64 gates with their hexagrams, and the 26 activations at their longitudes. It
 * runs anticlockwise from 0 degrees (Aries) at the left; gate 41 begins at 302 degrees.
 *
 * @throws ChartInputError `INVALID_OPTION`.
 *
 * @example
 * import { renderWheel } from "bodygraph-svg";
 * import { computeChart } from "chart-core";
 *
 * const svg = renderWheel(computeChart(new Date("1990-09-05T19:17Z")), { theme: "dark" });
 */
export function renderWheel(chart: Chart, options: WheelOptions = {}): string {
  checkNames(options, [...PICTURE_OPTIONS, "bodygraph"]);
  checkChart("chart", chart);
  const settings = pictureSettings(options, `Human Design wheel: ${chart.type} ${chart.profile}`);
  const { palette } = settings;
  const hasBodygraph = checkFlag("bodygraph", options.bodygraph, true);
  const state = bodyState(gatesOfSide(chart.personality), gatesOfSide(chart.design));
  const parts: Parts = { words: WORDS, firstColor: palette.personality, secondColor: palette.design };
  const inner = `<g transform="translate(${-360 * INNER_SCALE} ${-INNER_MIDDLE_Y * INNER_SCALE})scale(${scaleText(INNER_SCALE)})">${drawBody(state, palette, parts, backdropOf(settings, false))}</g>`;
  const content = [
    drawRing(state.owners, palette, parts),
    drawBodies(chart, palette),
    hasBodygraph ? inner : "",
  ];
  const view = { x: -MIDDLE, y: -MIDDLE, width: 2 * MIDDLE, height: 2 * MIDDLE };
  return frame(view, settings, describeChart(chart, state), content.join(""));
}
