import { API_REFERENCE_FILE } from "./documents.js";
import { linesOf } from "./markdown-blocks.js";
import { readDocument } from "./read-document.js";
import { Slugs } from "./slugs.js";

/** Path of the list of chart-core's entries, above all pages of its reference. */
export const LIBRARY_PATH = "/docs/library/api";

/** Kinds of exports that exist only as types. */
export const TYPE_KINDS: ReadonlySet<string> = new Set(["Interfaces", "Type aliases"]);

/** A part of the reference that becomes a page: an entry of the library, or one of its exports. */
export interface Part {
  readonly title: string;
  readonly path: string;
  /** Entry that the part belongs to. */
  readonly entry: string;
  /** Such as "Functions"; undefined for the part about an entry. */
  readonly kind: string | undefined;
  readonly lines: string[];
}

/** The reference as pages. */
interface LibraryParts {
  readonly parts: readonly Part[];
  /** Page and anchor of each heading, by the anchor that the heading has in the file. */
  readonly targets: ReadonlyMap<string, string>;
}

let split: LibraryParts | undefined;

/** Splits the file of chart-core's API reference into pages, once. */
export function libraryParts(): LibraryParts {
  split ??= splitReference(readDocument(API_REFERENCE_FILE));
  return split;
}

function splitReference(markdown: string): LibraryParts {
  const parts: Part[] = [];
  const targets = new Map<string, string>();
  const anchors = new Slugs();
  let anchorsOfPage = new Slugs();
  let entryPath = LIBRARY_PATH;
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
      entryPath = `${LIBRARY_PATH}/${title.replaceAll("/", "-")}`;
      add({ title, path: entryPath, entry: title, kind: undefined }, anchor);
    } else if (marks.length === 3) {
      kind = title;
      targets.set(anchor, entryPath);
    } else if (marks.length === 4) {
      const entry = parts.at(-1)?.entry ?? "";
      add({ title, path: pathOf(entryPath, title, kind), entry, kind: kind ?? "" }, anchor);
    } else if (marks.length > 4) {
      parts.at(-1)?.lines.push(text);
      targets.set(anchor, `${parts.at(-1)?.path}#${anchorsOfPage.next(title)}`);
    }
  }
  return { parts, targets };
}

/**
 * Returns the path of an export's page. Types have a folder of their own: `group` and `Group` would be one file for
 * systems that ignore case.
 */
function pathOf(entryPath: string, title: string, kind = ""): string {
  return `${entryPath}/${TYPE_KINDS.has(kind) ? "types/" : ""}${title.replace(/\W/g, "")}`;
}
