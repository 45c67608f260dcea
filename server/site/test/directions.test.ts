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
    "chart/reading": [],
    chart: ["reference", "chart/reading"],
    landing: ["chart", "content", "reference"],
    site: [
      ...["base", "content", "layout", "glossary", "search", "reference", "start", "errors", "chart"],
      "landing",
    ],
  },
  files: {
    site: [
      "create-docs",
      "docs-app",
      "guide-groups",
      "index",
      "library-list",
      "library-pages",
      "llms-txt",
      "page-document",
      "render-code",
      "render-in-thread",
      "render-site",
      "render-thread-entry",
      "site",
      "without-slash",
    ],
  },
  packages: {
    "@chart/accounts": ["landing"],
    "@chart/ui": ["base", "chart", "content", "landing", "layout", "reference", "site", "start"],
    "bodygraph-svg": ["chart"],
    "chart-core": ["chart", "glossary", "landing"],
    "chart-http": ["base", "chart", "errors", "site"],
    "chart-reading": ["chart"],
    hono: [
      ...["chart", "errors", "glossary", "landing", "layout"],
      ...["reference", "search", "site", "start"],
    ],
    marked: ["content"],
    minisearch: ["search"],
    "node:*": ["chart", "content", "site"],
    "node:http": ["errors"],
  },
});
