import type { PageEnv, SiteAddress } from "@chart/ui";
import type { PlaceIndex } from "chart-http";
import { loggableError } from "chart-http/base";
import type { DocsDeps } from "./base/deps.js";
import { createDocsApp, type DocsApp } from "./docs-app.js";
import { GLOSSARY_SHORT_PATH } from "./glossary/glossary-page.js";
import { LLMS_FULL_PATH, LLMS_PATH } from "./llms-txt.js";
import type { RenderSite, SiteInput } from "./render-site.js";

/** Parts of the documentation that the application provides. */
export type DocsFacts = Pick<SiteInput, "wording"> & {
  readonly openApi: () => unknown;
  readonly headers: { readonly apiKeyHeader: string; readonly geocodeKeyHeader: string };
};

export interface MountedDocs {
  readonly routes: readonly string[];
  /** Paths of forms that are posted. */
  readonly forms: readonly string[];
  /** Responds to a request for a page. Waits until the pages are rendered. */
  readonly answer: (request: Request, bindings: PageEnv["Bindings"]) => Promise<Response>;
}

/** The documentation and the front page. */
export interface Docs {
  /** Starts to render the pages, and creates the handler of requests for them. */
  readonly mount: (facts: DocsFacts) => MountedDocs;
}

export interface CreateDocsDeps
  extends SiteAddress,
    Omit<DocsDeps, "hasDashboard" | "address">,
    Pick<SiteInput, "landing" | "serviceName"> {
  readonly render: RenderSite;
  readonly headerPrefix: string;
  readonly geocodeKeyExample: string;
  /** Dependencies of the page of a chart; without them there is no such page, and `/` leads to the documentation. */
  readonly chartPage?: ChartPageDeps | undefined;
}

interface ChartPageDeps {
  /** Origins of the sites that may embed the form. */
  readonly embedOrigins: readonly string[];
  /** Places for the form. */
  readonly places: PlaceIndex;
}

const ROUTES = [
  ...["/docs", "/docs.md", "/docs/*", "/index.md"],
  ...[LLMS_PATH, LLMS_FULL_PATH, GLOSSARY_SHORT_PATH, "/favicon.ico", "/robots.txt", "/sitemap.xml"],
];

/** Those of the page of a chart. */
const CHART_ROUTES = ["/chart", "/embed", "/embed/*"];

const FORMS = ["/chart", "/chart/places"];

/** Time after a failure for which no request renders the pages again: a failed attempt may take seconds. */
const RETRY_AFTER_S = 10;

/** Creates the documentation. */
export function createDocs(deps: CreateDocsDeps): Docs {
  const { render, landing, serviceName, chartPage, baseUrl, publicUrl, headerPrefix, logger } = deps;
  return {
    mount({ openApi, wording, headers }) {
      const address = { baseUrl, publicUrl };
      const facts = { ...address, headerPrefix, geocodeKeyExample: deps.geocodeKeyExample, ...headers };
      const embedOrigins = chartPage?.embedOrigins;
      const start = async (): Promise<DocsApp> => {
        const site = await render({ openApi: openApi(), wording, facts, landing, serviceName, embedOrigins });
        return createDocsApp(
          { ...deps, address, hasDashboard: landing.hasDashboard, places: chartPage?.places },
          site,
        );
      };
      let app: Promise<DocsApp> | undefined;
      const ready = (): Promise<DocsApp> => {
        if (app !== undefined) return app;
        app = start();
        app.catch((error: unknown) => {
          logger.error({ error: loggableError(error) }, "could not render the documentation");
          setTimeout(() => {
            app = undefined;
          }, RETRY_AFTER_S * 1000).unref();
        });
        return app;
      };
      void ready().catch(() => {});
      return {
        routes: chartPage === undefined ? ROUTES : [...ROUTES, ...CHART_ROUTES],
        forms: chartPage === undefined ? [] : FORMS,
        answer: (request, bindings) => ready().then((respond) => respond(request, bindings), unavailable),
      };
    },
  };
}

function unavailable(): Response {
  const text = `The pages cannot be shown at the moment. Try again in ${RETRY_AFTER_S} s.\n`;
  return new Response(text, { status: 503, headers: { "Retry-After": `${RETRY_AFTER_S}` } });
}
