import { checkDirections } from "@chart/kit/setup/check-directions";

/** The chart page: what the tabs show, which runs in browsers, too; then the page and its application. */
checkDirections(import.meta.url, {
  rooms: {
    tabs: [],
    page: ["tabs"],
  },
  files: {
    page: [
      "birth-form",
      "chart-app",
      "chart-facts",
      "chart-page",
      "chart-parts",
      "element-files",
      "embed-page",
      "front-form",
      "index",
      "posted-chart",
      "read-birth",
      "render-chart-page",
      "time-tabs",
    ],
  },
  packages: {
    "@chart/ui": ["page"],
    "bodygraph-svg": ["page"],
    "chart-core": ["page", "tabs"],
    "chart-http": ["page"],
    "chart-reading": ["page", "tabs"],
    hono: ["page", "tabs"],
    "node:*": ["page"],
  },
});
