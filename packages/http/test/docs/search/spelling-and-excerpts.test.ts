import { GLOSSARY, type GlossaryTerm } from "chart-core/glossary";
import { afterAll, beforeAll, expect, test } from "vitest";
import { plainText } from "../../../src/docs/content/plain-text.js";
import { glossaryLink } from "../../../src/docs/glossary/glossary-page.js";
import type { DocPage } from "../../../src/docs/page.js";
import type { Match } from "../../../src/docs/search/page-match.js";
import { fullTitle, shortTitle } from "../../../src/docs/search/result-title.js";
import type { SearchIndex } from "../../../src/docs/search/search-index.js";
import { wordsOf } from "../../../src/docs/search/words.js";
import { openSearch } from "./open-search.js";

let pages: readonly DocPage[];
let index: SearchIndex;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ pages, index, close } = await openSearch());
});
afterAll(() => close());

/** Returns the addresses of the results of a search. */
const hrefsOf = (words: string) => index.search(words).matches.map(({ href }) => href);

test.each([
  ["chanelsShort", "chanelsShort", "channelsShort"],
  ["projecter", "projecter", "projector"],
  ["how do I send an Idempotncy key", "Idempotncy", "how do I send an idempotency key"],
  ["retires", "retires", "retries"],
  ["chartimage", "chartimage", "chart image"],
  ["chanels_short", "chanels_short", "channels_short"],
])("%s, with %s on no page, finds the same as %s", (typed, missing, text) => {
  const found = index.search(typed);
  expect(found.corrected).toEqual({ missing: [missing], text });
  expect(found.matches.map(({ href }) => href)).toEqual(index.search(text).matches.map(({ href }) => href));
});

test.each([
  ["apikey", "api key"],
  ["ratelimit", "rate limit"],
  ["birthtime unknown", "birth time unknown"],
  ["unknown birth time", "birth time unknown"],
  ["colour", "color"],
  ["centre", "center"],
  ["rotating keys", "rotate key"],
  ["key rotation", "rotate key"],
  ["deleting accounts", "delete account"],
  ["incarnation crosses", "incarnation cross"],
  ["svgWidth", "svg width"],
  ["channels_short", "channelsShort"],
  ["CREDITS_EXH", "CREDITS_EXHAUSTED"],
])("%s leads to the same page as %s", (words, other) => {
  expect(hrefsOf(words)[0]).toBe(hrefsOf(other)[0]);
});

/** Names in code, in which a slip leaves no word of the pages. */
const NAMES = (Object.keys(GLOSSARY) as GlossaryTerm[]).filter((term) => /^[a-z]{5,}[A-Z]/.test(term));

test.each(NAMES)("%s is found with a letter missing, doubled or swapped, also in snake case", (term) => {
  for (const typed of [
    term.slice(0, 3) + term.slice(4),
    term.slice(0, 3) + term.slice(2),
    `${term.slice(0, 2)}${term[3]}${term[2]}${term.slice(4)}`,
  ]) {
    const snake = typed.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    expect([typed, hrefsOf(typed)[0]]).toEqual([typed, glossaryLink(term)]);
    expect([snake, hrefsOf(snake)[0]]).toEqual([snake, glossaryLink(term)]);
  }
});

test("results of a section that say the same are one, which names the others", () => {
  const [first, ...others] = index.search("plusMinusMinutes").matches;
  expect(first?.repeated.map(({ page }) => page)).toContain("WindowRequest");
  expect(others.map(({ section }) => section)).not.toContain("API reference");
});

/** Searches of many kinds, for what is true of all results. */
const MANY = [
  ...[
    "birth time",
    "gate",
    "curl",
    "example",
    "window",
    "svg",
    "timezone",
    "errorCode",
    "rate limit",
    "backup",
  ],
  ...["postgres", "docker", "channelsShort", "request id", "credits", "chan", "500", "json", "moon", "proxy"],
];

test.each(MANY)("excerpts of %s are whole sentences or cut between words, and none comes twice", (words) => {
  const matches = index.search(words).matches.slice(0, 30);
  const seen = new Set<string>();
  for (const { section, excerpt, shortExcerpt, href } of matches) {
    expect([href, seen.has(`${section}: ${excerpt}`)]).toEqual([href, false]);
    seen.add(`${section}: ${excerpt}`);
    for (const [text, length] of [
      [excerpt, 204],
      [shortExcerpt, 83],
    ] as const) {
      expect([href, text]).toEqual([href, expect.not.stringMatching(/[:,;] ?…?$/)]);
      expect([href, text.length <= length]).toEqual([href, true]);
      const words = text.replace(/^… | …$/g, "").split(" ");
      const page = pages.find(({ path }) => path === href.split("#")[0]);
      const source = wordsOf(plainText(`${page?.description} ${page?.markdown()}`));
      for (const word of [words[0], words.at(-1)].flatMap((part) => wordsOf(part ?? "")))
        expect([href, word, source.includes(word)]).toEqual([href, word, true]);
    }
  }
});

