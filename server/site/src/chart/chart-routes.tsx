import type { LimitPerAddress, PageEnv } from "@chart/ui";
import { documentOf, respondWithFile, type SiteFile } from "@chart/ui";
import type { PlaceIndex } from "chart-http";
import { MemoryBuckets, type RateLimit } from "chart-http/base";
import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { CHART_PLACES_PATH } from "./birth-form.js";
import { ChartPage, type ChartPageProps, type Posted } from "./chart-page.js";
import { CHART_PATH, EMBED_PATH } from "./element-files.js";
import { postedChart } from "./posted-chart.js";
import { fieldsOf, MAX_PLACE_LENGTH, PLACES_UNAVAILABLE, readBirth } from "./read-birth.js";

/** A form takes under 1 kB. */
const MAX_FORM_BYTES = 4096;

const CHARTS_PER_ADDRESS: RateLimit = { requests: 20, windowSeconds: 60 };
/** Charts of everybody together: about a fifth of the process's time. */
const CHARTS_TOGETHER: RateLimit = { requests: 40, windowSeconds: 1 };
const PLACES_PER_ADDRESS: RateLimit = { requests: 20, windowSeconds: 1 };

/** Places that a search suggests. */
const SUGGESTED_PLACES = 8;

export interface ChartRoutesDeps {
  readonly page: Omit<ChartPageProps, "posted">;
  readonly places: PlaceIndex;
  readonly limit: LimitPerAddress;
  readonly now: () => Date;
}

/** Adds the files of the elements, which any site may load. */
export function addElementRoutes(app: Hono<PageEnv>, files: ReadonlyMap<string, SiteFile>): void {
  for (const [path, file] of files) {
    const isHashed = path.startsWith(`${EMBED_PATH}/chunks/`);
    app.get(path, (c) => {
      c.header("Access-Control-Allow-Origin", "*");
      const response = respondWithFile(c, file);
      if (isHashed) response.headers.set("Cache-Control", "public, max-age=31536000, immutable");
      return response;
    });
  }
}

/**
 * Adds the answers to posted forms: a chart without a script, and the search for places. Nothing of a birth is logged or
 * kept: it stands in the bodies of requests, and those are read here alone.
 */
export function addChartRoutes(app: Hono<PageEnv>, { page, places, limit, now }: ChartRoutesDeps): void {
  const sizeLimit = bodyLimit({
    maxSize: MAX_FORM_BYTES,
    onError: (c) => c.text("The form is too large.\n", 413),
  });
  const { embedOrigins } = page.facts;
  const together = new MemoryBuckets();

  app.post(CHART_PATH, limit(CHARTS_PER_ADDRESS), sizeLimit, async (c) => {
    const form = await formOf(c);
    if (form === undefined) return notAForm(c);
    const fields = fieldsOf(form);
    const respond = (result: Posted["result"], status: 200 | 422 | 503) => {
      if (status === 503) c.header("Retry-After", "5");
      return c.html(documentOf(<ChartPage {...page} posted={{ fields, result }} />), status);
    };
    const birth = readBirth(fields, places);
    if (typeof birth === "string") return respond(birth, birth === PLACES_UNAVAILABLE ? 503 : 422);
    if (!together.takeToken("charts", CHARTS_TOGETHER, now()).admitted)
      return respond("Many people are asking for charts. Try again in a few seconds.", 503);
    return respond(postedChart(birth), 200);
  });

  // Before the limits, so that a page of another site can read their refusals.
  app.use(CHART_PLACES_PATH, async (c, next) => {
    await next();
    const origin = c.req.header("Origin");
    c.res.headers.append("Vary", "Origin");
    if (origin !== undefined && embedOrigins.includes(origin))
      c.res.headers.set("Access-Control-Allow-Origin", origin);
  });
  app.post(CHART_PLACES_PATH, limit(PLACES_PER_ADDRESS), sizeLimit, async (c) => {
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
