import { drawArrows } from "../body/arrows.js";
import { bodyView, CAPTION_Y, PICTURE_WIDTH } from "../body/body-view.js";
import { type Caption, drawCaption, makeCaption } from "../body/caption.js";
import { drawChartColumns } from "../body/chart-columns.js";
import { describeChart } from "../body/description.js";
import { backdropOf, drawBody } from "../body/draw-body.js";
import { frame } from "../body/frame.js";
import { bodyState, OWNER_WORDS, type Parts } from "../body/owners.js";
import type { Chart } from "../chart-core.js";
import { type CaptionOption, NO_CAPTION, readCaption, withCaption } from "../theme/caption-option.js";
import {
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
  /** Words beside the arrows: determination, environment, motivation and perspective. Default false. */
  readonly arrowWords?: boolean;
  /** Marks of fixed lines in the columns: up exalted, down in detriment, a star both. Default true. */
  readonly fixings?: boolean;
  /** Type, profile and further facts below the bodygraph; a name, birth and place stand above them. Default true. */
  readonly caption?: CaptionOption;
}

const OPTIONS = [...PICTURE_OPTIONS, "columns", "arrows", "arrowWords", "fixings", "caption"];

/**
 * Draws a chart as SVG: personality in the ink of the theme, design in red, both as stripes.
 *
 * @throws ChartInputError `INVALID_OPTION` or `INVALID_CHART`.
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
  const hasArrowWords = checkFlag("arrowWords", options.arrowWords, false);
  const caption = captionOf(chart, options.caption);

  const state = bodyState(gatesOfSide(chart.personality), gatesOfSide(chart.design));
  const parts: Parts = { words: OWNER_WORDS, firstColor: palette.personality, secondColor: palette.design };
  const view = bodyView(hasColumns, caption);
  const below = { x: PICTURE_WIDTH / 2, y: CAPTION_Y };
  const content =
    (hasColumns ? drawChartColumns(chart, palette, hasFixings) : "") +
    (hasArrows ? drawArrows(chart, palette, hasArrowWords) : "") +
    drawBody(state, palette, parts, backdropOf(settings)) +
    (caption === null ? "" : drawCaption(caption, palette, below));
  return frame(view, settings, describeChart(chart, state), content);
}

function captionOf(chart: Chart, option: CaptionOption | undefined): Caption | null {
  const shown = readCaption(option);
  if (shown === null) return null;
  const { type, profile, authority, definition, incarnationCross } = chart;
  const facts = [`${authority} Authority  ·  ${definition}`, incarnationCross];
  const heading = `${type}  ·  ${profile}`;
  return makeCaption({ ...withCaption(shown, heading, facts), isKept: shown === NO_CAPTION });
}
