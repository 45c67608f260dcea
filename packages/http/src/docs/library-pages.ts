import { API_REFERENCE_FILE } from "./content/documents.js";
import { changeLinks, linesOf } from "./content/markdown-blocks.js";
import { readDocument } from "./content/read-document.js";
import { type RenderCode, renderMarkdown } from "./content/render-markdown.js";
import { siteLink } from "./content/site-links.js";
import { Slugs } from "./content/slugs.js";
import type { DocPage } from "./page.js";

const PATH = "/docs/library/api";

/** Kinds of exports in the order of an entry's page, each with the word for one of them; others follow. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ["Functions", "Function"],
  ["Classes", "Class"],
  ["Constants", "Constant"],
  ["Interfaces", "Interface"],
  ["Type aliases", "Type alias"],
]);

/** A part of the reference that becomes a page: an entry of the library, or one of its exports. */
interface Part {
  readonly title: string;
  readonly path: string;
  /** Entry that the part belongs to. */
  readonly entry: string;
  /** Such as "Functions"; undefined for the part about an entry. */
  readonly kind: string | undefined;
  readonly lines: string[];
}

/**
 * Creates the pages of chart-core's API reference: a list, then a page for each entry and each export. In the file,
 * headings of the second level are entries, those of the third are kinds, and those of the fourth are exports.
 */
export function libraryPages(renderCode: RenderCode): readonly DocPage[] {
  const { parts, targets } = split(readDocument(API_REFERENCE_FILE));
  const link = (href: string) => targets.get(href) ?? siteLink(href, API_REFERENCE_FILE);
  const page = (
    { path, title, parent }: Pick<DocPage, "path" | "title" | "parent">,
    about: string,
    text: string,
  ): DocPage => ({
    path,
    title,
    description: `${about} in chart-core's API reference.`,
    section: "Library",
    parent,
    inNavigation: path === PATH,
    markdown: () => text,
    content: () => renderMarkdown(text, renderCode),
  });
  const textOf = ({ lines }: Part) => changeLinks(raiseHeadings(lines), link);
  const tableOf = (heading: string, rows: readonly Part[]) =>
    [
      `| ${heading} | meaning |`,
      "| --- | --- |",
      ...rows.map((part) => `| [\`${part.title}\`](${part.path}) | ${firstSentence(textOf(part))} |`),
    ].join("\n");
  const entries = parts.filter(({ kind }) => kind === undefined);
  const list = `# Library reference\n\nEvery export of chart-core, by entry.\n\n${tableOf("entry", entries)}\n`;
  return [
    page({ path: PATH, title: "Library reference" }, "All entries", list),
    ...entries.flatMap((entry) => {
      const exports = exportsOf(entry, parts);
      const tables = [...new Set(exports.map(({ kind }) => kind))].map((kind) => {
        const rows = exports.filter((part) => part.kind === kind);
        return `## ${kind}\n\n${tableOf("name", rows)}\n`;
      });
      const overview = `# ${entry.title}\n${textOf(entry)}\n${tables.join("\n")}`;
      return [
        page({ ...entry, parent: PATH }, entry.title, overview),
        ...exports.map((part) => {
          const kind = KINDS.get(part.kind ?? "") ?? part.kind;
          const origin = `${kind} of [${entry.title}](${entry.path})`;
          const text = `# ${part.title}\n\n${origin}\n${textOf(part)}\n`;
          return page({ ...part, parent: entry.path }, `${part.title} of ${entry.title}`, text);
        }),
      ];
    }),
  ];
}

/** Returns the exports of an entry by kind, each kind from A to Z. */
function exportsOf({ entry }: Part, parts: readonly Part[]): readonly Part[] {
  const kinds = [...KINDS.keys()];
  const rank = ({ kind = "" }: Part) => (KINDS.has(kind) ? kinds.indexOf(kind) : kinds.length);
  return parts
    .filter((part) => part.entry === entry && part.kind !== undefined)
    .sort((a, b) => rank(a) - rank(b) || a.title.localeCompare(b.title, "en"));
}

/** Returns the first sentence of the first paragraph, as text for a cell of a table. */
function firstSentence(text: string): string {
  const lines = linesOf(text).filter(({ isCode }) => !isCode);
  const paragraph = lines
    .map((line) => line.text)
    .join("\n")
    .split(/\n\s*\n/)
    .find((block) => /^\s*[A-Z`"'[]/.test(block));
  const line =
    paragraph
      ?.trim()
      .replaceAll("\n", " ")
      .replace(/^The entry `[^`]+`: /, "") ?? "";
  const sentence = /^.*?\.(?=\s+[A-Z`]|$)/.exec(line)?.[0] ?? line;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Splits the file, and finds the page and anchor of each of its headings by the anchor that it has there. */
function split(markdown: string): {
  readonly parts: readonly Part[];
  readonly targets: ReadonlyMap<string, string>;
} {
  const parts: Part[] = [];
  const targets = new Map<string, string>();
  const anchors = new Slugs();
  let anchorsOfPage = new Slugs();
  let entryPath = PATH;
  let kind: string | undefined;
  const add = (part: Omit<Part, "lines">, anchor: string) => {
    parts.push({ ...part, lines: [] });
    targets.set(anchor, part.path);
    anchorsOfPage = new Slugs();
    anchorsOfPage.next(part.title);
  };
  for (const { text, isCode } of linesOf(markdown)) {
    const [, marks = "", heading = ""] = (!isCode && /^(#{1,6}) (.*)$/.exec(text)) || [];
    if (marks === "") {
      parts.at(-1)?.lines.push(text);
      continue;
    }
    const title = heading.replaceAll("\\", "");
    const anchor = `#${anchors.next(title)}`;
    if (marks.length === 2) {
      entryPath = `${PATH}/${title.replaceAll("/", "-")}`;
      add({ title, path: entryPath, entry: title, kind: undefined }, anchor);
    } else if (marks.length === 3) {
      kind = title;
      targets.set(anchor, entryPath);
    } else if (marks.length === 4) {
      const entry = parts.at(-1)?.entry ?? "";
      add({ title, path: `${entryPath}/${title.replace(/\W/g, "")}`, entry, kind: kind ?? "" }, anchor);
    } else if (marks.length > 4) {
      parts.at(-1)?.lines.push(text);
      targets.set(anchor, `${parts.at(-1)?.path}#${anchorsOfPage.next(title)}`);
    }
  }
  return { parts, targets };
}

/** Raises the headings of an export, so that they start below the title of its page. */
function raiseHeadings(lines: readonly string[]): string {
  return linesOf(lines.join("\n"))
    .map(({ text, isCode }) => (isCode ? text : text.replace(/^###(#+)(?= )/, "$1")))
    .join("\n");
}
