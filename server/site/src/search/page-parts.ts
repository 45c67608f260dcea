import type { DocPage, Section } from "../base/page.js";
import { linesOf } from "../content/markdown-blocks.js";
import { plainText } from "../content/plain-text.js";
import { Slugs } from "../content/slugs.js";
import { breadcrumbOf } from "./breadcrumb.js";
import { indexedWords, termOf } from "./words.js";

/** A part of a page: its text below one heading. */
export interface Part {
  /** Path of the page. */
  readonly path: string;
  /** Path of the page, with the anchor of the part. */
  readonly href: string;
  /** Title of the page. */
  readonly page: string;
  /** Heading of the part; empty for the page's first part. */
  readonly heading: string;
  readonly section: Section;
  /** Place of the page within its section, such as an entry of the library; empty if it has none. */
  readonly breadcrumb: string;
  readonly description: Block;
  /** The heading, or the page's title for its first part. */
  readonly name: Block;
  /** Words and phrases that find the part, many of which are not in its text. */
  readonly keywords: readonly string[];
  /** Members of the API that the part defines, such as "channelsShort", and settings such as "TRUST_PROXY". */
  readonly members: readonly string[];
  /** Environment variables in the code of operators' pages, by which the part is found. */
  readonly variables: readonly string[];
  readonly blocks: readonly Block[];
}

/** A paragraph, a list item or a row of a table. */
export class Block {
  readonly text: string;
  #terms: ReadonlySet<string> | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** Words of the index that it has. Few blocks are asked for them. */
  get terms(): ReadonlySet<string> {
    this.#terms ??= new Set(indexedWords(this.text).map(termOf));
    return this.#terms;
  }
}

/** Splits a page at its headings. */
export function partsOf(page: DocPage): readonly Part[] {
  const { path, title, section, keywords, partKeywords } = page;
  const { breadcrumb, description } = breadcrumbOf(page);
  const slugs = new Slugs();
  const parts: { href: string; heading: string; lines: string[]; code: string[] }[] = [
    { href: path, heading: "", lines: [], code: [] },
  ];
  for (const { text, isCode } of linesOf(page.markdown())) {
    const [, marks = "", heading = ""] = (!isCode && /^(#{1,6}) (.*)$/.exec(text)) || [];
    const part = parts.at(-1);
    if (isCode) part?.code.push(text);
    if (marks === "") part?.lines.push(isCode ? CODE : text);
    else {
      const title = plainText(heading);
      const anchor = slugs.next(title);
      if (marks.length > 1) parts.push({ href: `${path}#${anchor}`, heading: title, lines: [], code: [] });
    }
  }
  return parts.map(({ href, heading, lines, code }) => {
    const isFirst = heading === "";
    const markdown = lines.join("\n");
    return {
      ...{ href, path, page: title, heading, section, breadcrumb },
      description: new Block(description),
      name: new Block(isFirst ? title : heading),
      keywords: [
        (isFirst ? keywords : partKeywords?.[href]) ?? "",
        ...(section === "Glossary" ? valuesOf(markdown) : []),
      ],
      members: membersOf(section, markdown),
      variables: section === "Operators" ? variablesOf(code) : [],
      blocks: blocksOf(markdown).filter(({ text }) => text !== breadcrumb),
    };
  });
}

const CODE = "\u0000";

/** Returns the values that a list of the glossary explains, such as "Projector". One-letter values find too much. */
function valuesOf(markdown: string): readonly string[] {
  return [...markdown.matchAll(/^- `([^`]{2,})`:/gm)].map(([, value = ""]) => value);
}

/** Returns the environment variables in code, such as `NODE_OPTIONS`. */
function variablesOf(code: readonly string[]): readonly string[] {
  const names = code.flatMap((line) => line.match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g) ?? []);
  return [...new Set(names)];
}

/** Beginnings of the lines that define a member: `name`: meaning, or | `name` | meaning |; of operators, a setting. */
const DEFINITIONS: Partial<Record<Section, RegExp>> = {
  Glossary: /^`(\w+)`:/gm,
  "API reference": /^\| `(\w+)` \|/gm,
  Operators: /^\| `([A-Z][A-Z_]+|[a-z]+[A-Z]\w*)` \|/gm,
};

/** Returns the members of the API and the settings of the service that a part defines. */
function membersOf(section: Section, markdown: string): readonly string[] {
  const definition = DEFINITIONS[section];
  return definition === undefined ? [] : [...markdown.matchAll(definition)].map(([, name = ""]) => name);
}

/** Beginnings of lines that lead to other pages, or say how a name of the library is imported. */
const ABOUT_PAGES = /^(?:(?:Next|Guides?): |[A-Z][a-z ]+ of \S+: import )/;

/**
 * Splits Markdown into blocks, without pictures, the labels of code, the headings of tables, and the lines that only lead to other
 * pages. A sentence that introduces code ends with a full stop instead of a colon.
 */
function blocksOf(markdown: string): readonly Block[] {
  return markdown
    .replace(/^\|.*\|\n\|[\s:|-]+\|$/gm, "")
    .replace(/<!--[\s\S]*?-->|!\[[^\]]*\]\([^)]*\)/g, "")
    .replace(/(?<=^\n*|\n\n)[^\n]{1,20}:\n+(?=\s*\0)/g, "")
    .replace(/:(?=\n+\s*\0)/g, ".")
    .replaceAll(CODE, "")
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.)\s|\|)/)
    .map((block) => (block.trim().startsWith("|") ? rowOf(block) : plainText(withoutMarks(block))))
    .filter((block) => block !== "" && !ABOUT_PAGES.test(block))
    .map((text) => new Block(text));
}

function withoutMarks(block: string): string {
  return block.replace(/^\s*(?:[-*]|\d+\.)\s/gm, "").replace(/^>+/gm, " ");
}

/** Joins the cells of a table's row, without those that mean nothing apart from their column. */
function rowOf(row: string): string {
  return row
    .trim()
    .replace(/^\||\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => plainText(cell.replaceAll("\\|", "|")))
    .filter((cell) => !/^(?:yes|no|-|)$/.test(cell))
    .join(" · ");
}
