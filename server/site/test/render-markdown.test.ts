import { describe, expect, test } from "vitest";
import { renderMarkdown } from "../src/content/render-markdown.js";

/** Renders Markdown; a block of code becomes its languages in brackets, after the text of each. */
const render = (markdown: string) =>
  renderMarkdown(
    markdown,
    (blocks) => `[${blocks.map(({ about, language }) => `${about.trim()}${language}`).join("|")}]`,
    true,
  ).html;

const block = (language: string, code = "code") => `\`\`\`${language}\n${code}\n\`\`\`\n`;

describe("blocks of code", () => {
  test.each([
    ["of different languages become one choice", ["ts", "python", "php"], "[ts|python|php]"],
    ["of one language stay apart", ["ts", "ts"], "[ts][ts]"],
    ["of data stay apart", ["json", "http"], "[json][http]"],
  ])("%s", (_, languages, html) => {
    expect(render(languages.map((language) => block(language)).join("\n"))).toBe(html);
  });

  test("take the paragraphs that name their languages into the choice", () => {
    const markdown = `Before.\n\nTypeScript. Save it:\n\n${block("ts")}\nPython 3:\n\n${block("python")}\nAfter.`;
    expect(render(markdown)).toBe(
      "<p>Before.</p>\n[<p>TypeScript. Save it:</p>ts|<p>Python 3:</p>python]<p>After.</p>\n",
    );
  });

  test("stay apart where a paragraph is about something else", () => {
    expect(render(`${block("ts")}\nThen run:\n\n${block("python")}`)).toBe("[ts]<p>Then run:</p>\n[python]");
  });

  test("join a shell command only if it calls the API: others are steps", () => {
    expect(render(`${block("sh", "curl -sS x")}\n${block("ts")}`)).toBe("[sh|ts]");
    expect(render(`${block("sh", "npm install")}\n${block("ts")}`)).toBe("[sh][ts]");
  });
});

describe("tables on phones", () => {
  const wide = "a text that is much too long for the line of a phone";
  const table = (...rows: readonly (readonly string[])[]) =>
    render(
      [rows[0], rows[0]?.map(() => "---"), ...rows.slice(1)]
        .map((row) => `| ${row?.join(" | ")} |`)
        .join("\n"),
    );

  test("give each cell below a row's name the heading of its column, also an empty one", () => {
    const html = table(["option", "`of`", "meaning"], ["theme", "", wide], ["width", "all", "x"]);
    expect(html).toContain('class="stacked"');
    expect(html).toContain(`<tr><td>theme<td data-label="of"><td data-label="meaning">${wide}`);
    expect(html).toContain('<td>width<td data-label="of">all<td data-label="meaning">x');
  });

  test("escape the headings", () => {
    expect(table(["a", 'x" onclick="y', "b"], ["a", "b", wide])).toContain(
      'data-label="x&quot; onclick=&quot;y"',
    );
  });

  test("of two columns are stacked without labels, and narrow ones and numbers stay tables", () => {
    expect(table(["name", "meaning"], ["x", wide])).toContain(`<tr><td>x<td>${wide}`);
    expect(table(["name", "meaning"], ["x", wide])).toContain('class="stacked"');
    expect(table(["a", "b", "c"], ["x", "y", "z"])).not.toContain("stacked");
    expect(table(["a long name of a row of numbers", "b", "c"], [wide, "1", "2"])).not.toContain("stacked");
  });

  test("of properties give each row an id, of which none repeats", () => {
    const html = table(["Property", "Type"], ["`name`", "x"]);
    expect(html).toContain('<tr id="property-name"><td><code>name</code>');
    const properties = "| Property |\n| --- |\n| `name` |\n";
    expect(render(`${properties}\n${properties}`)).toContain('id="property-name-1"');
  });
});

describe("a picture of the gallery", () => {
  const light = "![A chart](/docs/pictures/gallery/projector-light.svg)";
  const dark = "/docs/pictures/gallery/projector-dark.svg";

  test("follows the reader's theme, unless both stand side by side", () => {
    const source = `<source media="(prefers-color-scheme: dark)" srcset="${dark}"`;
    expect(render(light)).toContain(source);
    const pair = `${light}\n![A chart, dark](${dark})`;
    expect(render(pair)).not.toContain("<source");
  });

  test("that is alone in its table fills the row, and has its narrow file on phones", () => {
    const html = render("| A day |\n| --- |\n| ![A day](/docs/pictures/gallery/day-light.svg) |");
    expect(html).toContain('<figure class="wide">');
    expect(
      [...html.matchAll(/media="([^"]+)" srcset="[^"]+\/(.+?)"/g)].map((found) => found.slice(1)),
    ).toEqual([
      ["(max-width: 40rem) and (prefers-color-scheme: dark)", "day-narrow-dark.svg"],
      ["(max-width: 40rem)", "day-narrow-light.svg"],
      ["(prefers-color-scheme: dark)", "day-dark.svg"],
    ]);
  });
});

