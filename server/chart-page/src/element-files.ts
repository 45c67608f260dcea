import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type SiteFile, siteFile } from "@chart/ui";

/** Path of the page of a chart. */
export const CHART_PATH = "/chart";

/** Path below which other sites load the elements. */
export const EMBED_PATH = "/embed";

/** Path of the page's own script. */
export const CHART_SCRIPT_PATH = "/docs/assets/chart-page.js";

const JAVASCRIPT = "text/javascript; charset=utf-8";

/** Reads the built elements, by path: the entries, and their parts with a digest in their names. */
export function elementFiles(): ReadonlyMap<string, SiteFile> {
  const dist = new URL("./", `file://${createRequire(import.meta.url).resolve("bodygraph-element")}`);
  const scriptsOf = (folder: string) =>
    readdirSync(new URL(folder, dist))
      .filter((name) => name.endsWith(".js"))
      .map((name) => `${folder}${name}`);
  return new Map(
    [...scriptsOf("./"), ...scriptsOf("./chunks/")].map((name) => [
      `${EMBED_PATH}/${name.slice(2)}`,
      siteFile(JAVASCRIPT, readFileSync(new URL(name, dist))),
    ]),
  );
}

/** Reads the style sheets of the chart page, which come after those of all pages. */
export function chartStyles(): readonly string[] {
  return ["chart-page", "chart-time", "chart-print"].map((name) =>
    readFileSync(new URL(`../assets/styles/${name}.css`, import.meta.url), "utf8"),
  );
}

/** Reads the page's script, as scripts/bundle-browser.mjs writes it. */
export function chartScript(): SiteFile {
  // The same relative path leads here from src and from dist.
  return siteFile(JAVASCRIPT, readFileSync(new URL("../dist/bundle/chart-page.js", import.meta.url)));
}
