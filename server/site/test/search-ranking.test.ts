import { GLOSSARY, type GlossaryTerm } from "chart-core/glossary";
import { afterAll, beforeAll, expect, test } from "vitest";
import { glossaryLink } from "../src/glossary/glossary-page.js";
import { shownMatches } from "../src/search/audience.js";
import { openSearch } from "./search/open-search.js";
import { OWN_FIELD } from "./search/own-field.js";

let open: Awaited<ReturnType<typeof openSearch>>;
beforeAll(async () => {
  open = await openSearch();
});
afterAll(() => open.close());

/** Returns the addresses of the results of a search. */
const hrefsOf = (words: string) => shownMatches(open.index.search(words).matches).map(({ href }) => href);

/** Returns the searches without their page among the first results, with what they find instead. */
const failedOf = (searches: Searches, count: number) =>
  searches
    .map(([words, href]) => ({ words, href, found: hrefsOf(words).slice(0, count) }))
    .filter(({ href, found }) => !found.some((other) => new RegExp(`^${href}`).test(other)));

/** Searches, each with the beginning of the address that answers it. */
type Searches = readonly (readonly [words: string, href: string])[];

/** Returns the searches of a table by page. */
const listed = (byPage: Readonly<Record<string, string>>): Searches =>
  Object.entries(byPage).flatMap(([href, words]) => words.split(", ").map((each) => [each, href] as const));

const GUIDE = "/docs/guides";
const KEYS = `${GUIDE}/keys`;
const CREDITS = `${GUIDE}/credits`;
const WINDOW = `${GUIDE}/uncertain-birth-times`;
const PEOPLE = `${GUIDE}/people`;
const PICTURES = `${GUIDE}/pictures`;
const PLACES = `${GUIDE}/places`;
const QUICK_START = `${GUIDE}/quick-start`;
const RETRIES = `${GUIDE}/retries`;
const SELF_HOSTING = `${GUIDE}/self-hosting`;
const ELEMENT = "/docs/library/bodygraph-element";
const TYPE = "/docs/glossary/type-and-decisions#type";

/** Searches that people make, by the beginning of the address that answers them. */
const JUDGED = listed({
  [WINDOW]:
    "unknown birth time, birth time unknown, no birth time, what if I don't know the time of birth, rectification",
  "/docs/library/api/chart-core-time/chartWindow": "chartWindow",
  "/docs/library/api/chart-core-time/types/ChartWindow": "ChartWindow",
  "/docs/errors": "list of errors, error codes",
  "/docs/glossary/the-wheel-of-gates#body": "north node",
  [PLACES]:
    "timezone, time zone, timezone of birth, dst, daylight saving, summer time, city autocomplete, geocoding, latitude longitude",
  [PICTURES]: "svg, png, dark mode, bodygraph image",
  "/docs/gallery": "gallery",
  [CREDITS]: "price, pricing, cost, refund, plans, how much does a chart cost, rate limit",
  [PEOPLE]: "relationship, compatibility, synastry, composite, penta",
  [`${GUIDE}/batches`]: "batch, bulk import",
  [`${GUIDE}/transits`]: "transit, transits today",
  [`${GUIDE}/returns`]: "saturn return, solar return, chiron return",
  [QUICK_START]: "quick start, getting started",
  [`${GUIDE}/clients`]: "python, php",
  [KEYS]: "rotate key, how do I rotate my API key, authentication, cors, sandbox, test mode",
  [RETRIES]: "penalty for retry, idempotency, timeout",
  [`${GUIDE}/migration`]: "versioning, migrate from v1",
  [`${GUIDE}/library`]: "npm",
  [`${GUIDE}/accuracy`]: "accuracy",
  [`${GUIDE}/sources`]: "swiss ephemeris",
  [`${GUIDE}/client`]: "typescript, sdk, client library",
  "/docs/reference": "openapi, postman, swagger",
  "/docs/reference/v2-transits": "/v2/transits",
  "/docs/reference/v2-charts-window": "v2 charts window",
  "/docs/errors/API_KEY_": "401",
  "/docs/errors/CREDITS_EXHAUSTED": "402, CREDITS_EXHAUSTED",
  "/docs/errors/RATE_LIMIT_EXCEEDED": "429, too many requests",
  "/docs/errors/INVALID_BIRTHDATE": "invalid birthdate",
  "/docs/errors/GEOCODE_LOCATION_NOT_FOUND": "location not found",
  "/docs/errors$": "errorCode, error_code",
  "/docs/library/api/chart-core/computeChart": "computeChart",
  "/docs/library/api/chart-core-birth-moment/resolveBirthMoment": "resolveBirthMoment",
  [TYPE]: "manifestor, reflector, projector, generator, manifesting generator, type",
  "/docs/glossary/type-and-decisions#authority": "authority, emotional authority",
  "/docs/glossary/type-and-decisions#profile": "profile",
  "/docs/glossary/the-wheel-of-gates#gate": "gate",
  "/docs/glossary/the-bodygraph#channel": "channel",
  "/docs/glossary/type-and-decisions#incarnation-cross": "incarnation cross",
  "/docs/glossary/type-and-decisions#not-self-theme": "not-self",
  "/docs/glossary": "what is human design",
  [SELF_HOSTING]: "self host, self-hosting",
  "/docs/operators/upgrades#containers": "docker",
  "/docs/operators/backup": "backup",
  "/docs/operators/configuration": "environment variables",
  "/docs/operators/monitoring": "prometheus",
  "/docs/operators/upgrades": "zero downtime",
});