describe("a table of pictures with captions below them", () => {
  const picture = (name: string) => `![Picture of ${name}](/docs/pictures/gallery/${name}-light.svg)`;
  const details = (code: string) => `<details><summary>Code</summary>\n\n${block("ts", code)}\n</details>\n`;
  const birth = (utc: string) => `computeChart(new Date("${utc}"))`;
  const html = render(
    [
      `| ${picture("projector")} | ${picture("composite")} |`,
      "| --- | --- |",
      "| **Projector.** One birth. | **Two people.** Two births. |",
      `| ${picture("day")} | |`,
      "| **A day.** No birth. | |",
      "",
      details(`renderBodygraph(${birth("1990-09-05T19:17Z")});`),
      details(`renderComposite(${birth("1988-09-04T01:15Z")}, ${birth("1990-02-06T22:55Z")});`),
      details(`renderDay(chartWindow(new Date("1990-09-05T00:00Z"), new Date("1990-09-06T00:00Z")));`),
      "After.",
    ].join("\n"),
  );
  const figures = [...html.matchAll(/<figure id="([^"]+)".*?<\/figure>/gs)].map(([figure, id]) => ({
    figure,
    id,
  }));

  test("becomes a wall: each picture has its anchor, its name without a full stop, and its code behind a line", () => {
    expect(figures.map(({ id }) => id)).toEqual(["projector", "two-people", "a-day"]);
    for (const { figure } of figures) {
      expect(figure).toMatch(/<details><summary>Code.*<\/summary>\[ts\]<\/details>/);
    }
    expect(html).toContain("<figcaption><strong>Two people</strong> Two births.</figcaption>");
    expect(html.endsWith("</div>\n<p>After.</p>\n")).toBe(true);
  });

  test("leads to the full size in the colors of the reader", () => {
    const links = [...(figures[0]?.figure ?? "").matchAll(/href="([^"]+\.svg)" class="([^"]+)"/g)];
    expect(links.map(([, href, theme]) => [href, theme])).toEqual([
      ["/docs/pictures/gallery/projector-light.svg", "of-light"],
      ["/docs/pictures/gallery/projector-dark.svg", "of-dark"],
    ]);
  });

  test("opens births on /chart, but no other pictures", () => {
    const links = figures.map(({ figure }) => /href="(\/chart[^"]*)"/.exec(figure)?.[1]);
    expect(links.map((link) => link?.replaceAll("&amp;", "&"))).toEqual([
      "/chart#d=1990-09-05&t=19:17&z=UTC",
      "/chart#d=1988-09-04&t=01:15&z=UTC&bd=1990-02-06&bt=22:55&bz=UTC",
      undefined,
    ]);
  });

  test("gives wide pictures two columns, and loads the first three at once", () => {
    expect(figures.map(({ figure }) => figure.includes('class="wide"'))).toEqual([false, false, true]);
    const row = `| ${picture("projector")} | ${picture("reflector")} |`;
    const four = render(`${row}\n| --- | --- |\n| a | b |\n${row}\n| c | d |`);
    const images = four.match(/<img[^>]*>/g) ?? [];
    expect(images.map((image) => image.includes("lazy"))).toEqual([false, false, false, true]);
  });

  test("is an ordinary table if another cell is no picture", () => {
    expect(render(`| ${picture("projector")} | text |\n| --- | --- |\n| a | b |`)).toContain("<table");
  });
});

test("a picture stands beside the table or the list that follows it, and not beside other text", () => {
  const table = "| a | b |\n| --- | --- |\n| 1 | 2 |";
  expect(render(`![A](/a.svg)\n\n${table}`)).toMatch(
    /<div class="picture-beside"><p><img[^>]*><\/p>\n<.*<table/s,
  );
  expect(render("![A](/a.svg)\n\n- one")).toMatch(/<div class="picture-beside"><p><img[^>]*><\/p>\n<ul>/);
  expect(render(`![A](/a.svg)\n\nText.\n\n${table}`)).not.toContain("picture-beside");
});
