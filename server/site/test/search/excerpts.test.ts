import { afterAll, beforeAll, expect, test } from "vitest";
import type { SourcePage } from "../../src/base/page.js";
import { plainText } from "../../src/content/plain-text.js";
import type { Match } from "../../src/search/page-match.js";
import { partsOf } from "../../src/search/page-parts.js";
import { fullTitle, shortTitle } from "../../src/search/result-title.js";
import type { SearchIndex } from "../../src/search/search-index.js";
import { indexedWords } from "../../src/search/words.js";
import { openSearch } from "./open-search.js";
import { OWN_FIELD } from "./own-field.js";

let pages: readonly SourcePage[];
let index: SearchIndex;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ pages, index, close } = await openSearch());
});
afterAll(() => close());

test("results of a section that say the same are one, which names the others", () => {
  const [first, ...others] = index.search(OWN_FIELD).matches;
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
      const source = indexedWords(plainText(`${page?.description} ${page?.markdown()}`));
      for (const word of [words[0], words.at(-1)].flatMap((part) => indexedWords(part ?? "")))
        expect([href, word, source.includes(word)]).toEqual([href, word, true]);
    }
  }
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

test("every part that a search leads to has its id on its page, and every part with keywords exists", () => {
  const parts = pages
    .filter(({ path }) => path !== "/docs")
    .flatMap((page) => {
      const { html } = page.content();
      return partsOf(page).map(({ href }) => ({ href, html }));
    });
  const dead = parts.filter(
    ({ href, html }) => href.includes("#") && !html.includes(` id="${href.split("#")[1]}"`),
  );
  expect(dead.map(({ href }) => href)).toEqual([]);
  const hrefs = parts.map(({ href }) => href);
  expect(hrefs).toEqual(
    expect.arrayContaining(pages.flatMap(({ partKeywords = {} }) => Object.keys(partKeywords))),
  );
});

test("keywords of the front matter are no part of a page", () => {
  const documents = pages.filter(({ keywords, section }) => keywords !== undefined && section === "Guides");
  expect(documents.length).toBeGreaterThan(10);
  for (const page of documents) expect(page.markdown()).toMatch(/^# /);
});

test("no page has marks of Markdown in its description", () => {
  expect(pages.filter(({ description }) => /[`*]|\]\(/.test(description))).toEqual([]);
});
