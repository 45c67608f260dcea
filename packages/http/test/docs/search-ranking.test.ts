import { GLOSSARY, type GlossaryTerm } from "chart-core/glossary";
import { afterAll, beforeAll, expect, test } from "vitest";
import { glossaryLink } from "../../src/docs/glossary/glossary-page.js";
import type { SourcePage } from "../../src/docs/page.js";
import { partsOf } from "../../src/docs/search/page-parts.js";
import { shortTitle } from "../../src/docs/search/result-title.js";
import type { SearchIndex } from "../../src/docs/search/search-index.js";
import { TOPIC_HREFS } from "../../src/docs/search/search-topics.js";
import { openSearch } from "./search/open-search.js";

let pages: readonly SourcePage[];
let index: SearchIndex;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ pages, index, close } = await openSearch());
});
afterAll(() => close());

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
const TYPE = "/docs/glossary#type";

test.each([
  // What a person wants to do.
  ["unknown birth time", WINDOW],
  ["chartWindow", "/docs/library/api/chart-core-time/chartWindow"],
  ["ChartWindow", "/docs/library/api/chart-core-time/types/ChartWindow"],
  ["birth time unknown", WINDOW],
  ["no birth time", WINDOW],
  ["what if I don't know the time of birth", WINDOW],
  ["rectification", WINDOW],
  ["list of errors", "/docs/errors"],
  ["north node", "/docs/glossary#body"],
  ["timezone", PLACES],
  ["time zone", PLACES],
  ["timezone of birth", PLACES],
  ["dst", PLACES],
  ["daylight saving", PLACES],
  ["summer time", PLACES],
  ["city autocomplete", PLACES],
  ["geocoding", PLACES],
  ["latitude longitude", PLACES],
  ["svg", PICTURES],
  ["png", PICTURES],
  ["dark mode", PICTURES],
  ["bodygraph image", PICTURES],
  ["gallery", "/docs/gallery"],
  ["price", CREDITS],
  ["pricing", CREDITS],
  ["cost", CREDITS],
  ["refund", CREDITS],
  ["plans", CREDITS],
  ["how much does a chart cost", CREDITS],
  ["rate limit", CREDITS],
  ["relationship", PEOPLE],
  ["compatibility", PEOPLE],
  ["synastry", PEOPLE],
  ["composite", PEOPLE],
  ["penta", PEOPLE],
  ["batch", `${GUIDE}/batches`],
  ["bulk import", `${GUIDE}/batches`],
  ["transit", `${GUIDE}/transits`],
  ["transits today", `${GUIDE}/transits`],
  ["saturn return", `${GUIDE}/returns`],
  ["solar return", `${GUIDE}/returns`],
  ["chiron return", `${GUIDE}/returns`],
  ["quick start", QUICK_START],
  ["getting started", QUICK_START],
  ["python", QUICK_START],
  ["php", QUICK_START],
  ["typescript", QUICK_START],
  ["rotate key", KEYS],
  ["how do I rotate my API key", KEYS],
  ["authentication", KEYS],
  ["cors", KEYS],
  ["sandbox", KEYS],
  ["test mode", KEYS],
  ["penalty for retry", RETRIES],
  ["idempotency", RETRIES],
  ["timeout", RETRIES],
  ["versioning", `${GUIDE}/migration`],
  ["migrate from v1", `${GUIDE}/migration`],
  ["npm", `${GUIDE}/library`],
  ["accuracy", `${GUIDE}/accuracy`],
  ["swiss ephemeris", `${GUIDE}/sources`],
  // The reference and errors.
  ["sdk", `${QUICK_START}#generate-a-client`],
  ["client library", `${QUICK_START}#generate-a-client`],
  ["openapi", "/docs/reference"],
  ["postman", "/docs/reference"],
  ["swagger", "/docs/reference"],
  ["/v2/transits", "/docs/reference/v2-transits"],
  ["v2 charts window", "/docs/reference/v2-charts-window"],
  ["401", "/docs/errors/API_KEY_"],
  ["402", "/docs/errors/CREDITS_EXHAUSTED"],
  ["429", "/docs/errors/RATE_LIMIT_EXCEEDED"],
  ["too many requests", "/docs/errors/RATE_LIMIT_EXCEEDED"],
  ["CREDITS_EXHAUSTED", "/docs/errors/CREDITS_EXHAUSTED"],
  ["invalid birthdate", "/docs/errors/INVALID_BIRTHDATE"],
  ["location not found", "/docs/errors/GEOCODE_LOCATION_NOT_FOUND"],
  ["error codes", "/docs/errors"],
  ["errorCode", "/docs/errors$"],
  ["error_code", "/docs/errors$"],
  ["computeChart", "/docs/library/api/chart-core/computeChart"],
  ["resolveBirthMoment", "/docs/library/api/chart-core-birth-moment/resolveBirthMoment"],
  // Terms of a chart.
  ["manifestor", TYPE],
  ["reflector", TYPE],
  ["projector", TYPE],
  ["generator", TYPE],
  ["manifesting generator", TYPE],
  ["type", TYPE],
  ["authority", "/docs/glossary#authority"],
  ["emotional authority", "/docs/glossary#authority"],
  ["profile", "/docs/glossary#profile"],
  ["gate", "/docs/glossary#gate"],
  ["channel", "/docs/glossary#channel"],
  ["incarnation cross", "/docs/glossary#incarnation-cross"],
  ["not-self", "/docs/glossary#not-self-theme"],
  ["what is human design", "/docs/glossary"],
  // Operating the service.
  ["self host", SELF_HOSTING],
  ["self-hosting", SELF_HOSTING],
  ["docker", "/docs/operators/upgrades#containers"],
  ["backup", "/docs/operators/backup"],
  ["environment variables", "/docs/operators/configuration"],
  ["prometheus", "/docs/operators/monitoring"],
  ["zero downtime", "/docs/operators/upgrades"],
])("%s leads to %s first", (words, href) => {
  expect(index.search(words).matches[0]?.href).toMatch(new RegExp(`^${href}`));
});

