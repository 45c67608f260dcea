import { type Context, Hono } from "hono";
import { html } from "hono/html";
import type { JSX } from "hono/jsx/jsx-runtime";
import { addAssetRoutes, loadAssets, openGraphPicture } from "../dashboard/assets.js";
import { pageHeaders } from "../dashboard/guard/page-headers.js";
import { PacedWork } from "../lib/paced-work.js";
import type { RateLimit } from "../rate-limit/token-bucket.js";
import { loggableError } from "../telemetry/log.js";
import { listPictures, readPicture } from "./content/read-document.js";
import { PICTURES_PATH } from "./content/site-links.js";
import type { DocsDeps, DocsEnv } from "./deps.js";
import { GLOSSARY_PATH, glossaryContent } from "./glossary/glossary-page.js";
import { KeptAnswers } from "./kept-answers.js";
import { LANDING_MARKDOWN_PATH, landingMarkdown } from "./landing/landing-markdown.js";
import { LandingPage } from "./landing/landing-page.js";
import { landingRequest } from "./landing/landing-request.js";
import { DocsLayout, PageHtml } from "./layout/docs-layout.js";
import { HITS_PATH, MAX_SEARCH_LENGTH } from "./layout/search-form.js";
import { limitPerAddress } from "./limit-per-address.js";
import { llmsTxt } from "./llms-txt.js";
import { type DocPage, foldersOf, markdownPath, type PageContent, sectionId } from "./page.js";
import type { OpenApi } from "./reference/openapi.js";
import { renderCode } from "./render-code.js";
import { BackgroundIndex } from "./search/background-index.js";
import { SearchHits } from "./search/search-hits.js";
import { SearchPage } from "./search/search-page.js";
import { readSearchQuery } from "./search/search-query.js";
import { createSite } from "./site.js";
import { MissingPage, type MissingPageProps } from "./start/missing-page.js";
import { wordsOfPath } from "./start/words-of-path.js";
import { withoutSlash } from "./without-slash.js";

/** Responds to a request. Paths without a page get a page that says so. */
type DocsApp = (request: Request, bindings: DocsEnv["Bindings"]) => Response | Promise<Response>;

/** Allows a page with all its pictures, then 20 pages a second, so that crawlers take little time from charts. */
const PAGES_PER_ADDRESS: RateLimit = { requests: 60, windowSeconds: 3 };
const SEARCHES_PER_ADDRESS: RateLimit = { requests: 60, windowSeconds: 60 };

/** Folders of the files that pages load. */
const FILE_FOLDERS = [`${PICTURES_PATH}/`, "/docs/assets/"];

