import {
  CHART_SCRIPT_PATH,
  chartScript,
  chartStyles,
  type Embedding,
  FrontForm,
  type RenderedChartPage,
  renderChartPage,
  SAMPLE_REQUESTS,
} from "@chart/chart-page";
import {
  glossaryLinks,
  LandingPage,
  landingRequest,
  type OpenApi,
  type RenderedSite,
  renderSite,
  requestExamples,
  resultMembers,
  type SiteInput,
  themedPictureFile,
} from "@chart/site";
import { documentOf, loadAssets, siteFile } from "@chart/ui";

/** Everything that the public pages are made from. Has no functions, so that it can go to a thread. */
export interface PagesInput extends Omit<SiteInput, "hasChart"> {
  /** Sites that may embed the form of a chart; undefined if there is no page of a chart. */
  readonly embedding: Embedding | undefined;
}

/** The rendered pages. Has no functions either. */
export interface RenderedPages {
  /** The documentation, with the front page and the script of the chart page among its files. */
  readonly site: RenderedSite;
  /** Undefined if there is no page of a chart, and then no front page. */
  readonly chart: RenderedChartPage | undefined;
}

/** Renders the public pages: in a thread, resolving later, or in place. */
export type RenderPages = (input: PagesInput) => RenderedPages | Promise<RenderedPages>;

/** Renders all public pages in place, which takes seconds. */
export function renderPages(input: PagesInput): RenderedPages {
  const { embedding, facts, landing, serviceName } = input;
  const openApi = input.openApi as OpenApi;
  const assets = loadAssets(serviceName, "docs", { peopleStyles: chartStyles() });
  const site = renderSite({ ...input, hasChart: embedding !== undefined }, assets);
  if (embedding === undefined) return { site, chart: undefined };

  const forPeople = { ...assets, styles: assets.peopleStyles ?? assets.styles };
  const address = { baseUrl: facts.baseUrl, publicUrl: facts.publicUrl };
  const sample = themedPictureFile("gallery/projector");
  const links = glossaryLinks();
  const examples = Object.entries(SAMPLE_REQUESTS).map(
    ([kind, request]) => [kind, requestExamples(openApi, facts, request)] as const,
  );
  const chart = renderChartPage({
    ...{ assets: forPeople, address, sample, head: landing },
    facts: {
      baseUrl: facts.baseUrl,
      examples: Object.fromEntries(examples) as RenderedChartPage["page"]["facts"]["examples"],
      members: resultMembers(openApi, SAMPLE_REQUESTS.exact.path),
      glossaryLinks: links,
      embedding,
      contact: landing.contact,
    },
  });
  const front = (
    <LandingPage
      assets={forPeople}
      address={address}
      facts={landing}
      request={landingRequest(openApi, facts)}
      form={<FrontForm sample={sample} links={links} />}
      modulePath={CHART_SCRIPT_PATH}
    />
  );
  const files = new Map(site.files)
    .set("/", siteFile("text/html; charset=utf-8", documentOf(front)))
    .set(CHART_SCRIPT_PATH, chartScript());
  return { site: { ...site, files }, chart };
}
