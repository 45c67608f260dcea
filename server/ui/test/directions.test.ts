import { checkDirections } from "@chart/kit/setup/check-directions";

/** ui: what the dashboard and the site share. */
checkDirections(import.meta.url, {
  rooms: {
    "code-examples": [],
    frame: [],
    code: ["code-examples", "frame"],
    index: ["code-examples", "frame", "code"],
  },
  files: {
    frame: ["assets", "document", "figure", "icon", "numerals.generated", "page-headers", "tabs"],
    index: ["index"],
  },
  packages: {
    hono: ["code", "frame"],
    "chart-http": ["frame"],
    "node:*": ["frame"],
  },
});
