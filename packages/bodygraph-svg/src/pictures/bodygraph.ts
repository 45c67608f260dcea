import { drawArrows } from "../body/arrows.js";
import { bodyView, CAPTION_Y, PICTURE_WIDTH } from "../body/body-view.js";
import { type Caption, drawCaption, makeCaption } from "../body/caption.js";
import { drawChartColumns } from "../body/chart-columns.js";
import { describeChart } from "../body/description.js";
import { backdropOf, drawBody } from "../body/draw-body.js";
import { frame } from "../body/frame.js";
import { bodyState, OWNER_WORDS, type Parts } from "../body/owners.js";
import { drawSilhouette } from "../body/silhouette.js";
import type { Chart } from "../chart-core.js";
import {
  checkCaption,
  checkFlag,
  checkNames,
  PICTURE_OPTIONS,
  type PictureOptions,
  pictureSettings,
} from "../theme/settings.js";
import { checkChart, gatesOfSide } from "./check-chart.js";

/** Options of {@link renderBodygraph}. */
export interface BodygraphOptions extends PictureOptions {
  /** The two columns of bodies with their gates and lines. Default true. */
  readonly columns?: boolean;
  /** The four arrows beside the Head, each with color and tone. Default true. */
  readonly arrows?: boolean;
  /** Marks of fixed lines in the columns: up exalted, down in detriment, a star both. Default true. */
  readonly fixings?: boolean;
  /** Type, profile and further facts below the bodygraph; a text, such as a name, stands above them. Default true. */
  readonly caption?: boolean | string;
  /** The outline of a body behind the bodygraph. Default false. */
  readonly silhouette?: boolean;
}

const OPTIONS = [...PICTURE_OPTIONS, "columns", "arrows", "fixings", "caption", "silhouette"];

/**
 * Draws a chart as SVG: personality in the ink of the theme, design in red, both as stripes.
 *
 * @throws ChartInputError `INVALID_OPTION` for an invalid option, or no chart.
 *
 * @example
 * import { renderBodygraph } from "bodygraph-svg";
 * import { computeChart } from "chart-core";
 *
 * const chart = computeChart(new Date("1990-09-05T19:17Z"));
 * const svg = renderBodygraph(chart, { theme: "dark", caption: "Example" });
 */
export function renderBodygraph(chart: Chart, options: BodygraphOptions = {}): string {
  checkNames(options, OPTIONS);
  checkChart("chart", chart);
  const settings = pictureSettings(options, `Human Design chart: ${chart.type} ${chart.profile}`);
  const { palette } = settings;
  const hasColumns = checkFlag("columns", options.columns, true);
  const hasArrows = checkFlag("arrows", options.arrows, true);
  const hasFixings = checkFlag("fixings", options.fixings, true);
  const hasSilhouette = checkFlag("silhouette", options.silhouette, false);
  const caption = captionOf(chart, options.caption ?? true);

  const state = bodyState(gatesOfSide(chart.personality), gatesOfSide(chart.design));
  const parts: Parts = { words: OWNER_WORDS, firstColor: palette.personality, secondColor: palette.design };
  const view = bodyView(hasColumns, caption);
  const below = { x: PICTURE_WIDTH / 2, y: CAPTION_Y };
  const content =
    (hasSilhouette ? drawSilhouette(palette) : "") +
    (hasColumns ? drawChartColumns(chart, palette, hasFixings) : "") +
    (hasArrows ? drawArrows(chart, palette) : "") +
    drawBody(state, palette, parts, backdropOf(settings, hasSilhouette)) +
    (caption === null ? "" : drawCaption(caption, palette, below));
  return frame(view, settings, describeChart(chart, state), content);
}

function captionOf(chart: Chart, caption: boolean | string): Caption | null {
  if (caption === false) return null;
  const { type, profile, authority, definition, incarnationCross } = chart;
  const facts = [`${authority} Authority  ·  ${definition}`, incarnationCross];
  const heading = `${type}  ·  ${profile}`;
  if (caption === true) return makeCaption({ heading, facts, isKept: true });
  return makeCaption({ heading: checkCaption(caption), facts: [heading, ...facts] });
}
