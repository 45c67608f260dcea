import { describeChart } from "../body/description.js";
import { backdropOf, drawBody } from "../body/draw-body.js";
import { frame, type View } from "../body/frame.js";
import { bodyState, OWNER_WORDS, type Parts } from "../body/owners.js";
import type { Chart } from "../chart-core.js";
import { scaleText, TEXT_ATTRIBUTES } from "../text/text.js";
import {
  checkFlag,
  checkNames,
  PICTURE_OPTIONS,
  type PictureOptions,
  pictureSettings,
} from "../theme/settings.js";
import { drawCorners } from "../wheel/corners.js";
import { drawMiddleText } from "../wheel/middle-text.js";
import { drawBodies } from "../wheel/wheel-bodies.js";
import { NARROW_WHEEL, type WheelLayout, WIDE_WHEEL } from "../wheel/wheel-layout.js";
import { drawRing } from "../wheel/wheel-ring.js";
import { drawTable, TABLE_HEIGHT } from "../wheel/wheel-table.js";
import { checkChart, gatesOfSide } from "./check-chart.js";

/** Options of {@link renderWheel}. */
export interface WheelOptions extends PictureOptions {
  /** The bodygraph inside the wheel, or below a narrow one in place of its table. Default true, of a narrow wheel false. */
  readonly bodygraph?: boolean;
  /**
   * A narrow picture that can be read on a phone: larger glyphs, and below the wheel a table with gate, line and place in
   * the sign of each activation. Default false: made for 700 pixels or more.
   */
  readonly narrow?: boolean;
}

/** Place of the wheel and of the bodygraph in a picture. */
interface Page {
  readonly layout: WheelLayout;
  /** The picture around the middle of the wheel. */
  readonly view: View;
  /** Height that the bodygraph adds below the wheel. */
  readonly heightBelow: number;
  /** Size of the bodygraph, and the place of its origin. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** The wide wheel with the bodygraph inside: the middles of both coincide, and the labels do not touch it. */
const WIDE_PAGE: Page = {
  layout: WIDE_WHEEL,
  view: { x: -500, y: -500, width: 1000, height: 1000 },
  heightBelow: 0,
  scale: 0.505,
  x: -181.8,
  y: -282.6,
};

/** The bodygraph stands below the wheel, as wide as the picture. */
const NARROW_PAGE: Page = {
  layout: NARROW_WHEEL,
  view: { x: -220, y: -220, width: 440, height: 440 },
  heightBelow: 725,
  scale: 0.66,
  x: -237.6,
  y: 219.5,
};

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
  checkNames(options, [...PICTURE_OPTIONS, "bodygraph", "narrow"]);
  checkChart("chart", chart);
  const settings = pictureSettings(options, `Human Design wheel: ${chart.type} ${chart.profile}`);
  const { palette } = settings;
  const isNarrow = checkFlag("narrow", options.narrow, false);
  const hasBodygraph = checkFlag("bodygraph", options.bodygraph, !isNarrow);
  const { layout, view, heightBelow, scale, x, y } = isNarrow ? NARROW_PAGE : WIDE_PAGE;
  const state = bodyState(gatesOfSide(chart.personality), gatesOfSide(chart.design));
  const parts: Parts = { words: OWNER_WORDS, firstColor: palette.personality, secondColor: palette.design };
  const middle =
    isNarrow || !hasBodygraph ? `<g ${TEXT_ATTRIBUTES}>${drawMiddleText(chart, layout, palette)}</g>` : "";
  const body = hasBodygraph
    ? `<g transform="translate(${x} ${y})scale(${scaleText(scale)})">${drawBody(state, palette, parts, backdropOf(settings, false))}</g>`
    : "";
  const table = isNarrow && !hasBodygraph ? drawTable(chart, palette) : "";
  const corners = isNarrow ? "" : drawCorners(chart, hasBodygraph, palette);
  const content =
    drawRing(state.owners, layout, palette) +
    drawBodies(chart, layout, palette) +
    corners +
    middle +
    table +
    body;
  const below = hasBodygraph ? heightBelow : isNarrow ? TABLE_HEIGHT : 0;
  return frame({ ...view, height: view.height + below }, settings, describeChart(chart, state), content);
}
