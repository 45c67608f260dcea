/** The picture of a chart with the sky of a moment, loaded with the first one. */
import { renderTransit } from "bodygraph-svg";
import type { Chart } from "chart-core";
import { transits } from "chart-core/lazy";
import { instantOf } from "../picture/births.js";
import type { Drawn } from "../picture/drawn.js";
import { loaded } from "../picture/not-loaded-error.js";
import type { PictureRequest } from "../picture/picture-request.js";

/** Draws a chart with the transits of the attribute `at`. */
export async function drawTransit(
  chart: Chart,
  { at, theme, columns, facts }: PictureRequest,
): Promise<Drawn> {
  const sky = await loaded(transits(at === "now" ? new Date() : instantOf("at", at)));
  const { personality, design } = chart.activations;
  return {
    svg: renderTransit(chart, sky, { theme, columns, caption: facts }),
    sides: {
      chart: { who: "Chart", gateLines: [personality, design] },
      sky: { who: "Sky", gateLines: [sky.activations] },
    },
    words: { both: "chart and sky", added: "defined by the sky" },
  };
}
