import {
  type Assets,
  MARKDOWN,
  openGraphPicture,
  PAGES_PER_ADDRESS,
  PREVIEW_PICTURE_PATH,
  type SiteAddress,
  type SiteFile,
  siteFile,
} from "@chart/ui";
import type { Wording } from "chart-http/errors";
import { markdownPath, type PageFacts } from "./base/page.js";
import { robotsTxt, sitemap } from "./base/site-address.js";
import { CENSUS_CSV_PATH, censusCsv } from "./content/census-csv.js";
import { CLIENT_FILES } from "./content/documents.js";
import { listPictures, readBytes } from "./content/read-document.js";
import { CLIENTS_PATH, PICTURES_PATH } from "./content/site-links.js";
import type { LandingFacts } from "./landing/landing-facts.js";
import { LANDING_MARKDOWN_PATH, landingMarkdown } from "./landing/landing-markdown.js";
import { landingRequest } from "./landing/landing-request.js";
import { LLMS_FULL_PATH, LLMS_PATH, llmsFullTxt, llmsTxt } from "./llms-txt.js";
import { pageDocument } from "./page-document.js";
import type { OpenApi } from "./reference/openapi.js";
import type { ExampleFacts } from "./reference/operation-examples.js";
import { renderCode } from "./render-code.js";
import { createSite } from "./site.js";

/** Everything that the pages are made from besides the documents. Has no functions, so that it can go to a thread. */
export interface SiteInput {
  readonly openApi: unknown;
  /** Wording of version 2's errors. */
  readonly wording: Wording;
  readonly facts: ExampleFacts & SiteAddress & { readonly headerPrefix: string };
  readonly landing: LandingFacts;
  readonly serviceName: string;
  /** True if there is the page /chart. */
  readonly hasChart: boolean;
}

/** The rendered site. Has no functions either. */
export interface RenderedSite {
  /** All pages, in the order of the navigation. */
  readonly pages: readonly PageFacts[];
  readonly assets: Assets;
  /** All pages with their Markdown, the lists of pages for programs and the pictures, by path. */
  readonly files: ReadonlyMap<string, SiteFile>;
}

const HTML = "text/html; charset=utf-8";
const TEXT = "text/plain; charset=utf-8";
const XML = "application/xml; charset=utf-8";

/** Renders all pages in place, which takes seconds. */
export function renderSite(input: SiteInput, assets: Assets): RenderedSite {
  const { facts, landing, serviceName, wording, hasChart } = input;
  const openApi = input.openApi as OpenApi;
  const installation = { ...facts, ...landing, hasChart };
  const pages = createSite({ openApi, wording, installation, serviceName, renderCode, hasChart });
  const address = { baseUrl: facts.baseUrl, publicUrl: facts.publicUrl };
  const frame = { assets, pages, hasDashboard: landing.hasDashboard, hasChart, address };
  const request = landingRequest(openApi, facts);

  const files = new Map<string, SiteFile>();
  const add = (path: string, type: string, content: string | Uint8Array<ArrayBuffer>) =>
    files.set(path, siteFile(type, content));
  add(LANDING_MARKDOWN_PATH, MARKDOWN, landingMarkdown({ serviceName, facts: landing, request, hasChart }));
  add("/favicon.ico", assets.icon.type, assets.icon.body);
  add(PREVIEW_PICTURE_PATH, "image/png", openGraphPicture());
  add("/robots.txt", TEXT, robotsTxt(address));
  const ownPaths = hasChart ? ["/", "/chart"] : [];
  add("/sitemap.xml", XML, sitemap(address, [...ownPaths, ...pages.map(({ path }) => path)]));
  const llms = { ...facts, serviceName, pageLimit: PAGES_PER_ADDRESS, hasChart };
  add(LLMS_PATH, TEXT, llmsTxt(pages, llms));
  add(LLMS_FULL_PATH, TEXT, llmsFullTxt(pages, llms));
  for (const page of pages) {
    add(page.path, HTML, pageDocument(frame, page, page.content()));
    add(markdownPath(page.path), MARKDOWN, page.markdown());
  }
  for (const file of listPictures()) {
    add(`${PICTURES_PATH}/${file.slice("docs/".length)}`, "image/svg+xml", readBytes(file));
  }
  add(CENSUS_CSV_PATH, "text/csv; charset=utf-8", censusCsv());
  for (const [name, file] of Object.entries(CLIENT_FILES)) {
    add(`${CLIENTS_PATH}/${name}`, name.endsWith(".tgz") ? "application/gzip" : TEXT, readBytes(file));
  }
  return {
    pages: pages.map(({ markdown, content, ...page }) => page),
    assets,
    files,
  };
}
