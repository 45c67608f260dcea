import { renderBodygraph } from "bodygraph-svg";
import type { Chart } from "chart-core";
import { Failure } from "../errors/failure.js";
import type { Picture, PictureRequest } from "./picture.js";
import type { PngQueue, WaitingCaller } from "./png-queue.js";

/** Dependencies of {@link drawPicture}. */
export interface PictureDeps {
  readonly computeChart: (utcMoment: Date) => Chart;
  readonly pngQueue: Pick<PngQueue, "convert">;
}

/**
 * Draws a chart from its data, which have only its gates and lines: the moment of birth gives the rest, such as the
 * arrows' colors and tones. The first answer and its replays are drawn in this one way, so they have the same bytes.
 *
 * @param chartJson Data of the chart, the text that is kept for retries.
 */
export async function drawPicture(
  { computeChart, pngQueue }: PictureDeps,
  { format, theme, widthPx }: PictureRequest,
  chartJson: string,
  caller: WaitingCaller,
): Promise<Picture | Failure> {
  const { birthDateUtc } = JSON.parse(chartJson) as { readonly birthDateUtc: string };
  const svg = renderBodygraph(computeChart(new Date(birthDateUtc)), { theme });
  const body = format === "svg" ? svg : await pngQueue.convert(svg, widthPx, caller);
  return body instanceof Failure ? body : { format, body };
}
