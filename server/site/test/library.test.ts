import { createRequire } from "node:module";
import { PUBLISHED_NAMES } from "@chart/ui";
import { describe, expect, test } from "vitest";
import { libraryPages } from "../src/library-pages.js";
import { renderCode } from "../src/render-code.js";

/** Name of the library for readers; the sources import it as `chart-core`. */
const LIBRARY = PUBLISHED_NAMES["chart-core"];

const INDEX = "/docs/library/api";

const PAGES = libraryPages(renderCode);
const ENTRIES = PAGES.filter(({ parent }) => parent === INDEX);
const EXPORTS = PAGES.filter(({ parent }) => parent?.startsWith(`${INDEX}/`));
const index = PAGES.find(({ path }) => path === INDEX)?.markdown() ?? "";

/** Names of the functions of an entry, as a program that imports it gets them. */
async function functionsOf(entry: string): Promise<string[]> {
  const exports = (await import(entry.replace(LIBRARY, "chart-core"))) as Record<string, unknown>;
  return Object.entries(exports)
    .filter(([name, value]) => typeof value === "function" && /^[a-z]/.test(name))
    .map(([name]) => name);
}

const rowOf = (entry: string) => index.split("\n").find((line) => line.startsWith(`| [\`${entry}\`](`)) ?? "";

describe("the list of the library's entries", () => {
  test("has a row for every entry of the package, and says where to start", () => {
    const { exports } = createRequire(import.meta.url)("chart-core/package.json") as { exports: object };
    const entries = Object.keys(exports).filter((path) => path !== "./package.json");
    expect(ENTRIES.map(({ label }) => label)).toEqual(entries.map((path) => path.replace(".", LIBRARY)));
    expect(index.match(/Start here/g)?.length).toBe(1);
    expect(rowOf(LIBRARY)).toContain("Start here");
  });

  test.each(ENTRIES.map(({ label = "" }) => label))(
    "has the size of %s and all its functions",
    async (entry) => {
      expect(rowOf(entry)).toMatch(/\| [\d,]+ kB \|$/);
      const [, list = ""] = index.split(`\n### ${entry}\n`);
      const linked = [...(list.split("\n#")[0] ?? "").matchAll(/^\| \[`(\w+)\(\)`\]\(\/docs\//gm)];
      expect(linked.map(([, name]) => name).sort()).toEqual((await functionsOf(entry)).sort());
    },
  );

  test("leads to the guide and to the package that draws", () => {
    for (const path of ["/docs/guides/library", "/docs/library/bodygraph-svg"])
      expect(index).toContain(`](${path})`);
  });
});

describe("the page of an entry", () => {
  test.each(ENTRIES)("$label begins with its import and shows an example", (page) => {
    const { label = "" } = page;
    expect(page.markdown()).toMatch(
      new RegExp(`^# Entry ${label}\n\nEntry of .+: \`import \\{ .+ \\} from "${label}"\`\n`),
    );
    expect(page.markdown()).toMatch(new RegExp(`\n## Example\n\n\`\`\`ts\n[^\`]*from "${label}"`));
  });
});

test("no two pages have addresses that differ by case only, and none has the title of another entry", () => {
  const paths = PAGES.map(({ path }) => path.toLowerCase());
  expect(paths.length - new Set(paths).size).toBe(0);
  const titles = [...ENTRIES.map(({ title }) => title), LIBRARY];
  expect(new Set(titles).size).toBe(titles.length);
});

describe("the page of an export", () => {
  test("begins with its kind and its import, then shows its signature", () => {
    expect(EXPORTS.length).toBeGreaterThan(130);
    const without = EXPORTS.filter(
      (page) => !/^# .+\n\n[A-Z][a-z ]+ of \[.+\]\(.+\): `import .+`\n[\s\S]*\n```ts\n/.test(page.markdown()),
    );
    expect(without.map(({ path }) => path)).toEqual([]);
  });

  test("links the types in its signature, and itself nowhere", () => {
    const { html } = PAGES.find(
      ({ path }) => path === `${INDEX}/chart-core-people/types/Group`,
    )?.content() ?? {
      html: "",
    };
    const [signature = ""] = /<code id="code-block-1">.*?<\/code>/s.exec(html) ?? [];
    expect([...signature.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      `${INDEX}/chart-core-people/types/GroupGate`,
      `${INDEX}/chart-core/types/ChannelId`,
      `${INDEX}/chart-core/types/Center`,
    ]);
  });
});
