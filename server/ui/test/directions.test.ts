import { checkDirections } from "@chart/kit/setup/check-directions";

/** ui: what the dashboard and the site share. */
checkDirections(import.meta.url, {
  rooms: {
    names: [],
    "code-examples": ["names"],
    frame: [],
    page: ["frame"],
    code: ["code-examples", "frame"],
    index: ["code-examples", "frame", "names", "page", "code"],
    "scripts/lib": [],
    scripts: ["scripts/lib"],
  },
  files: {
    frame: ["assets", "document", "figure", "icon", "numerals.generated", "packed", "page-headers", "tabs"],
    index: ["index"],
    names: ["published-names.generated"],
  },
  packages: {
    "@chart/base": ["page"],
    hono: ["code", "frame", "page"],
    "chart-http": ["frame", "page"],
    "node:*": ["frame", "page"],
  },
});
