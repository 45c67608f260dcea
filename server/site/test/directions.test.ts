import { checkDirections } from "@chart/kit/check-directions";

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
    landing: ["content", "layout", "reference"],
    site: ["base", "content", "layout", "glossary", "search", "reference", "start", "errors", "landing"],
  },
  files: {
    site: [
      "create-docs",
      "docs-app",
      "guide-groups",
      "index",
      "library-list",
      "library-pages",
      "limit-per-address",
      "llms-txt",
      "page-document",
      "render-code",
      "render-in-thread",
      "render-site",
      "render-thread-entry",
      "site",
      "site-file",
      "without-slash",
    ],
  },
  packages: {
    "@chart/accounts": ["landing"],
    "@chart/base": ["site"],
    "@chart/ui": ["landing", "layout", "reference", "site", "start"],
    "chart-core": ["glossary", "landing"],
    "chart-http": ["base", "errors", "site"],
    hono: ["errors", "glossary", "landing", "layout", "reference", "search", "site", "start"],
    marked: ["content"],
    minisearch: ["search"],
    "node:*": ["content", "site"],
    "node:http": ["errors"],
  },
});
