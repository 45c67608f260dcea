import { renderBodygraph, type Theme } from "bodygraph-svg";
import type { Chart } from "chart-core";
import { ChartInputError } from "chart-core/tables";
import type { BirthTexts } from "./births.js";
import type { Drawn } from "./drawn.js";
import { loadOverTime } from "./load-over-time.js";
import { loaded } from "./not-loaded-error.js";

/** A picture that an element asks for. */
export interface PictureRequest {
  /** The attribute `picture`: `bodygraph`, `wheel`, `composite` or `day`. */
  readonly picture: string;
  readonly theme: Theme;
  readonly columns: boolean;
  /** False for neither facts nor caption. */
  readonly facts: boolean;
  readonly arrowWords: boolean;
  readonly caption: string;
  readonly born: string;
  readonly place: string;
  /** Name of the second person. */
  readonly withCaption: string;
  /** Moment of the transits: an instant or `now`; empty for none. */
  readonly at: string;
  /** Place and zone of the birth, for the hours of a day. */
  readonly birth: BirthTexts;
  /** True for the form of a wheel or a day that can be read on a phone. */
  readonly narrow: boolean;
}

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
