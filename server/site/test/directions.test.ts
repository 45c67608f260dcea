import { checkDirections } from "@chart/kit/setup/check-directions";

/** The site: the ground, texts and their frame, one folder per kind of page, and the root that puts them together. */
checkDirections(import.meta.url, {
  rooms: {
    base: [],
    content: ["base"],
    layout: ["base", "content"],
    glossary: ["base", "content", "layout"],
    search: ["base", "content", "layout"],
    reference: ["base", "content", "layout", "glossary"],
    start: ["base", "layout", "search"],
    errors: ["base", "content", "layout", "reference"],
    landing: ["content", "reference"],
    calendar: ["base", "content"],
    site: [
      ...[
        "base",
        "calendar",
        "content",
        "layout",
        "glossary",
        "search",
        "reference",
        "start",
        "errors",
        "landing",
      ],
    ],
  },
  files: {
    site: [
      "docs-app",
      "docs-routes",
      "guide-groups",
      "index",
      "library-list",
      "library-pages",
      "llms-txt",
      "page-document",
      "render-code",
      "render-site",
      "site",
      "without-slash",
    ],
  },
  packages: {
    "@chart/accounts": ["content", "landing"],
    "@chart/ui": ["base", "calendar", "content", "landing", "layout", "reference", "site", "start"],
    "chart-core": ["calendar", "glossary", "landing", "content"],
    "chart-http": ["base", "calendar", "errors", "site"],
    hono: [
      ...["base", "calendar", "errors", "glossary", "landing", "layout"],
      ...["reference", "search", "site", "start"],
    ],
    marked: ["content"],
    minisearch: ["search"],
    "node:*": ["content"],
    "node:http": ["errors"],
  },
});
