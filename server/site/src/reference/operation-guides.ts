export interface OperationGuide {
  readonly title: string;
  readonly href: string;
}

const guide = (title: string, slug: string): OperationGuide => ({ title, href: `/docs/guides/${slug}` });

const QUICK_START = guide("Quick start", "quick-start");
const PLACES = guide("Places and time zones", "places");
const BIRTHS = guide("Four ways to send a birth", "births");
const CHARTS = guide("Read a chart", "read-a-chart");
const PEOPLE = guide("Two people and more", "people");
const UNCERTAIN_TIMES = guide("Births without an exact time", "uncertain-birth-times");
const MIGRATION = guide("Migrate from another API", "migration");

const GUIDES: Readonly<Record<string, readonly OperationGuide[]>> = {
  "/v2/charts": [CHARTS],
  "/v2/charts/simple": [QUICK_START],
  "/v2/charts/coordinates": [CHARTS],
  "/v2/charts/moment": [BIRTHS, CHARTS],
  "/v2/charts/batch": [guide("Many births in one request", "batches")],
  "/v2/charts/window": [UNCERTAIN_TIMES],
  "/v2/charts/window/coordinates": [UNCERTAIN_TIMES],
  "/v2/charts/window/moment": [UNCERTAIN_TIMES, BIRTHS],
  "/v2/transits": [guide("Transits", "transits")],
  "/v2/returns": [guide("Returns", "returns")],
  "/v2/composites": [PEOPLE],
  "/v2/pentas": [PEOPLE],
  "/v2/groups": [PEOPLE],
  "/v2/places": [PLACES, guide("Calls from a web page", "keys#calls-from-a-web-page-cors")],
  "/v2/account": [guide("API keys", "keys"), guide("Credits, plans and limits", "credits")],
  "/v1/bodygraphs": [MIGRATION],
  "/v1/bodygraphs/simple": [MIGRATION],
};

/** Words that people search for and that an operation's page lacks, by path. */
export const OPERATION_KEYWORDS: Readonly<Record<string, string>> = {
  "/v2/charts": "chart endpoint, create chart, python, authentication, curl",
  "/v2/charts/batch": "bulk, import, many charts",
  "/v2/charts/moment": "by time zone, in utc, timestamp",
  "/v2/charts/window": "unknown birth time, rectification",
  "/v2/composites": "relationship chart, couple chart, compatibility, synastry",
  "/v2/account": "check key, validate key, balance, remaining credits, quota",
  "/v2/places": "places endpoint, search city, autocomplete",
};

/** Returns the guides of an operation. */
export function operationGuides(path: string): readonly OperationGuide[] {
  return GUIDES[path] ?? [];
}

/** Returns the guides that help to write the request of an operation. A guide to reading charts does not. */
export function requestGuides(path: string): readonly OperationGuide[] {
  const guides = operationGuides(path).filter((each) => each !== CHARTS);
  return [...(guides.length === 0 ? [QUICK_START] : guides), PLACES];
}
