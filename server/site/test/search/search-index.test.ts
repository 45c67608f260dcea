import { finish } from "chart-http/base";
import { expect, test } from "vitest";
import type { DocPage } from "../../src/base/page.js";
import { buildSearchIndex, type SearchIndex } from "../../src/search/search-index.js";

/** Builds the index of one page and searches it. */
function searchIn(text: string, words: string) {
  const page: DocPage = {
    ...{ path: "/docs/page-0", title: "Page 0", description: "", section: "Guides", inNavigation: false },
    markdown: () => text,
  };
  const index = finish(buildSearchIndex([page])) as SearchIndex;
  return index.search(words).matches[0];
}

test("an excerpt keeps what code says in angle brackets, and no marks of Markdown or HTML", () => {
  const text = "# Page\n\n> Send <b>it</b> as `Authorization: Bearer <key>`, **now**.";
  expect(searchIn(text, "authorization")?.excerpt).toBe("Send it as Authorization: Bearer <key>, now.");
});

test("a heading that begins with a number keeps it in its text and its anchor", () => {
  const match = searchIn("# Page\n\n## 6. From gates to a chart\n\nA channel.", "channel");
  expect([match?.heading, match?.href]).toEqual([
    "6. From gates to a chart",
    "/docs/page-0#6-from-gates-to-a-chart",
  ]);
});

test.each(["zurich", "Zürich", "Zu\u0308rich", "ZURICH"])(
  "%s finds the name with and without accents",
  (words) => {
    const text = "Somebody was born in Zürich.";
    expect(searchIn(`# Page\n\n${text}`, words)?.excerpt).toBe(text);
  },
);

test("at most eight words within names are searched, because each takes time", () => {
  const text = "# Page\n\nOne, two, three, four, five, six, seven, eight, nine.";
  expect(searchIn(text, "one_two_three_four_five_six_seven_eight")).toBeDefined();
  expect(searchIn(text, "one_two_three_four_five_six_seven_eight_nine")).toBeUndefined();
});
