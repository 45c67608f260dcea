import {
  documentOf,
  type LimitDeps,
  limitPerAddress,
  limitTogether,
  type PageEnv,
  pageHeaders,
  type RateLimit,
  respondWithFile,
} from "@chart/ui";
import type { PlaceIndex } from "chart-http";
import { type Context, type ErrorHandler, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Posted } from "./birth-and-picture.js";
import { CHART_PLACES_PATH } from "./birth-form.js";
import { ChartPage } from "./chart-page.js";
import { CHART_PATH, EMBED_PATH } from "./element-files.js";
import { frameSources, maySearch } from "./embedding.js";
import { postedChart } from "./posted-chart.js";
import { fieldsOf, MAX_PLACE_LENGTH, PLACES_UNAVAILABLE, readBirth } from "./read-birth.js";
import type { RenderedChartPage } from "./render-chart-page.js";

/** A form takes under 1 kB. */
const MAX_FORM_BYTES = 4096;

const CHARTS_PER_ADDRESS: RateLimit = { requests: 20, windowSeconds: 60 };
/** Charts of everybody together: about a fifth of the process's time. */
const CHARTS_TOGETHER: RateLimit = { requests: 40, windowSeconds: 1 };
const PLACES_PER_ADDRESS: RateLimit = { requests: 20, windowSeconds: 1 };

/** Places that a search suggests. */
const SUGGESTED_PLACES = 8;

/** Routes of the chart page, its frame for other sites, and the elements. */
export const CHART_ROUTES: readonly string[] = [CHART_PATH, EMBED_PATH, `${EMBED_PATH}/*`];

/** Returns true if a path is one of the chart page, its forms, its frame or the elements. */
export function isChartPath(path: string): boolean {
  return /^\/(?:chart(?:\/places)?|embed(?:\/.*)?)$/.test(path);
}

/** Paths of forms that are posted. */
export const CHART_FORMS: readonly string[] = [CHART_PATH, CHART_PLACES_PATH];

export interface ChartAppDeps extends LimitDeps {
  readonly places: PlaceIndex;
  /** True if the service is reached over https. */
  readonly isSecure: boolean;
  /** The limit of pages that an address may load, of all pages of the service together. */
  readonly pageLimit: MiddlewareHandler<PageEnv>;
  readonly onError: ErrorHandler<PageEnv>;
}

/**
 * Creates the application of /chart, /embed and their files: the rendered pages, and the answers to posted forms, which
 * are a chart without a script and the search for places. Nothing of a birth is logged or kept: it stands in the bodies of
 * requests, and those are read here alone.
 */
export function createChartApp(
  deps: ChartAppDeps,
  { page, files, elementFiles }: RenderedChartPage,
): Hono<PageEnv> {
  const { places, isSecure, pageLimit } = deps;
  const { embedding } = page.facts;
  const rights = { loadsParts: true };
  const headers = pageHeaders(isSecure, rights);
  const frameOrigins = frameSources(embedding);
  const embedHeaders = pageHeaders(isSecure, { ...rights, showsBlobs: true, frameOrigins });
  // Lets the form of another site find out that the service can be reached, but refuses its origin.
  const searchHeaders = pageHeaders(isSecure, { ...rights, isForAll: true });
  const fileHeaders = pageHeaders(isSecure, { isForAll: true });
  const sizeLimit = bodyLimit({
    maxSize: MAX_FORM_BYTES,
    onError: (c) => c.text("The form is too large.\n", 413),
  });
  const chartLimit = limitPerAddress(deps, CHARTS_PER_ADDRESS);
  const hasRoom = limitTogether(deps, CHARTS_TOGETHER);

  const app = new Hono<PageEnv>();
  app.onError(deps.onError);
  app.use(CHART_PATH, pageHeaders(isSecure, { ...rights, showsBlobs: true }));
  app.post(CHART_PATH, chartLimit, sizeLimit, async (c) => {
    const form = await formOf(c);
    if (form === undefined) return notAForm(c);
    const fields = fieldsOf(form);
    const respond = (result: Posted["result"], status: 200 | 422 | 503) => {
      if (status === 503) c.header("Retry-After", "5");
      return c.html(documentOf(<ChartPage {...page} posted={{ fields, result }} />), status);
    };
    const birth = readBirth(fields, places);
    if (typeof birth === "string") return respond(birth, birth === PLACES_UNAVAILABLE ? 503 : 422);
    if (!hasRoom()) return respond("Many people are asking for charts. Try again in a few seconds.", 503);
    return respond(postedChart(birth), 200);
  });

  // Before the limits, so that a page of another site can read their refusals.
  app.use(CHART_PLACES_PATH, searchHeaders, async (c, next) => {
    await next();
    const origin = c.req.header("Origin");
    c.res.headers.append("Vary", "Origin");
    if (origin !== undefined && maySearch(embedding, origin))
      c.res.headers.set("Access-Control-Allow-Origin", origin);
  });
  app.post(CHART_PLACES_PATH, limitPerAddress(deps, PLACES_PER_ADDRESS), sizeLimit, async (c) => {
    const form = await formOf(c);
    if (form === undefined) return notAForm(c);
    const text = String(form.get("q") ?? "").trim();
    const { length } = [...text];
    if (length < 2 || length > MAX_PLACE_LENGTH)
      return c.json({ error: `Search for 2 to ${MAX_PLACE_LENGTH} characters in the form field q.` }, 422);
    const found = places.search(text, SUGGESTED_PLACES);
    if (found === undefined) {
      c.header("Retry-After", "5");
      return c.json({ error: PLACES_UNAVAILABLE }, 503);
    }
    return c.json({ places: found });
  });

  app.use(EMBED_PATH, embedHeaders);
  for (const [path, file] of files) app.get(path, pageLimit, (c) => respondWithFile(c, file));
  for (const [path, file] of elementFiles) {
    const isHashed = path.startsWith(`${EMBED_PATH}/chunks/`);
    app.get(path, fileHeaders, pageLimit, (c) => {
      c.header("Access-Control-Allow-Origin", "*");
      const response = respondWithFile(c, file);
      if (isHashed) response.headers.set("Cache-Control", "public, max-age=31536000, immutable");
      return response;
    });
  }
  // The service sheds these paths last, so the answer must be cheap.
  app.use(headers, pageLimit);
  app.notFound((c) =>
    c.req.path === `${EMBED_PATH}/` ? c.redirect(EMBED_PATH, 308) : c.text("No such file.\n", 404),
  );
  return app;
}

/** Reads a posted form; undefined if the body is none. */
async function formOf(c: Context<PageEnv>): Promise<FormData | undefined> {
  try {
    return await c.req.formData();
  } catch {
    return undefined;
  }
}

function notAForm(c: Context<PageEnv>): Response {
  return c.text("Send a form: application/x-www-form-urlencoded or multipart/form-data.\n", 415);
}
