import { GLOSSARY_SHORT_PATH } from "./glossary/glossary-page.js";
import { LLMS_FULL_PATH, LLMS_PATH } from "./llms-txt.js";

/** Routes of the documentation, and of the files that tell programs of all public pages. */
export const DOCS_ROUTES: readonly string[] = [
  ...["/docs", "/docs.md", "/docs/*", "/index.md"],
  ...[LLMS_PATH, LLMS_FULL_PATH, GLOSSARY_SHORT_PATH, "/favicon.ico", "/robots.txt", "/sitemap.xml"],
];
