/** Advice, in Markdown, to send coordinates in place of a location. */
export const WITHOUT_GEOCODING: string =
  "Or send `lat` and `lng`, which need no geocoding:\n\n" +
  "- For a chart: to [POST /v2/charts/coordinates](/docs/reference/v2-charts-coordinates).\n" +
  "- For a window: to [POST /v2/charts/window/coordinates](/docs/reference/v2-charts-window-coordinates).\n" +
  "- For a batch, a transit, returns and several people: in place of `location`.\n\n" +
  "`/v2/charts`, `/v2/charts/simple`, `/v2/charts/window` and version 1 take a `location` only.";