test.each([
  // A word that is being typed, and misspellings.
  ["trans", `${GUIDE}/transits`],
  ["ret", `${GUIDE}/retries`],
  ["auth", KEYS],
  ["incarn", "/docs/glossary#incarnation-cross"],
  ["idempotncy", RETRIES],
  ["projecter", "/docs/glossary"],
  ["transit", "/docs/glossary#transit"],
  ["docker", SELF_HOSTING],
  ["typescript", `${GUIDE}/library`],
])("%s leads to %s within the first three", (words, href) => {
  const hrefs = index
    .search(words)
    .matches.slice(0, 3)
    .map((match) => match.href);
  expect(hrefs.some((found) => found.startsWith(href))).toBe(true);
});

/** Terms that are the subject of a guide, which comes first; the glossary is second. */
const SUBJECTS: Partial<Record<GlossaryTerm, string>> = {
  wheel: "/docs/gallery",
  composite: PEOPLE,
  theme: PICTURES,
  group: PEOPLE,
  penta: PEOPLE,
  gap: PLACES,
  window: WINDOW,
  transit: `${GUIDE}/transits`,
  return: `${GUIDE}/returns`,
};

test.each(Object.keys(GLOSSARY) as GlossaryTerm[])("%s leads to its definition in the glossary", (term) => {
  const [first, second] = index.search(term).matches.map(({ href }) => href);
  const guide = SUBJECTS[term];
  if (guide === undefined) expect(first).toBe(glossaryLink(term));
  else {
    expect(first).toMatch(new RegExp(`^${guide}`));
    expect(second).toBe(glossaryLink(term));
  }
});

/** Returns the addresses of the results of a search. */
const hrefsOf = (words: string) => index.search(words).matches.map(({ href }) => href);

test.each([
  ["channels_short", "channelsShort"],
  ["not_self_theme", "notSelfTheme"],
  ["birthdateutc", "birthDateUtc"],
  ["birthUtc", "birthDateUtc"],
  ["incarnationCr", "incarnationCross"],
] as const)("%s, in another form, in part or as its beginning, leads to %s", (words, term) => {
  expect(index.search(words).matches[0]?.href).toBe(glossaryLink(term));
});

