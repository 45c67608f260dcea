import { documentOf, type SiteFile, siteFile } from "@chart/ui";
import { ChartPage, type ChartPageProps } from "./chart-page.js";
import { CHART_PATH, EMBED_PATH, elementFiles } from "./element-files.js";
import { EmbedPage } from "./embed-page.js";

/** The rendered chart page. Has no functions, so that it can come from a thread. */
export interface RenderedChartPage {
  /** Parts from which the answers to a posted form are rendered. */
  readonly page: Omit<ChartPageProps, "posted">;
  /** The pages, by path. */
  readonly files: ReadonlyMap<string, SiteFile>;
  /** The built elements, by path. */
  readonly elementFiles: ReadonlyMap<string, SiteFile>;
}

const HTML = "text/html; charset=utf-8";

/** Renders the chart page and its frame for other sites, and reads the elements. */
export function renderChartPage(page: Omit<ChartPageProps, "posted">): RenderedChartPage {
  const { assets, facts, sample } = page;
  return {
    page,
    files: new Map([
      [CHART_PATH, siteFile(HTML, documentOf(<ChartPage {...page} />))],
      [
        EMBED_PATH,
        siteFile(HTML, documentOf(<EmbedPage assets={assets} sample={sample} links={facts.glossaryLinks} />)),
      ],
    ]),
    elementFiles: elementFiles(),
  };
}