const BEGUN_OR_MISSPELT = listed({
  [`${GUIDE}/transits`]: "trans",
  [KEYS]: "auth",
  "/docs/glossary/type-and-decisions#incarnation-cross": "incarn",
  [RETRIES]: "ret, idempotncy",
  "/docs/glossary": "projecter",
  "/docs/glossary/transits-and-returns#transit": "transit",
  [SELF_HOSTING]: "docker",
  [`${GUIDE}/client`]: "typescr",
});

test("of 101 judged searches, 95 lead to the page within the first three results and 85 in the first", () => {
  expect(JUDGED.length).toBe(101);
  const failed = failedOf(JUDGED, 3);
  expect(failed.length, JSON.stringify(failed, undefined, 1)).toBeLessThanOrEqual(6);
  const notFirst = failedOf(JUDGED, 1);
  expect(notFirst.length, JSON.stringify(notFirst, undefined, 1)).toBeLessThanOrEqual(16);
});

/** Ways to show a chart elsewhere, each with the only section that answers it. */
const SHOWN_ELSEWHERE = listed({
  [`${ELEMENT}$`]: "embed, embed a chart in a website, widget, web component, html",
  [`${ELEMENT}#script-tag$`]: "script tag",
  [`${ELEMENT}#iframe$`]: "iframe",
  [`${ELEMENT}#wordpress-and-other-editors$`]: "wordpress, squarespace, wix",
  [`${ELEMENT}#links-to-a-chart$`]: "share link, link to a chart, links to a chart",
});

test("ways to show a chart in a page or behind a link come first, in the section that explains them", () => {
  expect(failedOf(SHOWN_ELSEWHERE, 1)).toEqual([]);
});

test("the page about the elements has the address of the service, also in its section about links", () => {
  const markdown = open.pages.find(({ path }) => path === ELEMENT)?.markdown() ?? "";
  const address = "https://charts.example.com";
  for (const path of ["/embed/human-design-chart.js", "/embed", "/chart#d=1990-09-05"])
    expect(markdown).toContain(address + path);
  expect(markdown).not.toContain("127.0.0.1");
});

test("words that are being typed, and misspelt ones, lead to the page within the first three results", () => {
  expect(failedOf(BEGUN_OR_MISSPELT, 3)).toEqual([]);
});

test("of the glossary's terms, all but four lead to their definition within the first three results", () => {
  const terms = (Object.keys(GLOSSARY) as GlossaryTerm[]).map(
    (term) => [term, `${glossaryLink(term)}$`] as const,
  );
  const failed = failedOf(terms, 3);
  expect(failed.length, JSON.stringify(failed, undefined, 1)).toBeLessThanOrEqual(4);
});

/** Names in code, in which a slip leaves no word of the pages. */
const NAMES = (Object.keys(GLOSSARY) as GlossaryTerm[]).filter((term) => /^[a-z]{5,}[A-Z]/.test(term));

test("nine of ten names in code are found with a letter missing, doubled or swapped, also in snake case", () => {
  const searches = NAMES.flatMap((term) =>
    [
      term.slice(0, 3) + term.slice(4),
      term.slice(0, 3) + term.slice(2),
      `${term.slice(0, 2)}${term[3]}${term[2]}${term.slice(4)}`,
    ]
      .flatMap((typed) => [typed, typed.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)])
      .map((typed) => [typed, `${glossaryLink(term)}$`] as const),
  );
  const failed = failedOf(searches, 3);
  expect(failed.length, JSON.stringify(failed, undefined, 1)).toBeLessThanOrEqual(searches.length / 10);
});

test.each([
  ["apikey", KEYS],
  ["ratelimit", CREDITS],
  ["colour", "/docs/glossary/the-wheel-of-gates#color"],
  ["centre", "/docs/glossary/the-bodygraph#center"],
  ["hexagram", "/docs/glossary/the-wheel-of-gates#gate"],
  ["deleting accounts", "/docs/operators/accounts"],
  ["channels_short", "/docs/glossary/the-bodygraph#channels"],
  ["CREDITS_EXH", "/docs/errors/CREDITS_EXHAUSTED"],
  ["NODE_OPTIONS", "/docs/operators/logs#traces"],
  ["requestId", "/docs/operators/logs#log-lines"],
  [OWN_FIELD, "/docs/reference/v2-charts-window"],
  ["isRetrograde", "/docs/reference/"],
  ["DATABASE_URL", "/docs/operators/configuration#"],
  ["bulk import", `${GUIDE}/batches`],
])("%s, another way to write a word or a name in code, leads to %s first", (words, href) => {
  expect(failedOf([[words, href]], 1)).toEqual([]);
});

test.each(["webhooks", "zzzz"])("%s, which is like no word of the pages, finds nothing", (words) => {
  expect(hrefsOf(words)).toEqual([]);
});

test("results have all words where a part has them, then words like them, then some of them", () => {
  const found = (words: string) => open.index.search(words).has;
  expect(["unknown birth time", "chanelsShort", "refund hexagram"].map(found)).toEqual([
    "all",
    "alike",
    "some",
  ]);
});
