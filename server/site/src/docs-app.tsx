import type { PageEnv } from "@chart/ui";
import {
  addAssetRoutes,
  documentOf,
  limitPerAddress,
  pageHeaders,
  respondWithFile,
  type SiteFile,
  textOf,
} from "@chart/ui";
import type { RateLimit } from "chart-http/base";
import { finishInTurns, loggableError } from "chart-http/base";
import { type Context, type ErrorHandler, Hono } from "hono";
import type { DocsDeps } from "./base/deps.js";
import { type DocPage, foldersOf, markdownPath, sectionId } from "./base/page.js";
import { addFeedRoutes } from "./calendar/feeds.js";
import { addMonthPage } from "./calendar/month-page.js";
import { CENSUS_CSV_PATH } from "./content/census-csv.js";
import { CLIENTS_PATH, PICTURES_PATH } from "./content/site-links.js";
import { filteredGlossary, GLOSSARY_PATH, GLOSSARY_SHORT_PATH } from "./glossary/glossary-page.js";
import { HITS_PATH, MAX_SEARCH_LENGTH } from "./layout/search-form.js";
import { pageDocument } from "./page-document.js";
import type { RenderedSite } from "./render-site.js";
import { SearchHits } from "./search/search-hits.js";
import { buildSearchIndex, type SearchIndex } from "./search/search-index.js";
import { SearchPage } from "./search/search-page.js";
import { readSearchQuery } from "./search/search-query.js";
import { LostPage } from "./start/lost-page.js";
import { MissingPage, type MissingPageProps } from "./start/missing-page.js";
import { wordsOfPath } from "./start/words-of-path.js";
import { withoutSlash } from "./without-slash.js";

/** The application of the documentation. Paths without a page get a page that says so. */
export interface DocsApp {
  readonly app: Hono<PageEnv>;
  /** Logs an error, and responds with a page that says so. */
  readonly onError: ErrorHandler<PageEnv>;
}

const SEARCHES_PER_ADDRESS: RateLimit = { requests: 60, windowSeconds: 60 };

const FILE_FOLDERS = [`${PICTURES_PATH}/`, `${CLIENTS_PATH}/`, "/docs/assets/"];

/**
 * Creates the application of the documentation and of the files of other public pages. The pages are rendered; only search
 * results, the filtered glossary and errors are rendered here. All work without scripts.
 */
export function createDocsApp(deps: DocsDeps, { assets, files, ...site }: RenderedSite): DocsApp {
  const pages = site.pages.map((page): DocPage => {
    return { ...page, markdown: () => textOf(files.get(markdownPath(page.path)) as SiteFile) };
  });
  // Without the chart page there is no front page either.
  const hasChart = files.has("/");
  const { hasDashboard, isSignUpOpen, address } = deps;
  const frame = { assets, pages, hasDashboard, hasChart, address };
  let index: Promise<SearchIndex> | undefined;
  /** The index takes more memory than all pages, so it is built for the first search. */
  const searchIndex = () => {
    index ??= finishInTurns(buildSearchIndex(pages));
    return index;
  };
  const searchLimit = limitPerAddress(deps, SEARCHES_PER_ADDRESS);
  const message = (c: Context<PageEnv>, status: 400 | 404 | 500, texts: Omit<MissingPageProps, "frame">) =>
    c.html(documentOf(<MissingPage frame={frame} {...texts} />), status);
  const tooLong = (c: Context<PageEnv>) =>
    message(c, 400, { title: "Search too long", text: `Search for up to ${MAX_SEARCH_LENGTH} characters.` });

  const app = new Hono<PageEnv>();
  app.use(pageHeaders(deps.isSecure, { loadsParts: true }));
  addAssetRoutes(app, assets);
  if (deps.hasFeeds) addFeedRoutes(app, deps.now);
  app.use(deps.pageLimit);
  if (!hasChart) app.get("/", (c) => c.redirect("/docs"));

  app.get("/docs/search", searchLimit, async (c) => {
    const query = readSearchQuery(c.req.query());
    if (query.words.length > MAX_SEARCH_LENGTH) return tooLong(c);
    const found = query.words === "" ? undefined : (await searchIndex()).search(query.words);
    return c.html(documentOf(<SearchPage frame={frame} query={query} found={found} />));
  });
  app.get(HITS_PATH, searchLimit, async (c) => {
    const { words } = readSearchQuery(c.req.query());
    if (words === "" || words.length > MAX_SEARCH_LENGTH) return tooLong(c);
    const found = (await searchIndex()).search(words);
    return c.html(String(<SearchHits words={words} found={found} />));
  });
  const glossary = pages.find(({ path }) => path === GLOSSARY_PATH);
  app.get(GLOSSARY_PATH, async (c, next) => {
    const { words } = readSearchQuery(c.req.query());
    if (words === "" || glossary === undefined) return next();
    if (words.length > MAX_SEARCH_LENGTH) return tooLong(c);
    const refused = await searchLimit(c, async () => undefined);
    return refused ?? c.html(pageDocument(frame, glossary, filteredGlossary(words)));
  });

  addMonthPage(app, files, deps.now);
  for (const [path, file] of files)
    app.get(path, (c) => {
      // A page of another site may read this file.
      if (path === CENSUS_CSV_PATH) c.header("Access-Control-Allow-Origin", "*");
      return respondWithFile(c, file);
    });
  // The address that readers get by adding .md, as on every other page.
  app.get("/docs.md", (c) => c.redirect(markdownPath("/docs"), 308));
  app.get(GLOSSARY_SHORT_PATH, (c) => c.redirect(GLOSSARY_PATH, 308));

  for (const [folder, section] of foldersOf(pages))
    app.get(folder, (c) => c.redirect(`/docs#${sectionId(section)}`));

  const own = app.routes.filter(({ method }) => method === "GET").map(({ path }) => path);
  const paths = new Set([...own, ...deps.otherPaths]);
  app.notFound((c) => {
    const { path } = c.req;
    const redirect = withoutSlash(c, paths);
    if (redirect !== undefined) return redirect;
    // The service sheds these paths last, so the answer must be cheap.
    if (FILE_FOLDERS.some((folder) => path.startsWith(folder))) return c.text("No such file.\n", 404);
    const title = "Page not found";
    if (!path.startsWith("/docs/")) {
      const head = { hasDashboard, isSignUpOpen, hasChart };
      return c.html(documentOf(<LostPage title={title} {...{ assets, address, head }} />), 404);
    }
    return message(c, 404, { title, text: "No page has this address.", words: wordsOfPath(path) });
  });
  const onError: ErrorHandler<PageEnv> = (error, c) => {
    const { requestId } = c.env;
    deps.logger.error({ requestId, error: loggableError(error) }, "a page of the documentation failed");
    const text = `This is a problem on our side. Try again in a moment. Request ID: ${requestId}`;
    return message(c, 500, { title: "Something went wrong", text });
  };
  app.onError(onError);
  return { app, onError };
}
