import { expect, test, vi } from "vitest";
import { createDocs } from "../../src/docs/create-docs.js";

const PLAN_CREDITS = { hobbyist: 1, developer: 1, scale: 1, lifetime: 1 };

const EMPTY_API = { paths: {}, components: { schemas: {} } };

/** Creates the documentation; `locationLength` is called when pages are read. */
function docsOf(openApi: () => object, locationLength: () => string) {
  const logger = { error: vi.fn() };
  const docs = createDocs({
    baseUrl: "https://charts.example.com",
    headerPrefix: "Chart",
    geocodeKeyExample: "any",
    landing: { planCredits: PLAN_CREDITS, rateLimitPerMinute: 100, hasDashboard: true, isSignUpOpen: false },
    serviceName: "Chart API",
    now: () => new Date(),
    logger,
    hasRequests: () => false,
    trustProxy: false,
    isSecure: false,
  });
  const wording = {
    challenge: "Bearer",
    apiKeyHeaderLine: "Authorization: Bearer <key>",
    geocodeKeyHeader: "Chart-Geocode-Key",
    birthdateFormat: "as YYYY-MM-DD",
    get locationLength() {
      return locationLength();
    },
    withoutGeocoding: "send coordinates",
  };
  const headers = { apiKeyHeader: "Chart-Api-Key", geocodeKeyHeader: wording.geocodeKeyHeader };
  const answer = docs.mount({ openApi, wording, headers });
  const get = async (path: string) =>
    answer(new Request(`https://charts.example.com${path}`), { requestId: "req_test" });
  return { get, logger };
}

test("after a failure to build the search index, the next search builds it again", async () => {
  let isBroken = false;
  const locationLength = () => {
    if (isBroken) throw new Error("broken");
    return "4 to 200";
  };
  const openApi = () => {
    // The pages are created in this turn, and most of them are indexed in later ones.
    setImmediate(() => {
      isBroken = true;
    });
    return EMPTY_API;
  };
  const { get, logger } = docsOf(openApi, locationLength);
  expect((await get("/docs/search?q=chart")).status).toBe(500);
  expect(logger.error).toHaveBeenCalledWith(expect.anything(), expect.stringContaining("search index"));
  isBroken = false;
  expect((await get("/docs/search?q=chart")).status).toBe(200);
});
