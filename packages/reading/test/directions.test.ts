import { checkDirections } from "@chart/kit/setup/check-directions";

/** chart-reading: words and births first, then what a chart says. It runs in browsers, so it imports types alone. */
checkDirections(import.meta.url, {
  rooms: { reading: [] },
  files: {
    reading: [
      "calendar",
      "clock-note",
      "headline",
      "index",
      "meanings",
      "one-line",
      "share-link",
      "spread",
      "text-sections.generated",
    ],
  },
  packages: { "chart-core": ["reading"] },
});
