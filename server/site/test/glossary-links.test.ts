import { readFileSync } from "node:fs";
import { CHANNELS, computeChart, GATES } from "chart-core";
import { GLOSSARY, type GlossaryTerm } from "chart-core/glossary";
import { WINDOW_MEMBERS } from "chart-core/time";
import { describe, expect, test } from "vitest";
import { numberedParts } from "../src/glossary/glossary-content.js";
import { filteredGlossary, glossaryLinks, glossaryPages } from "../src/glossary/glossary-page.js";
import { valueAnchor } from "../src/glossary/value-anchor.js";

/** Members of the library's charts that no operation returns. */
const CHART_ONLY = (
  Object.keys(computeChart(new Date("1990-09-05T19:17Z"), { lat: 52.37, lng: 4.89 })) as GlossaryTerm[]
).filter(
  (name) =>
    !([...WINDOW_MEMBERS, "personality", "design", "birthDateUtc"] as readonly string[]).includes(name),
);

/** Returns the entry of a term on a page of the glossary. */
const entryOf = (html: string, title: string) =>
  html
    .split('<div class="term">')
    .slice(1)
    .find((entry) => entry.includes(`>${title}</a>`)) ?? "";

describe("the meanings of the glossary", () => {
  const { html } = filteredGlossary("");

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

  test("say which members only the library has", () => {
    const marked = Object.values(GLOSSARY).filter(({ title }) => /library only/.test(entryOf(html, title)));
    const own = CHART_ONLY.map((name) => GLOSSARY[name].title);
    expect(marked.map(({ title }) => title).sort()).toEqual(own.sort());
  });

  test("have the names of gates and channels", () => {
    for (const [gate, { name }] of Object.entries(GATES)) expect(html).toContain(`>${gate}<dd>${name}. `);
    for (const { id, name } of CHANNELS) expect(html).toContain(`>${id}<dd>${name}. `);
  });

  test("have an anchor for each value, on the page of its term and in the filtered glossary", () => {
    const pages = new Map(glossaryPages().map(({ path, content }) => [path, content().html]));
    const links = glossaryLinks();
    for (const [term, { values = {} }] of Object.entries(GLOSSARY)) {
      for (const value of Object.keys(values)) {
        const [path = "", anchor] = valueAnchor(links[term as GlossaryTerm], value).split("#");
        expect([term, value, pages.get(path)?.split(` id="${anchor}"`).length]).toEqual([term, value, 2]);
        expect(html.split(` id="${anchor}"`).length).toBe(2);
      }
    }
  });

  test.each([
    ["type", "Manifesting Generator", "type-and-decisions#type-manifesting-generator"],
    ["profile", "2/4", "type-and-decisions#profile-2-4"],
    ["authority", "Emotional", "type-and-decisions#authority-emotional"],
    ["definition", "Split Definition", "type-and-decisions#definition-split-definition"],
    ["centers", "Solar Plexus", "the-bodygraph#defined-centers-solar-plexus"],
    ["center", "Solar Plexus", "the-bodygraph#center-solar-plexus"],
    ["channel", "20-34", "the-bodygraph#channel-20-34"],
    ["gate", "34", "the-wheel-of-gates#gate-34"],
    ["body", "northNode", "the-wheel-of-gates#body-north-node"],
  ])("explain %s %s at an address that follows from the two", (term, value, address) => {
    expect(valueAnchor(glossaryLinks()[term as GlossaryTerm], value)).toBe(`/docs/glossary/${address}`);
  });

  test("lead only to terms that a filtered page shows", () => {
    const { html: filtered } = filteredGlossary("reflector");
    const ids = [...filtered.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    for (const [, anchor] of filtered.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(anchor);
  });
});

test.each(["light", "dark"])("the legend explains each number of the picture in %s colors", (theme) => {
  const file = `../../../docs/guides/pictures/labelled-${theme}.svg`;
  const picture = readFileSync(new URL(file, import.meta.url), "utf8");
  const numbers = picture.match(/<circle [^>]*r="19"/g) ?? [];
  const guide = readFileSync(new URL("../../../docs/guides/read-a-chart.md", import.meta.url), "utf8");
  const listed = [...guide.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => Number(number));
  expect(numbers.length).toBeGreaterThan(0);
  expect(listed).toEqual(numbers.map((_, index) => index + 1));
  const html = glossaryPages()[0]?.content().html ?? "";
  const legend = [.../<ol>(.*?)<\/ol>/s.exec(html)![1]!.matchAll(/<li>(.*?)<\/li>/g)];
  expect(legend.map(([, part]) => part)).toEqual(numberedParts());
  expect(legend.length).toBe(numbers.length);
});
