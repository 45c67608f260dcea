import { checkDirections } from "@chart/kit/setup/check-directions";

/** The chart page: what the tabs show, which runs in browsers, too; then the page and its application. */
checkDirections(import.meta.url, {
  rooms: {
    tabs: [],
    page: ["tabs"],
    browser: ["tabs"],
    scripts: [],
  },
  files: {
    page: [
      "birth-and-picture",
      "birth-form",
      "chart-actions",
      "chart-app",
      "chart-facts",
      "chart-head",
      "chart-page",
      "chart-parts",
      "element-files",
      "embed-page",
      "embedding",
      "front-form",
      "index",
      "meanings",
      "posted-chart",
      "posted-question",
      "read-birth",
      "render-chart-page",
      "time-tabs",
    ],
  },
  packages: {
    "@chart/ui": ["page"],
    "@chart/ui/highlight": ["browser"],
    "bodygraph-element": ["browser"],
    "bodygraph-svg": ["page"],
    "chart-core": ["page", "tabs", "browser"],
    "chart-http": ["page"],
    "chart-reading": ["page", "tabs", "browser"],
    hono: ["page", "tabs", "browser"],
    "node:*": ["page"],
  },
});
