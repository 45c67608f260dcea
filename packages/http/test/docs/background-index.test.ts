import { expect, test } from "vitest";
import type { DocPage } from "../../src/docs/page.js";
import { BackgroundIndex } from "../../src/docs/search/background-index.js";

/** Pages with a word each, and the order in which they are read. */
function pagesOf(count: number): { readonly pages: readonly DocPage[]; readonly read: string[] } {
  const read: string[] = [];
  const pages = Array.from({ length: count }, (_, number): DocPage => {
    const path = `/docs/page-${number}`;
    const markdown = () => {
      read.push(path);
      return `# Page ${number}\n\nword${number}`;
    };
    const texts = { title: `Page ${number}`, description: "", section: "Guides" as const };
    return { path, ...texts, inNavigation: false, markdown, content: () => ({ html: "", headings: [] }) };
  });
  return { pages, read };
}

const logged: unknown[] = [];
const logger = { error: (...line: readonly unknown[]) => void logged.push(line) };

test("the index is built without a search, page by page with turns of the event loop between", async () => {
  const { pages, read } = pagesOf(20);
  new BackgroundIndex(pages, { hasRequests: () => false, logger });
  const readPerTurn: number[] = [];
  for (let before = 0; before < pages.length; before = read.length) {
    await new Promise(setImmediate);
    readPerTurn.push(read.length - before);
  }
  expect(Math.max(...readPerTurn)).toBe(1);
});

test("beside requests it pauses, and a search that comes earlier gets it without further pauses", async () => {
  const { pages, read } = pagesOf(20);
  let resume = () => {};
  const delay = () =>
    new Promise<void>((resolve) => {
      resume = resolve;
    });
  const index = new BackgroundIndex(pages, { hasRequests: () => true, logger, delay });
  for (let turn = 0; turn < 100; turn++) await new Promise(setImmediate);
  expect(read.length).toBe(1);
  const search = index.ready();
  resume();
  expect((await search).search("word19").matches[0]?.href).toBe("/docs/page-19");
});

test("a page that cannot be read is logged and fails the search, and the next search tries again", async () => {
  const { pages } = pagesOf(1);
  let isBroken = true;
  const broken = pages.map((page) => ({
    ...page,
    markdown: () => {
      if (isBroken) throw new Error("a defect");
      return page.markdown();
    },
  }));
  const index = new BackgroundIndex(broken, { hasRequests: () => false, logger });
  await expect(index.ready()).rejects.toThrow("a defect");
  expect(JSON.stringify(logged)).toContain("could not build the search index");
  isBroken = false;
  expect((await index.ready()).search("word0").matches[0]?.href).toBe("/docs/page-0");
});

test("an excerpt keeps what code says in angle brackets, and no marks of Markdown or HTML", async () => {
  const { pages } = pagesOf(1);
  const markdown = () => "# Page\n\n> Send <b>it</b> as `Authorization: Bearer <key>`, **now**.";
  const index = new BackgroundIndex(
    pages.map((page) => ({ ...page, markdown })),
    { hasRequests: () => false, logger },
  );
  const [match] = (await index.ready()).search("authorization").matches;
  expect(match?.excerpt).toBe("Send it as Authorization: Bearer <key>, now.");
});

test("a heading that begins with a number keeps it in its text and its anchor", async () => {
  const { pages } = pagesOf(1);
  const markdown = () => "# Page\n\n## 6. From gates to a chart\n\nA channel.";
  const index = new BackgroundIndex(
    pages.map((page) => ({ ...page, markdown })),
    { hasRequests: () => false, logger },
  );
  const [match] = (await index.ready()).search("channel").matches;
  expect([match?.heading, match?.href]).toEqual([
    "6. From gates to a chart",
    "/docs/page-0#6-from-gates-to-a-chart",
  ]);
});

test("words without accents find those with them, and the other way around", async () => {
  const { pages } = pagesOf(1);
  const markdown = () => "# Page\n\nSomebody was born in Zürich.";
  const index = new BackgroundIndex(
    pages.map((page) => ({ ...page, markdown })),
    { hasRequests: () => false, logger },
  );
  for (const words of ["zurich", "Zürich", "Zu\u0308rich", "ZURICH"]) {
    const [match] = (await index.ready()).search(words).matches;
    expect([words, match?.excerpt]).toEqual([words, "Somebody was born in Zürich."]);
  }
});
