import { checkDirections } from "@chart/kit/setup/check-directions";

/** ui: what the dashboard and the site share. */
checkDirections(import.meta.url, {
  rooms: {
    "code-examples": [],
    frame: [],
    page: ["frame"],
    code: ["code-examples", "frame"],
    index: ["code-examples", "frame", "page", "code"],
    "scripts/lib": [],
    scripts: ["scripts/lib"],
  },
  files: {
    frame: ["assets", "document", "figure", "icon", "numerals.generated", "page-headers", "tabs"],
    index: ["index"],
  },
  packages: {
    "@chart/base": ["page"],
    hono: ["code", "frame", "page"],
    "chart-http": ["frame", "page"],
    "node:*": ["frame", "page"],
  },
});
