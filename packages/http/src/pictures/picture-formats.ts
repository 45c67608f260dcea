import { renderBodygraph } from "bodygraph-svg";
import { Failure } from "../errors/failure.js";
import type { AnswerFormat } from "../formats/answer-format.js";
import { idPrefix } from "./id-prefix.js";
import { PICTURE_THEMES, PNG_WIDTH, pngTokens, readTheme, readWidth } from "./picture.js";

/*
 * A chart's data have only its gates and lines: the moment of birth gives the rest, such as the arrows' colors and tones.
 * The first answer and its replays are drawn in this one way, so they have the same bytes.
 */

const SVG_TYPE = "image/svg+xml";
const PNG_TYPE = "image/png";

const DESCRIPTION = `## Pictures

With \`Accept: image/svg+xml\` or \`image/png\` the chart is drawn as a picture, for the same price. Errors are still JSON.

- If \`Accept\` names only other image types, the status is 406. For any other value, such as \`text/html\`, the response is JSON.
- For the rate limit, a PNG counts as one request for each megapixel, rounded up.
- Repeat a request with its \`Idempotency-Key\` to get the same chart in another format, theme or width without another charge.
- If \`Accept\` names several formats, the one with the highest \`q\` counts; of equal ones, JSON comes first, then SVG.`;

const THEME = {
  name: "theme",
  in: "query",
  description: "Colors of a picture. `print` is for paper. Ignored for JSON.",
  schema: { enum: PICTURE_THEMES, default: PICTURE_THEMES[0] },
  example: "dark",
};

const WIDTH = {
  name: "width",
  in: "query",
  description:
    "Width of a PNG in pixels; the height follows. Ignored for SVG, which fits any size, and for JSON.",
  schema: {
    type: "integer",
    minimum: PNG_WIDTH.min,
    maximum: PNG_WIDTH.max,
    default: PNG_WIDTH.default,
  },
  example: 1200,
};

const THEME_SETTING = { theme: "Colors, `light` by default." };

const SVG: AnswerFormat = {
  mediaType: SVG_TYPE,
  read(settings) {
    const theme = readTheme(settings);
    if (theme instanceof Failure) return theme;
    return {
      tokens: 1,
      reserve: ({ computeChart }) => ({
        write: async (chartJson) => {
          const chart = await computeChart(birthDateOf(chartJson));
          return renderBodygraph(chart, { theme, idPrefix: await idPrefix(chart, theme) });
        },
        release: () => undefined,
      }),
    };
  },
  description: DESCRIPTION,
  parameters: [THEME],
  content: {
    schema: { type: "string", description: "The chart as SVG, without fonts, scripts or references." },
    example: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 1220" role="img">...</svg>',
  },
  client: {
    name: "charts.svg",
    does: "Draws a chart as the text of an SVG.",
    returns: "a picture, as text",
    settings: THEME_SETTING,
    type: "text",
    ending: "</svg>",
  },
};

const PNG: AnswerFormat = {
  mediaType: PNG_TYPE,
  needs: "png",
  read(settings) {
    const theme = readTheme(settings);
    if (theme instanceof Failure) return theme;
    const widthPx = readWidth(settings);
    if (widthPx instanceof Failure) return widthPx;
    return {
      tokens: pngTokens(widthPx),
      reserve: ({ computeChart, png }, account, caller) => {
        const place = png?.reserve(account) ?? new Failure("NOT_ACCEPTABLE");
        if (place instanceof Failure) return place;
        return {
          write: async (chartJson) => {
            const svg = renderBodygraph(await computeChart(birthDateOf(chartJson)), { theme });
            return place.convert(svg, widthPx, caller);
          },
          release: place.release,
        };
      },
    };
  },
  description: DESCRIPTION,
  parameters: [THEME, WIDTH],
  content: {
    schema: { type: "string", contentMediaType: PNG_TYPE, description: "The chart as PNG." },
  },
  client: {
    name: "charts.png",
    does: "Draws a chart as the bytes of a PNG, 200 to 2,400 pixels wide.",
    returns: "a picture, as bytes",
    settings: { ...THEME_SETTING, width: "Width in pixels, 200 to 2,400; 900 by default." },
    type: "bytes",
    ending: "IEND\u00aeB`\u0082",
  },
};

/** The formats of endpoints whose answer is one chart: SVG before PNG, where a request prefers neither. */
export const PICTURE_FORMATS: readonly AnswerFormat[] = [SVG, PNG];

function birthDateOf(chartJson: string): Date {
  return new Date((JSON.parse(chartJson) as { readonly birthDateUtc: string }).birthDateUtc);
}
