/* Written by `npm run generate -- members` from the records of a chart's members. Do not edit. */

/**
 * The members of a chart that windows compare, in the order of the chart. Longitudes, colors, tones and bases are left
 * out because they change all the time.
 */
export const WINDOW_MEMBERS = [
  "type",
  "profile",
  "channelsShort",
  "centers",
  "strategy",
  "authority",
  "incarnationCross",
  "definition",
  "signature",
  "notSelfTheme",
  "cognition",
  "determination",
  "variables",
  "motivation",
  "transference",
  "perspective",
  "distraction",
  "environment",
  "circuitries",
  "channelsLong",
  "gates",
  "activations",
] as const;
Object.freeze(WINDOW_MEMBERS);