test.each([
  ["KEY_PEPPER", "KEY_PEPPER"],
  ["trust_proxy", "TRUST_PROXY"],
  ["DATABASE_URL", "DATABASE_URL"],
  ["KEY_PEPER", "KEY_PEPPER"],
])("%s leads to the setting %s in the configuration", (words, setting) => {
  const [match] = index.search(words).matches;
  expect(match?.href).toMatch(/^\/docs\/operators\/configuration#/);
  expect(match?.excerpt).toMatch(new RegExp(`^${setting} · `));
});

test.each(["distinctCharts", "plusMinusMinutes", "offsetSeconds", "isRetrograde"])(
  "%s, which the glossary does not have, leads to the reference",
  (words) => {
    expect(index.search(words).matches[0]?.href).toMatch(/^\/docs\/reference\//);
  },
);

test("the excerpt of a member is its own row, and the guide that explains it is among the first three", () => {
  const matches = index.search("plusMinusMinutes").matches;
  for (const { section, excerpt } of matches)
    if (section === "API reference") expect(excerpt).toMatch(/^plusMinusMinutes · /);
  expect(matches.slice(0, 3).some(({ href }) => href.startsWith(WINDOW))).toBe(true);
});

test.each([
  ["birth time unknown", WINDOW, "v2-charts-window"],
  ["rectification", WINDOW, "v2-charts-window"],
  ["synastry", PEOPLE, "v2-composites"],
  ["bulk import", `${GUIDE}/batches`, "v2-charts-batch"],
  ["city autocomplete", PLACES, "v2-places"],
  ["saturn return", `${GUIDE}/returns`, "v2-returns"],
])("%s leads to its guide first, and to the operation within the first three", (words, guide, operation) => {
  const hrefs = hrefsOf(words);
  expect(hrefs[0]).toMatch(new RegExp(`^${guide}`));
  expect(hrefs.slice(0, 3)).toContain(`/docs/reference/${operation}`);
});

test.each([
  ["plusMinusMinutes", 1],
  ["X-Request-Id", 1],
  ["errorCode", 3],
  ["member", 3],
  ["type", 3],
])("%s has at most %d schemas among its first ten results", (words, count) => {
  const schemas = hrefsOf(words)
    .slice(0, 10)
    .filter((href) => href.includes("/schemas/"));
  expect(schemas.length).toBeLessThanOrEqual(count);
});

test.each(["chan", "cent", "idem", "plac", "incarn"])(
  "titles that begin with %s come before those that only have it",
  (words) => {
    const [first, second] = index.search(words).matches.map((match) => shortTitle(match).title.toLowerCase());
    expect([first, second].map((title) => title?.slice(0, words.length))).toContain(words);
    expect(first?.includes(words)).toBe(true);
  },
);

test("a page's further sections have all of the words", () => {
  const others = index.search("birth time unknown").matches.flatMap((match) => match.others);
  expect(others.map(({ href }) => href)).not.toContain("/docs/errors#service");
  for (const { href } of others) expect(href).not.toContain("#response-headers");
});

test.each([
  ["chan", /^Channel/],
  ["cent", /^Center/],
  ["retur", /return/i],
])("the beginning %s leads to a title that begins with it", (words, title) => {
  const [match] = index.search(words).matches;
  expect(match && shortTitle(match).title).toMatch(title);
});

test("pages that lack a word are left out where enough pages have all words", () => {
  expect(index.search("birth time unknown").matches.length).toBeLessThan(25);
});

test("every page and part with topics exists", () => {
  const hrefs = new Set(pages.flatMap((page) => partsOf(page)).map(({ href }) => href));
  expect(TOPIC_HREFS.filter((href) => !hrefs.has(href))).toEqual([]);
});

test("every part that a search leads to has its id on its page", () => {
  const dead = pages
    .filter(({ path }) => path !== "/docs")
    .flatMap((page) => {
      const { html } = page.content();
      return partsOf(page)
        .map(({ href }) => href)
        .filter((href) => href.includes("#") && !html.includes(` id="${href.split("#")[1]}"`));
    });
  expect(dead).toEqual([]);
});

test("no page has marks of Markdown in its description", () => {
  expect(pages.filter(({ description }) => /[`*]|\]\(/.test(description))).toEqual([]);
});
