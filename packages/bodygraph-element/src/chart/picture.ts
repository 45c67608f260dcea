import { renderBodygraph } from "bodygraph-svg";
import type { Chart } from "chart-core";
import { ChartInputError } from "chart-core/tables";
import { loadOverTime } from "../over-time/load-over-time.js";
import type { Drawn } from "../picture/drawn.js";
import { loaded } from "../picture/not-loaded-error.js";
import type { PictureRequest } from "../picture/picture-request.js";

/** Draws a chart, or two as a composite. Pictures other than the bodygraph are loaded when they are needed. */
export async function drawPicture(
  chart: Chart,
  second: Chart | null,
  request: PictureRequest,
): Promise<Drawn> {
  const { picture, theme, columns, arrowWords, facts, at, caption: name, born, place } = request;
  const caption = facts && { name, born, place };
  if (picture === "wheel") {
    const { renderWheel } = await loaded(import("./wheel.js"));
    return ofChart(renderWheel(chart, { theme, caption, narrow: request.narrow }), chart);
  }
  if (picture === "day" || (picture === "bodygraph" && second === null && at))
    return (await loaded(loadOverTime())).drawOverTime(chart, request, caption);
  if (second !== null && (picture === "bodygraph" || picture === "composite"))
    return (await loaded(import("./composite.js"))).drawComposite(chart, second, request);
  if (picture !== "bodygraph")
    throw new ChartInputError({
      code: "INVALID_OPTION",
      field: "picture",
      received: picture,
      expected:
        picture === "composite"
          ? "a second birth in the attribute with"
          : "bodygraph, wheel, day or composite",
    });
  return ofChart(renderBodygraph(chart, { theme, columns, caption, arrowWords }), chart);
}

function ofChart(svg: string, { activations: { personality, design } }: Chart): Drawn {
  return {
    svg,
    sides: {
      personality: { who: "Personality", gateLines: [personality] },
      design: { who: "Design", gateLines: [design] },
    },
    words: { both: "personality and design" },
  };
}
