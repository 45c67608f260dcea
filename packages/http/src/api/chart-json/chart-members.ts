/** Members of a full chart in both versions, by chart-core's names, in the order of the response. */
export const CHART_MEMBERS = [
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

/** Members of a reduced chart, in the order of the response. */
export const SIMPLE_CHART_MEMBERS = ["type", "profile", "gates", "channelsShort", "centers"] as const;
