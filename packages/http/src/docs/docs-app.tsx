import { type Context, Hono } from "hono";
import { html } from "hono/html";
import type { JSX } from "hono/jsx/jsx-runtime";
import { addAssetRoutes, loadAssets, openGraphPicture } from "../dashboard/assets.js";
import { pageHeaders } from "../dashboard/guard/page-headers.js";
import type { RateLimit } from "../rate-limit/token-bucket.js";
import { loggableError } from "../telemetry/log.js";
import { listPictures, readPicture } from "./content/read-document.js";
import { PICTURES_PATH } from "./content/site-links.js";
import type { DocsDeps, DocsEnv } from "./deps.js";
import { KeptAnswers } from "./kept-answers.js";
import { LandingPage } from "./landing/landing-page.js";
import { landingRequest } from "./landing/landing-request.js";
import { DocsLayout, PageHtml } from "./layout/docs-layout.js";
import { MAX_SEARCH_LENGTH } from "./layout/search-form.js";
import { limitPerAddress } from "./limit-per-address.js";
import { llmsTxt } from "./llms-txt.js";
import { DocsMessagePage } from "./message-page.js";
import { markdownPath } from "./page.js";
import type { OpenApi } from "./reference/openapi.js";
import { renderCode } from "./render-code.js";
import { BackgroundIndex } from "./search/background-index.js";
import { SearchPage } from "./search/search-page.js";
import { createSite } from "./site.js";
import { withoutSlash } from "./without-slash.js";

/** Responds to a request. Paths without a page get a page that says so. */
type DocsApp = (request: Request, bindings: DocsEnv["Bindings"]) => Response | Promise<Response>;

/** Allows a page with all its pictures, then 20 pages a second, so that crawlers take little time from charts. */
const PAGES_PER_ADDRESS: RateLimit = { requests: 60, windowSeconds: 3 };
const SEARCHES_PER_ADDRESS: RateLimit = { requests: 60, windowSeconds: 60 };

const HTML = "text/html; charset=utf-8";

/**
 * Creates the application of the public pages, and begins to build the search index. Pages are rendered on the server and
 * work without scripts.
 */
export function createDocsApp(deps: DocsDeps): DocsApp {
  const { facts, serviceName } = deps;
  const assets = loadAssets(serviceName, "docs");
  const openApi = deps.openApi() as OpenApi;
  const pages = createSite({
    openApi,
    wording: deps.wording,
    installation: { ...facts, hasDashboard: deps.landing.hasDashboard },
    serviceName,
    renderCode,
  });
  const kept = new KeptAnswers();
  const index = new BackgroundIndex(pages, deps);
  const message = (c: Context<DocsEnv>, status: 400 | 404 | 500, title: string, text: string) =>
    c.html(documentOf(<DocsMessagePage assets={assets} pages={pages} title={title} text={text} />), status);

  const app = new Hono<DocsEnv>();
  app.use(pageHeaders(deps.isSecure));
  addAssetRoutes(app, assets);
  app.use(limitPerAddress(deps, PAGES_PER_ADDRESS));

  app.get("/", (c) =>
    kept.respond(c, "/", HTML, () =>
      documentOf(<LandingPage assets={assets} facts={deps.landing} {...landingRequest(openApi, facts)} />),
    ),
  );
  app.get("/favicon.ico", (c) => kept.respond(c, "/favicon.ico", assets.icon.type, () => assets.icon.body));
  app.get("/docs/assets/open-graph.png", (c) =>
    kept.respond(c, "/docs/assets/open-graph.png", "image/png", openGraphPicture),
  );
  app.get("/robots.txt", (c) => c.text("User-agent: *\nDisallow: /dashboard\n"));
  app.get("/llms.txt", (c) =>
    kept.respond(c, "/llms.txt", "text/plain; charset=utf-8", () =>
      llmsTxt(pages, serviceName, facts.baseUrl),
    ),
  );

  app.get("/docs/search", limitPerAddress(deps, SEARCHES_PER_ADDRESS), async (c) => {
    const words = (c.req.query("q") ?? "").trim();
    if (words === "") return c.redirect("/docs", 302);
    if (words.length > MAX_SEARCH_LENGTH) {
      return message(c, 400, "Search too long", `Search for up to ${MAX_SEARCH_LENGTH} characters.`);
    }
    const matches = (await index.ready()).search(words);
    return c.html(documentOf(<SearchPage assets={assets} pages={pages} words={words} matches={matches} />));
  });

  for (const page of pages) {
    const { path, title, description } = page;
    app.get(path, (c) =>
      kept.respond(c, path, HTML, () => {
        const { html: content, headings } = page.content();
        const layout = { assets, pages, title, description, path, headings };
        return documentOf(
          <DocsLayout {...layout}>
            <PageHtml html={content} />
          </DocsLayout>,
        );
      }),
    );
    const twin = markdownPath(path);
    app.get(twin, (c) => kept.respond(c, twin, "text/markdown; charset=utf-8", () => page.markdown()));
  }
  for (const file of listPictures()) {
    const path = `${PICTURES_PATH}/${file.slice("docs/".length)}`;
    app.get(path, (c) => kept.respond(c, path, "image/svg+xml", () => readPicture(file)));
  }

  const paths = new Set(app.routes.filter(({ method }) => method === "GET").map(({ path }) => path));
  app.notFound(
    (c) => withoutSlash(c, paths) ?? message(c, 404, "Page not found", "No page has this address."),
  );
  app.onError((error, c) => {
    const { requestId } = c.env;
    deps.logger.error({ requestId, error: loggableError(error) }, "a page of the documentation failed");
    return message(
      c,
      500,
      "Something went wrong",
      `This is a problem on our side. Try again in a moment. Request ID: ${requestId}`,
    );
  });
  return (request, bindings) => app.fetch(request, bindings);
}

function documentOf(page: JSX.Element): string {
  return String(html`<!doctype html>${page}`);
}
