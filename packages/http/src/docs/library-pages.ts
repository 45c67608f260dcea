import { API_REFERENCE_FILE } from "./content/documents.js";
import { changeLinks, linesOf } from "./content/markdown-blocks.js";
import { readDocument } from "./content/read-document.js";
import { type RenderCode, renderMarkdown } from "./content/render-markdown.js";
import { siteLink } from "./content/site-links.js";
import { Slugs } from "./content/slugs.js";
import type { DocPage } from "./page.js";

const PATH = "/docs/library/api";

/** A part of the reference that becomes a page: an entry of the library, and a kind of its exports. */
interface Part {
  readonly entry: string;
  /** Such as "Functions"; undefined for the text about the entry. */
  readonly kind: string | undefined;
  readonly path: string;
  readonly lines: string[];
}

/**
 * Creates the pages of chart-core's API reference: a list, then a page for each entry and kind. The file has a heading of
 * the second level for each entry and of the third for each kind.
 */
export function libraryPages(renderCode: RenderCode): readonly DocPage[] {
  const markdown = readDocument(API_REFERENCE_FILE);
  const parts = split(markdown);
  const targets = anchorTargets(markdown, parts);
  const link = (href: string) => targets.get(href) ?? siteLink(href, API_REFERENCE_FILE);

  const page = (path: string, title: string, text: string): DocPage => ({
    path,
    title,
    description: `${title}: chart-core's API reference.`,
    section: "Library",
    inNavigation: path === PATH,
    markdown: () => text,
    content: () => renderMarkdown(text, renderCode),
  });
  const items = parts.map(({ path, entry, kind }) =>
    kind === undefined ? `- [\`${entry}\`](${path})` : `  - [${kind}](${path})`,
  );
  return [
    page(PATH, "API reference of the library", `# API reference of the library\n\n${items.join("\n")}\n`),
    ...parts.map((part) => {
      const title = part.kind === undefined ? part.entry : `${part.entry}: ${part.kind}`;
      // Headings start one level higher than in the whole file, because the page has a title of its own.
      const text = part.lines.join("\n");
      return page(part.path, title, `# ${title}\n${changeLinks(raiseHeadings(text, part), link)}\n`);
    }),
  ];
}

function split(markdown: string): readonly Part[] {
  const parts: Part[] = [];
  for (const { text, isCode } of linesOf(markdown)) {
    const [, marks, heading = ""] = (!isCode && /^(##|###) (.*)$/.exec(text)) || [];
    if (marks === "##") {
      parts.push({ entry: heading, kind: undefined, path: `${PATH}/${slugOf(heading)}`, lines: [] });
    } else if (marks === "###") {
      const entry = parts.at(-1)?.entry ?? "";
      parts.push({ entry, kind: heading, path: `${PATH}/${slugOf(`${entry} ${heading}`)}`, lines: [] });
    } else parts.at(-1)?.lines.push(text);
  }
  return parts;
}

function slugOf(text: string): string {
  return new Slugs().next(text.replaceAll("/", " "));
}

function raiseHeadings(text: string, { kind }: Part): string {
  const levels = kind === undefined ? 1 : 2;
  return linesOf(text)
    .map((line) => (line.isCode ? line.text : line.text.replace(/^(#+)(?= )/, (marks) => marks.slice(levels))))
    .join("\n");
}

/** Returns the page and anchor of each heading of the whole file, by the anchor that it has there. */
function anchorTargets(markdown: string, parts: readonly Part[]): ReadonlyMap<string, string> {
  const whole = new Slugs();
  const targets = new Map<string, string>();
  let index = -1;
  let slugs = new Slugs();
  for (const { text, isCode } of linesOf(markdown)) {
    const [, marks = "", heading = ""] = (!isCode && /^(#{1,6}) (.*)$/.exec(text)) || [];
    if (marks === "") continue;
    const anchor = `#${whole.next(heading)}`;
    if (marks === "#") continue;
    if (marks.length <= 3) {
      index++;
      const part = parts[index];
      if (part === undefined) continue;
      slugs = new Slugs();
      slugs.next(part.kind === undefined ? part.entry : `${part.entry}: ${part.kind}`);
      targets.set(anchor, part.path);
    } else targets.set(anchor, `${parts[index]?.path}#${slugs.next(heading)}`);
  }
  return targets;
}