test("words that no page has are left out where others are known", () => {
  const { corrected, matches } = index.search("time zone 1943");
  expect(corrected).toEqual({ missing: ["1943"], text: "time zone" });
  expect(matches[0]?.href).toMatch(/^\/docs\/guides\/places/);
});

test.each([
  ["birthutcdate", "birthDateUtc"],
  ["graphql", "graphic"],
])("%s finds nothing and proposes %s first", (words, proposed) => {
  const { matches, suggestions } = index.search(words);
  expect([matches, suggestions[0]]).toEqual([[], proposed]);
});

test("a search far longer than a word is not proposed that word", () => {
  expect(index.search("a".repeat(20)).suggestions).toEqual([]);
});

test.each([
  ["profile 4/6", "4/6", "4"],
  ["gate 34", "34", "10"],
])("%s marks %s as one word, and not %s", (words, marked, other) => {
  const { matches } = index.search(words);
  expect(matches[0]?.terms).toContain(marked);
  expect(matches.slice(0, 10).flatMap(({ terms }) => terms)).not.toContain(other);
});

test.each([
  ["emotional authority", "Emotional"],
  ["gate 34", "34"],
])("the first excerpt of %s begins with what its title lacks", (words, beginning) => {
  expect(index.search(words).matches[0]?.excerpt.slice(0, beginning.length)).toBe(beginning);
});

test.each(["trust", "smtp"])("%s leads to the settings that begin with it", (words) => {
  const paths = index
    .search(words)
    .matches.slice(0, 3)
    .map(({ href }) => href.split("#")[0]);
  expect(paths).toContain("/docs/operators/configuration");
});

test.each([
  ["NODE_OPTIONS", "/docs/operators/logs#traces"],
  ["otel", "/docs/operators/logs#traces"],
  ["requestId", "/docs/operators/logs#log-lines"],
  ["durationMs", "/docs/operators/logs#log-lines"],
])("%s leads to where operators set or read it", (words, href) => {
  const found = index.search(words).matches.slice(0, 3);
  expect(found.map((match) => match.href)).toContain(href);
});

test("a single letter behind a word chooses between titles, and finds no word by itself", () => {
  const [first, ...others] = index.search("rate l").matches;
  expect(first?.href).toBe("/docs/guides/credits#rate-limit");
  expect(others.flatMap(({ terms }) => terms)).not.toContain("let");
});

test.each(["webhooks", "webhook", "graphql", "zzzz"])("%s finds nothing", (words) => {
  expect(index.search(words)).toMatchObject({ matches: [], hasAllWords: false });
});

test.each([
  ["cors", "core"],
  ["gates", "gatelabel"],
])("%s, which pages have, does not find %s, which is only like it", (words, other) => {
  expect(index.search(words).matches.flatMap(({ terms }) => terms)).not.toContain(other);
});

test.each([
  ["invalid birthdate", "INVALID_BIRTHDATE", "INVALID_BIRTHDATE"],
  ["projector", "Type", "Type"],
  ["cors", "API keys: Calls from a web page (CORS)", "API keys"],
])("the first result of %s is called %s", (words, title, inList) => {
  const [match] = index.search(words).matches;
  if (match === undefined) throw new Error("nothing matches");
  expect([fullTitle(match), shortTitle(match).title]).toEqual([title, inList]);
});

test("results within the list of errors name the list in their title", () => {
  const match = { page: "Errors", heading: "Birth", section: "Errors" } as Match;
  expect([fullTitle(match), shortTitle(match).title]).toEqual(["Errors: Birth", "Errors: Birth"]);
});

test("every match has an excerpt, without marks of Markdown, HTML and labels of code", () => {
  for (const words of MANY) {
    for (const { excerpt, href } of index.search(words).matches.slice(0, 30)) {
      expect([href, excerpt.length > 10]).toEqual([href, true]);
      expect([href, excerpt]).toEqual([
        href,
        expect.not.stringMatching(/\*\*|\]\(|<!--|\| ---|curl: |TypeScript: $/),
      ]);
    }
  }
});
