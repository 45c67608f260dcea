/* Written by `npm run generate -- members` from the records of a chart's members. Do not edit. */

/** The members of a chart with one text each, under the headings of a reading. */
export const TEXT_SECTIONS = {
  "Type and decisions": [
    "type",
    "strategy",
    "authority",
    "profile",
    "definition",
    "incarnationCross",
    "signature",
    "notSelfTheme",
  ],
  "Body and mind": [
    "determination",
    "cognition",
    "environment",
    "perspective",
    "distraction",
    "motivation",
    "transference",
    "variables",
  ],
} as const;

/** The members of a chart as JSON, in the order of the service's answers. */
export const JSON_MEMBERS = [
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
  "birthDateUtc",
] as const;
