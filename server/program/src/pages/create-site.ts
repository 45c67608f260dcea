import {
  CHART_FORMS,
  CHART_PATH,
  CHART_ROUTES,
  createChartApp,
  type Embedding,
  isChartPath,
} from "@chart/chart-page";
import { createDocsApp, DOCS_ROUTES, type DocsDeps, FEED_ROUTE } from "@chart/site";
import { limitPerAddress, PAGES_PER_ADDRESS, type PageEnv, type SiteAddress } from "@chart/ui";
import type { PlaceIndex } from "chart-http";
import { loggableError } from "chart-http/base";
import type { PagesInput, RenderPages } from "./render-pages.js";

/** Facts of the API that the public pages show. */
export type SiteFacts = Pick<PagesInput, "wording"> & {
  readonly openApi: () => unknown;
  readonly headers: { readonly apiKeyHeader: string; readonly geocodeKeyHeader: string };
};

/** The mounted pages. */
export interface MountedSite {
  readonly routes: readonly string[];
  /** Paths of forms that are posted. */
  readonly forms: readonly string[];
  /** Responds to a request for a page. Waits until the pages are rendered. */
  readonly answer: (request: Request, bindings: PageEnv["Bindings"]) => Promise<Response>;
}

/** The front page, the documentation and the page of a chart. */
export interface Site {
  /** Starts to render the pages, and creates the handler of requests for them. */
  readonly mount: (facts: SiteFacts) => MountedSite;
}

/** Responds to a request for a page. */
type Respond = (request: Request, bindings: PageEnv["Bindings"]) => Response | Promise<Response>;

export interface CreateSiteDeps
  extends SiteAddress,
    Pick<DocsDeps, "now" | "trustProxy" | "logger" | "isSecure">,
    Pick<PagesInput, "landing" | "serviceName"> {
  readonly render: RenderPages;
  readonly headerPrefix: string;
  readonly geocodeKeyExample: string;
  /** Dependencies of the page of a chart; without them there is no such page, and `/` leads to the documentation. */
  readonly chartPage?: ChartPageDeps | undefined;
}

interface ChartPageDeps {
  /** Sites that may embed the form. */
  readonly embedding: Embedding;
  /** Places for the form. */
  readonly places: PlaceIndex;
}

/** Time after a failure for which no request renders the pages again: a failed attempt may take seconds. */
const RETRY_AFTER_S = 10;

/** Creates the public pages. */
export function createSite(deps: CreateSiteDeps): Site {
  const { render, landing, serviceName, chartPage, baseUrl, publicUrl, headerPrefix, logger } = deps;
  return {
    mount({ openApi, wording, headers }) {
      const address = { baseUrl, publicUrl };
      const facts = { ...address, headerPrefix, geocodeKeyExample: deps.geocodeKeyExample, ...headers };
      const embedding = chartPage?.embedding;
      const start = async (): Promise<Respond> => {
        const { site, chart } = await render({
          ...{ openApi: openApi(), wording, facts, landing, serviceName, embedding },
        });
        const pageLimit = limitPerAddress(deps, PAGES_PER_ADDRESS);
        const { app: docs, onError } = createDocsApp(
          {
            ...{ ...deps, address, pageLimit },
            ...{ hasDashboard: landing.hasDashboard, isSignUpOpen: landing.isSignUpOpen },
            hasFeeds: landing.hasFeeds,
            otherPaths: chart === undefined ? [] : [CHART_PATH],
          },
          site,
        );
        if (chart === undefined || chartPage === undefined) return (...request) => docs.fetch(...request);
        const chartApp = createChartApp({ ...deps, places: chartPage.places, pageLimit, onError }, chart);
        return (request, bindings) =>
          (isChartPath(new URL(request.url).pathname) ? chartApp : docs).fetch(request, bindings);
      };
      let responding: Promise<Respond> | undefined;
      const ready = (): Promise<Respond> => {
        if (responding !== undefined) return responding;
        responding = start();
        responding.catch((error: unknown) => {
          // Aborted while the service stops.
          if ((error as Error).name === "AbortError") return;
          logger.error({ error: loggableError(error) }, "could not render the documentation");
          setTimeout(() => {
            responding = undefined;
          }, RETRY_AFTER_S * 1000).unref();
        });
        return responding;
      };
      void ready().catch(() => {});
      return {
        routes: [
          ...DOCS_ROUTES,
          ...(landing.hasFeeds ? [FEED_ROUTE] : []),
          ...(chartPage === undefined ? [] : CHART_ROUTES),
        ],
        forms: chartPage === undefined ? [] : CHART_FORMS,
        answer: (request, bindings) => ready().then((respond) => respond(request, bindings), unavailable),
      };
    },
  };
}

function unavailable(): Response {
  const text = `The pages cannot be shown at the moment. Try again in ${RETRY_AFTER_S} s.\n`;
  return new Response(text, { status: 503, headers: { "Retry-After": `${RETRY_AFTER_S}` } });
}
