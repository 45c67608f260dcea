import { drawChartColumns } from "../body/chart-columns.js";
import { describeChart } from "../body/description.js";
import { backdropOf, drawBody } from "../body/draw-body.js";
import { frame, type View } from "../body/frame.js";
import { addHeading } from "../body/heading.js";
import { type BodyState, bodyState, OWNER_WORDS, type Parts } from "../body/owners.js";
import type { Chart } from "../chart-core.js";
import { scaleText, TEXT_ATTRIBUTES } from "../text/text.js";
import { type CaptionOption, NO_CAPTION, readCaption } from "../theme/caption-option.js";
import {
  checkFlag,
  checkNames,
  PICTURE_OPTIONS,
  type PictureOptions,
  type PictureSettings,
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
  /**
   * The bodygraph inside the wheel. Below a narrow wheel it stands between columns of gates and lines, in place of the
   * table. Default true, of a narrow wheel false.
   */
  readonly bodygraph?: boolean;
  /** Type, profile, authority and the moments of both sides; a name, birth and place stand above the wheel. Default true. */
  readonly caption?: CaptionOption;
  /**
   * A narrow picture that can be read on a phone: larger glyphs, and below the wheel a table with gate, line and place in
   * the sign of each activation. Default false: made for 700 pixels or more.
   */
  readonly narrow?: boolean;
}

interface Page {
  readonly layout: WheelLayout;
  /** The picture around the middle of the wheel. */
  readonly view: View;
  /** Height that the bodygraph adds below the wheel. */
  readonly heightBelow: number;
  /** Size of a caption's text, and its distance from the edge. */
  readonly heading: { readonly size: number; readonly margin: number };
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
  heading: { size: 26, margin: 14 },
  scale: 0.525,
  x: -189,
  y: -293.8,
};

/** The bodygraph stands below the wheel, with its columns as wide as the picture. */
const NARROW_PAGE: Page = {
  layout: NARROW_WHEEL,
  view: { x: -220, y: -220, width: 440, height: 440 },
  heightBelow: 681,
  heading: { size: 17, margin: 10 },
  scale: 0.61,
  x: -219.6,
  y: 224,
};

/**
 * Draws a chart as a wheel: the zodiac, the 64 gates with their hexagrams, and the 26 activations at their longitudes. It
 * runs anticlockwise from 0 degrees (Aries) at the left; gate 41 begins at 302 degrees.
 *
 * @throws ChartInputError `INVALID_OPTION` or `INVALID_CHART`.
 *
 * @example
 * import { renderWheel } from "bodygraph-svg";
 * import { computeChart } from "chart-core";
 *
 * const svg = renderWheel(computeChart(new Date("1990-09-05T19:17Z")), { theme: "dark" });
 */
export function renderWheel(chart: Chart, options: WheelOptions = {}): string {
  checkNames(options, [...PICTURE_OPTIONS, "bodygraph", "caption", "narrow"]);
  checkChart("chart", chart);
  const settings = pictureSettings(options, `Human Design wheel: ${chart.type} ${chart.profile}`);
  const { palette } = settings;
  const isNarrow = checkFlag("narrow", options.narrow, false);
  const hasBodygraph = checkFlag("bodygraph", options.bodygraph, !isNarrow);
  const caption = readCaption(options.caption);
  const hasFacts = caption !== null;
  const page = isNarrow ? NARROW_PAGE : WIDE_PAGE;
  const { layout, heightBelow } = page;
  const state = bodyState(gatesOfSide(chart.personality), gatesOfSide(chart.design));
  const heightOfView = page.view.height + (hasBodygraph ? heightBelow : isNarrow ? TABLE_HEIGHT : 0);
  const { view, drawn: heading } = addHeading(
    { ...page.view, height: heightOfView },
    caption ?? NO_CAPTION,
    palette,
    page.heading,
  );
  const hasMiddle = hasFacts && (isNarrow || !hasBodygraph);
  const middle = hasMiddle
    ? `<g ${TEXT_ATTRIBUTES}>${drawMiddleText(chart, layout, palette, isNarrow)}</g>`
    : "";
  const content =
    heading +
    drawRing(state.owners, layout, palette) +
    drawBodies(chart, layout, palette) +
    (isNarrow
      ? ""
      : drawCorners(chart, { hasFacts: hasFacts && hasBodygraph, hasMoments: hasFacts }, palette)) +
    middle +
    (isNarrow && !hasBodygraph ? drawTable(chart, palette) : "") +
    (hasBodygraph ? drawBodygraph(chart, state, settings, page) : "");
  return frame(view, settings, describeChart(chart, state), content);
}

/** Draws the bodygraph of a wheel, below a narrow one with its columns. */
function drawBodygraph(
  chart: Chart,
  state: BodyState,
  settings: PictureSettings,
  { layout, scale, x, y }: Page,
): string {
  const { palette } = settings;
  const parts: Parts = { words: OWNER_WORDS, firstColor: palette.personality, secondColor: palette.design };
  const columns = layout.hasLabels ? "" : drawChartColumns(chart, palette, false);
  return `<g transform="translate(${x} ${y})scale(${scaleText(scale)})">${columns}${drawBody(state, palette, parts, backdropOf(settings))}</g>`;
}
