import { API_REFERENCE_FILE } from "./content/documents.js";
import { changeLinks, linesOf } from "./content/markdown-blocks.js";
import { readDocument } from "./content/read-document.js";
import { type RenderCode, renderMarkdown } from "./content/render-markdown.js";
import { siteLink } from "./content/site-links.js";
import { Slugs } from "./content/slugs.js";
import type { DocPage } from "./page.js";

const PATH = "/docs/library/api";

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
  const page = (path: string, title: string, about: string, text: string): DocPage => ({
    path,
    title,
    description: `${about} in chart-core's API reference.`,
    section: "Library",
    inNavigation: path === PATH,
    markdown: () => text,
    content: () => renderMarkdown(text, renderCode),
  });
  const entries = parts.filter(({ kind }) => kind === undefined);
  const list = entries.map(({ entry, path }) => `- [\`${entry}\`](${path})`).join("\n");
  return [
    page(
      PATH,
      "Library reference",
      "All entries",
      `# Library reference\n\nEvery export of chart-core, by entry.\n\n${list}\n`,
    ),
    ...parts.map((part) => {
      const { path, title, entry, kind, lines } = part;
      const text = changeLinks(raiseHeadings(lines), link);
      if (kind === undefined)
        return page(path, title, title, `# ${title}\n${text}\n${listOfExports(entry, parts)}`);
      const origin = `[${entry}](${entries.find((other) => other.entry === entry)?.path}), ${kind.toLowerCase()}`;
      return page(path, title, `${title} of ${entry}`, `# ${title}\n\n${origin}\n${text}\n`);
    }),
  ];
}

function listOfExports(entry: string, parts: readonly Part[]): string {
  const exports = parts.filter((part) => part.entry === entry && part.kind !== undefined);
  return [...new Set(exports.map(({ kind }) => kind))]
    .map((kind) => {
      const links = exports
        .filter((part) => part.kind === kind)
        .map(({ title, path }) => `[\`${title}\`](${path})`);
      return `## ${kind}\n\n${links.join(" · ")}\n`;
    })
    .join("\n");
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