const HTML = "text/html; charset=utf-8";
const MARKDOWN = "text/markdown; charset=utf-8";

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
    installation: { ...facts, ...deps.landing },
    serviceName,
    renderCode,
  });
  const frame = { assets, pages, hasDashboard: deps.landing.hasDashboard };
  const { admission, logger } = deps;
  const hasRequests = () => admission.ordinary > 0;
  const rendering = new PacedWork(hasRequests);
  // A page that waits for its turn is no work of the process, and must not take the place of a chart.
  const kept = new KeptAnswers((make) =>
    admission.whileWaiting(() => rendering.start(() => Promise.resolve(make()))),
  );
  const index = new BackgroundIndex(pages, { hasRequests, logger });
  const searchLimit = limitPerAddress(deps, SEARCHES_PER_ADDRESS);
  const message = (c: Context<DocsEnv>, status: 400 | 404 | 500, texts: Omit<MissingPageProps, "frame">) =>
    c.html(documentOf(<MissingPage frame={frame} {...texts} />), status);
  const tooLong = (c: Context<DocsEnv>) =>
    message(c, 400, { title: "Search too long", text: `Search for up to ${MAX_SEARCH_LENGTH} characters.` });
  const pageOf = ({ path, title, description }: DocPage, { html: content, headings }: PageContent) => {
    const layout = { ...frame, title, description, path, headings };
    return documentOf(
      <DocsLayout {...layout} hasOwnSearch={path === "/docs"}>
        <PageHtml html={content} />
      </DocsLayout>,
    );
  };

  const app = new Hono<DocsEnv>();
  app.use(pageHeaders(deps.isSecure, { loadsParts: true }));
  addAssetRoutes(app, assets);
  app.use(limitPerAddress(deps, PAGES_PER_ADDRESS));

  app.get("/", (c) =>
    kept.respond(c, "/", HTML, () =>
      documentOf(
        <LandingPage assets={assets} facts={deps.landing} request={landingRequest(openApi, facts)} />,
      ),
    ),
  );
  app.get(LANDING_MARKDOWN_PATH, (c) =>
    kept.respond(c, LANDING_MARKDOWN_PATH, MARKDOWN, () =>
      landingMarkdown({ serviceName, facts: deps.landing, request: landingRequest(openApi, facts) }),
    ),
  );
  app.get("/favicon.ico", (c) => kept.respond(c, "/favicon.ico", assets.icon.type, () => assets.icon.body));
  app.get("/docs/assets/open-graph.png", (c) =>
    kept.respond(c, "/docs/assets/open-graph.png", "image/png", openGraphPicture),
  );
  app.get("/robots.txt", (c) => c.text("User-agent: *\nDisallow: /dashboard\nDisallow: /docs/search\n"));
  app.get("/llms.txt", (c) =>
    kept.respond(c, "/llms.txt", "text/plain; charset=utf-8", () =>
      llmsTxt(pages, { ...facts, serviceName, pageLimit: PAGES_PER_ADDRESS }),
    ),
  );

  app.get("/docs/search", searchLimit, async (c) => {
    const query = readSearchQuery(c.req.query());
    if (query.words.length > MAX_SEARCH_LENGTH) return tooLong(c);
    const found = query.words === "" ? undefined : (await index.ready()).search(query.words);
    return c.html(documentOf(<SearchPage frame={frame} query={query} found={found} />));
  });
  app.get(HITS_PATH, searchLimit, async (c) => {
    const { words } = readSearchQuery(c.req.query());
    if (words === "" || words.length > MAX_SEARCH_LENGTH) return tooLong(c);
    const found = (await index.ready()).search(words);
    return c.html(String(<SearchHits words={words} found={found} />));
  });
  const glossary = pages.find(({ path }) => path === GLOSSARY_PATH);
  app.get(GLOSSARY_PATH, async (c, next) => {
    const { words } = readSearchQuery(c.req.query());
    if (words === "" || glossary === undefined) return next();
    if (words.length > MAX_SEARCH_LENGTH) return tooLong(c);
    const refused = await searchLimit(c, async () => undefined);
    return refused ?? c.html(pageOf(glossary, glossaryContent(words)));
  });

  for (const page of pages) {
    const { path } = page;
    app.get(path, (c) => kept.respond(c, path, HTML, () => pageOf(page, page.content())));
    const twin = markdownPath(path);
    app.get(twin, (c) => kept.respond(c, twin, MARKDOWN, () => page.markdown()));
  }
  // The address that readers get by adding .md, as on every other page.
  app.get("/docs.md", (c) => c.redirect(markdownPath("/docs"), 308));
  for (const file of listPictures()) {
    const path = `${PICTURES_PATH}/${file.slice("docs/".length)}`;
    app.get(path, (c) => kept.respond(c, path, "image/svg+xml", () => readPicture(file)));
  }

  for (const [folder, section] of foldersOf(pages))
    app.get(folder, (c) => c.redirect(`/docs#${sectionId(section)}`));

  const paths = new Set(app.routes.filter(({ method }) => method === "GET").map(({ path }) => path));
  app.notFound((c) => {
    const { path } = c.req;
    const redirect = withoutSlash(c, paths);
    if (redirect !== undefined) return redirect;
    // The service sheds these paths last, so the answer must be cheap.
    if (FILE_FOLDERS.some((folder) => path.startsWith(folder))) return c.text("No such file.\n", 404);
    return message(c, 404, {
      title: "Page not found",
      text: "No page has this address.",
      words: wordsOfPath(path),
    });
  });
  app.onError((error, c) => {
    const { requestId } = c.env;
    deps.logger.error({ requestId, error: loggableError(error) }, "a page of the documentation failed");
    const text = `This is a problem on our side. Try again in a moment. Request ID: ${requestId}`;
    return message(c, 500, { title: "Something went wrong", text });
  });
  return (request, bindings) => app.fetch(request, bindings);
}

function documentOf(page: JSX.Element): string {
  return String(html`<!doctype html>${page}`);
}
