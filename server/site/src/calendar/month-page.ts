import { type PageEnv, respondWithFile, type SiteFile, siteFile, textOf } from "@chart/ui";
import type { Hono } from "hono";
import { markdownPath } from "../base/page.js";
import { renderMarkdown } from "../content/render-markdown.js";
import { monthTable } from "./month-table.js";

/** Address of the page with the feeds and the current month. */
const CALENDAR_PAGE_PATH = "/docs/calendar";

/** The paragraph of the page in whose place the month stands. */
const PLACE = "The page /docs/calendar of a running service shows what changes this month.";

/**
 * Adds the page of the calendar and its Markdown, with the current month of UTC. Both are written again when the month has
 * changed.
 *
 * @param files The rendered files, with the page without a month.
 * @param now The current time.
 */
export function addMonthPage(
  app: Hono<PageEnv>,
  files: ReadonlyMap<string, SiteFile>,
  now: () => Date,
): void {
  add(CALENDAR_PAGE_PATH, `<p>${PLACE}</p>\n`, (table) => renderMarkdown(table, () => "").html);
  add(markdownPath(CALENDAR_PAGE_PATH), `${PLACE}\n`, (table) => table);

  function add(path: string, place: string, write: (table: string) => string): void {
    const file = files.get(path);
    if (file === undefined) return;
    const [before, after] = textOf(file).split(place) as [string, string | undefined];
    if (after === undefined) throw new Error(`${path} has no place for the month.`);
    let kept: { readonly month: string; readonly file: SiteFile } | undefined;
    app.get(path, (c) => {
      const moment = now();
      const month = moment.toISOString().slice(0, 7);
      if (kept?.month !== month) {
        kept = { month, file: siteFile(file.type, before + write(monthTable(moment)) + after) };
      }
      return respondWithFile(c, kept.file);
    });
  }
}
