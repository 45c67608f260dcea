import { GLOSSARY } from "chart-core/glossary";
import { describe, expect, test } from "vitest";
import { glossaryContent } from "../../src/docs/glossary/glossary-page.js";

/** Returns the entry of a term on a page of the glossary. */
const entryOf = (html: string, title: string) =>
  html
    .split('<div class="term">')
    .slice(1)
    .find((entry) => entry.includes(`>${title}</a>`)) ?? "";

describe("the meanings of the glossary", () => {
  const { html } = glossaryContent("");

  test.each([
    ["Type", ["#motor", "#center"]],
    ["Motor", ["#center", "#channel"]],
    ["Center", []],
    ["Defined centers", ["#channel", "#center"]],
  ])("of %s lead to %j, and never to itself", (title, targets) => {
    const [, meaning = ""] = entryOf(html, title).split("</code>");
    const links = [...entryOf(html, title).matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href);
    const [own, ...others] = links;
    expect(meaning).not.toBe("");
    for (const target of targets) expect(others).toContain(target);
    expect(others).not.toContain(own);
  });

  test("read as the library has them, apart from their links", () => {
    const plain = html.replace(/<a href="#[^"]+">([^<]*)<\/a>/g, "$1");
    for (const { meaning } of Object.values(GLOSSARY)) {
      const text = meaning.replace(/`([^`]+)`/g, "<code>$1</code>").replaceAll("'", "&#39;");
      expect(plain).toContain(`<p>${text}</p>`);
    }
  });

  test("lead only to terms that a filtered page shows", () => {
    const { html: filtered } = glossaryContent("reflector");
    const ids = [...filtered.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    for (const [, anchor] of filtered.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(anchor);
  });
});
