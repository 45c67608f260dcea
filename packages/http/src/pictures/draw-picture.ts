import { renderBodygraph } from "bodygraph-svg";
import type { Chart } from "chart-core";
import { Failure } from "../errors/failure.js";
import type { Caller } from "../ports/caller.js";
import type { Png } from "../ports/png.js";
import { idPrefix } from "./id-prefix.js";
import type { Picture, PictureRequest } from "./picture.js";

export interface PictureDeps {
  readonly computeChart: (utcMoment: Date) => Chart | Promise<Chart>;
  /** Undefined if all pictures are SVG. */
  readonly png: Png | undefined;
}

/** A picture whose place is taken: it will be drawn, however many others are asked for. */
export interface ReservedPicture {
  /** Draws a chart from its data, the text that is kept for retries. Call it once. */
  draw(chartJson: string): Promise<Picture | Failure>;
  /** Gives the place to others. Call it in any case. */
  release(): void;
}

/**
 * Takes the place of a picture, or returns a failure if too many PNG are in progress. Nothing needs to be spent on a
 * request that gets none.
 *
 * A chart's data have only its gates and lines: the moment of birth gives the rest, such as the arrows' colors and tones.
 * The first answer and its replays are drawn in this one way, so they have the same bytes.
 *
 * @param account Id of the account that the picture is made for.
 */
export function reservePicture(
  { computeChart, png }: PictureDeps,
  { format, theme, widthPx }: PictureRequest,
  account: string,
  caller: Caller,
): ReservedPicture | Failure {
  if (format === "svg") {
    const draw = async (chartJson: string): Promise<Picture> => {
      const chart = await computeChart(birthDateOf(chartJson));
      return { format, body: renderBodygraph(chart, { theme, idPrefix: await idPrefix(chart, theme) }) };
    };
    return { draw, release: () => undefined };
  }
  const place = png?.reserve(account) ?? new Failure("NOT_ACCEPTABLE");
  if (place instanceof Failure) return place;
  return {
    draw: async (chartJson) => {
      const svg = renderBodygraph(await computeChart(birthDateOf(chartJson)), { theme });
      const body = await place.convert(svg, widthPx, caller);
      return body instanceof Failure ? body : { format, body };
    },
    release: place.release,
  };
}

function birthDateOf(chartJson: string): Date {
  return new Date((JSON.parse(chartJson) as { readonly birthDateUtc: string }).birthDateUtc);
}
