import { GLOSSARY, type GlossaryTerm } from "chart-core/glossary";
import { afterAll, beforeAll, expect, test } from "vitest";
import { glossaryLink } from "../../src/docs/glossary/glossary-page.js";
import { openSearch } from "./search/open-search.js";

let open: Awaited<ReturnType<typeof openSearch>>;
beforeAll(async () => {
  open = await openSearch();
});
afterAll(() => open.close());

/** Returns the addresses of the results of a search. */
const hrefsOf = (words: string) => open.index.search(words).matches.map(({ href }) => href);

/** Returns the searches without their page among the first results, with what they find instead. */
const failedOf = (searches: Searches, count: number) =>
  searches
    .map(([words, href]) => ({ words, href, found: hrefsOf(words).slice(0, count) }))
    .filter(({ href, found }) => !found.some((other) => new RegExp(`^${href}`).test(other)));

/** Searches, each with the beginning of the address that answers it. */
type Searches = readonly (readonly [words: string, href: string])[];

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

const JUDGED: Searches = [
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
];

const BEGUN_OR_MISSPELT: Searches = [
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
];

test("of 101 judged searches, 95 lead to the page within the first three results and 85 in the first", () => {
  expect(JUDGED.length).toBe(101);
  const failed = failedOf(JUDGED, 3);
  expect(failed.length, JSON.stringify(failed, undefined, 1)).toBeLessThanOrEqual(6);
  const notFirst = failedOf(JUDGED, 1);
  expect(notFirst.length, JSON.stringify(notFirst, undefined, 1)).toBeLessThanOrEqual(16);
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
  ["colour", "/docs/glossary#color"],
  ["centre", "/docs/glossary#center"],
  ["hexagram", "/docs/glossary#gate"],
  ["deleting accounts", "/docs/operators/accounts"],
  ["channels_short", "/docs/glossary#channels"],
  ["CREDITS_EXH", "/docs/errors/CREDITS_EXHAUSTED"],
  ["NODE_OPTIONS", "/docs/operators/logs#traces"],
  ["requestId", "/docs/operators/logs#log-lines"],
  ["plusMinusMinutes", "/docs/reference/v2-charts-window"],
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
