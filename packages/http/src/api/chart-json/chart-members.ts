/** The members of a full chart that both versions answer, by chart-core's names, in the order in which chart-text.ts writes them. */
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

/** The members of a simple chart. */
export const SIMPLE_CHART_MEMBERS = ["type", "profile", "gates", "channelsShort", "centers"] as const;
