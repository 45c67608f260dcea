import { PICTURE_THEMES, PICTURE_TYPES, PNG_WIDTH } from "../pictures/picture.js";
import type { Json } from "./json-schema.js";

export const PICTURE_DESCRIPTION: string = `## Pictures

With \`Accept: image/svg+xml\` or \`image/png\` the chart is drawn as a picture, for the same price. Errors are still JSON.

- If \`Accept\` names only other image types, the status is 406. For any other value, such as \`text/html\`, the response is JSON.
- For the rate limit, a PNG counts as one request for each megapixel, rounded up.
- Repeat a request with its \`Idempotency-Key\` to get the same chart in another format, theme or width without another charge.
- If \`Accept\` names several formats, the one with the highest \`q\` counts; of equal ones, JSON comes first, then SVG.`;

export const PICTURE_PARAMETERS: readonly Json[] = [
  {
    name: "theme",
    in: "query",
    description: "Colors of a picture. `print` is for paper. Ignored for JSON.",
    schema: { enum: PICTURE_THEMES, default: PICTURE_THEMES[0] },
    example: "dark",
  },
  {
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
  },
];

export const PICTURE_CONTENT: Json = {
  [PICTURE_TYPES.svg]: {
    schema: { type: "string", description: "The chart as SVG, without fonts, scripts or references." },
    example: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 1220" role="img">...</svg>',
  },
  [PICTURE_TYPES.png]: {
    schema: { type: "string", contentMediaType: PICTURE_TYPES.png, description: "The chart as PNG." },
  },
};
