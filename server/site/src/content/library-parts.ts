import { API_REFERENCE_FILE } from "./documents.js";
import { changeLinks } from "./markdown-blocks.js";
import { readDocument } from "./read-document.js";
import { siteLink } from "./site-links.js";

/** Path of the list of chart-core's entries, above all pages of its reference. */
export const LIBRARY_PATH = "/docs/library/api";

export const TYPE_KINDS: ReadonlySet<string> = new Set(["Interfaces", "Type aliases"]);

/** An entry of the library or one of its exports, as chart-core's build wrote it. */
interface WrittenPart {
  /** Name of an entry as programs import it, or of an export. */
  readonly title: string;
  /** Entry that it belongs to, by its name in the sources. */
  readonly entry: string;
  /** Such as "Functions"; undefined for the part about an entry. */
  readonly kind?: string;
  /** Markdown below the title. */
  readonly text: string;
  /** Program that shows the use of an entry. */
  readonly example?: string;
  /** Exports of an entry that are described with another one, by the targets of links to them. */
  readonly others?: readonly string[];
}

/** A part of the reference that becomes a page. */
export interface Part extends WrittenPart {
  readonly target: string;
  readonly path: string;
  /** Title of its entry. */
  readonly entryTitle: string;
}

/** Reads the parts of chart-core's API reference, with the links of the site. */
export function libraryParts(): readonly Part[] {
  const written = JSON.parse(readDocument(API_REFERENCE_FILE)) as readonly WrittenPart[];
  const entries = written.filter(({ kind }) => kind === undefined);
  const titles = new Map(entries.map(({ entry, title }) => [entry, title]));
  const parts = written.map((part) => {
    const target = `@${part.entry}#${part.title.replace("()", "")}`;
    return { ...part, path: pathOf(part), target, entryTitle: titles.get(part.entry) ?? part.entry };
  });
  const paths = new Map(parts.map(({ target, path }) => [target, path]));
  const link = (href: string) => paths.get(href) ?? siteLink(href, "packages/chart-core/docs/README.md");
  return parts.map((part) => ({ ...part, text: changeLinks(part.text, link) }));
}

/** Returns the path of a part's page. Types have a folder: some systems take `group` and `Group` for one file. */
function pathOf({ title, entry, kind }: WrittenPart): string {
  const entryPath = `${LIBRARY_PATH}/${entry.replaceAll("/", "-")}`;
  if (kind === undefined) return entryPath;
  return `${entryPath}/${TYPE_KINDS.has(kind) ? "types/" : ""}${title.replace("()", "")}`;
}
