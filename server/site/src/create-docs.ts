import type { PlaceIndex } from "chart-http";
import { loggableError } from "chart-http/base";
import type { DocsDeps, DocsEnv } from "./base/deps.js";
import { createDocsApp, type DocsApp } from "./docs-app.js";
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
  readonly answer: (request: Request, bindings: DocsEnv["Bindings"]) => Promise<Response>;
}

/** The documentation and the front page. */
export interface Docs {
  /** Starts to render the pages, and creates the handler of requests for them. */
  readonly mount: (facts: DocsFacts) => MountedDocs;
}

export interface CreateDocsDeps
  extends Omit<DocsDeps, "hasDashboard">,
    Pick<SiteInput, "landing" | "serviceName" | "embedOrigins"> {
  readonly render: RenderSite;
  /** The service's URL, without a trailing slash. */
  readonly baseUrl: string;
  readonly headerPrefix: string;
  readonly geocodeKeyExample: string;
  /** Places for the form of a chart. */
  readonly places: PlaceIndex;
}

const ROUTES = [
  "/chart",
  "/embed",
  "/embed/*",
  "/docs",
  "/docs.md",
  "/docs/*",
  "/index.md",
  "/llms.txt",
  "/favicon.ico",
  "/robots.txt",
];

const FORMS = ["/chart", "/chart/places"];

/** Time after a failure for which no request renders the pages again: a failed attempt may take seconds. */
const RETRY_AFTER_S = 10;

/** Creates the documentation. */
export function createDocs(deps: CreateDocsDeps): Docs {
  const { render, landing, serviceName, embedOrigins, baseUrl, headerPrefix, geocodeKeyExample, logger } =
    deps;
  return {
    mount({ openApi, wording, headers }) {
      const facts = { baseUrl, headerPrefix, geocodeKeyExample, ...headers };
      const start = async (): Promise<DocsApp> => {
        const site = await render({ openApi: openApi(), wording, facts, landing, serviceName, embedOrigins });
        return createDocsApp({ ...deps, hasDashboard: landing.hasDashboard }, site);
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
        routes: ROUTES,
        forms: embedOrigins === undefined ? [] : FORMS,
        answer: (request, bindings) => ready().then((respond) => respond(request, bindings), unavailable),
      };
    },
  };
}

function unavailable(): Response {
  const text = `The pages cannot be shown at the moment. Try again in ${RETRY_AFTER_S} s.\n`;
  return new Response(text, { status: 503, headers: { "Retry-After": `${RETRY_AFTER_S}` } });
}
