/* Written by `npm run generate -- clients` from /openapi.json. Do not edit. */
/* biome-ignore-all lint: generated */
/** Media type of an answer that is not JSON. */
export type Format = "image/svg+xml" | "image/png" | "text/calendar";

/** Last bytes of every answer of a format, a character each: an answer without them was cut off. */
export const ENDINGS: Readonly<Record<Format, string>> = {
  "image/svg+xml": "</svg>",
  "image/png": "IEND\xaeB`\x82",
  "text/calendar": "END:VCALENDAR",
};
