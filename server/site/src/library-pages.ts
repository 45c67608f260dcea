import type { SourcePage } from "./base/page.js";
import { LIBRARY_PATH, libraryParts, type Part, TYPE_KINDS } from "./content/library-parts.js";
import { type RenderCode, renderMarkdown } from "./content/render-markdown.js";
import { glossaryLink } from "./glossary/glossary-page.js";
import {
  CORE,
  escapePattern,
  exportsOf,
  firstSentence,
  libraryList,
  sizeOf,
  tableOf,
  withoutName,
} from "./library-list.js";

/** Kinds of exports in the order of an entry's page, each with the word for one of them. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ["Functions", "Function"],
  ["Classes", "Class"],
  ["Constants", "Constant"],
  ["Interfaces", "Interface"],
  ["Type aliases", "Type alias"],
]);

/** Term of the glossary that explains the values of a constant or a type, by its name. */
const TERMS: Readonly<Record<string, string>> = {
  GATES: "gate",
  CHANNELS: "channel",
  CROSSES: "incarnationCross",
  Variables: "variables",
};

/** Creates the pages of chart-core's API reference: a list, then a page for each entry and each export. */
export function libraryPages(renderCode: RenderCode): readonly SourcePage[] {
  const parts = libraryParts();
  const types = new Map(parts.filter(isType).map(({ title, path }) => [title, path]));
  const page = (
    place: Pick<SourcePage, "path" | "title" | "windowTitle" | "label" | "parent">,
    description: string,
    text: string,
  ): SourcePage => ({
    ...place,
    description,
    section: "Library",
    keywords: place.title,
    inNavigation: place.path === LIBRARY_PATH,
    markdown: () => text,
    content: () => {
      const { html, headings } = renderMarkdown(text, renderCode);
      return { html: linkTypes(html, types, place.path), headings };
    },
  });
  const entries = parts.filter(({ kind }) => kind === undefined);
  const sorted = [...parts].sort(byTitle);
  const list = libraryList(entries, sorted);
  const about = `All entries and functions of ${CORE}, with their sizes.`;
  return [
    page({ path: LIBRARY_PATH, title: "Library reference" }, about, list),
    ...entries.flatMap((entry) => [
      page(
        { path: entry.path, title: titleOf(entry), label: entry.title, parent: LIBRARY_PATH },
        descriptionOf(entry),
        entryText(entry, sorted),
      ),
      ...sorted
        .filter((part) => part.entry === entry.entry && part.kind !== undefined)
        .sort((a, b) => rankOf(a) - rankOf(b))
        .map((part) => {
          const { path, title } = part;
          const windowTitle = `${title} · ${entry.title}`;
          const place = { path, title, windowTitle, parent: entry.path };
          return page(place, descriptionOf(part), exportText(part, entry));
        }),
    ]),
  ];
}

/** Returns the title of an entry's page; the package has the name of its main entry. */
function titleOf({ title }: Part): string {
  return `Entry ${title}`;
}

/** Returns the first sentence about a part without markup, and where the part belongs. */
function descriptionOf(part: Part): string {
  const text = firstSentence(part)
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/[`\\]/g, "");
  return part.kind === undefined ? text : `${text} ${KINDS.get(part.kind)} of ${part.entryTitle}.`;
}

function byTitle(a: Part, b: Part): number {
  return a.title.localeCompare(b.title, "en");
}

/** Orders the pages of an entry by kind. */
function rankOf({ kind = "" }: Part): number {
  return [...KINDS.keys()].indexOf(kind);
}

/** Writes the page of an export, which begins with its import. */
function exportText({ title, kind = "", text }: Part, entry: Part): string {
  const name = title.replace("()", "");
  const origin = `${KINDS.get(kind) ?? kind} of [${entry.title}](${entry.path}):`;
  const statement = `\`import ${TYPE_KINDS.has(kind) ? "type " : ""}{ ${name} } from "${entry.title}"\``;
  const term = glossaryLink(TERMS[title] ?? "");
  const glossary = term === undefined ? "" : `\nMeanings: [glossary](${term}).\n`;
  return `# ${title}\n\n${origin} ${statement}\n\n${linkTerms(text)}\n\n${glossary}`;
}

/** Links the values that are terms of the glossary to their entries. */
function linkTerms(text: string): string {
  return text.replaceAll(/^\| `"(\w+)"` \| (?=\*\*)/gm, (row, term: string) => {
    const link = glossaryLink(term);
    return link === undefined ? row : `| [\`"${term}"\`](${link}) | `;
  });
}

function isType({ kind = "" }: Part): boolean {
  return TYPE_KINDS.has(kind) || kind === "Classes";
}

/** Turns the names of types in the signature, which is the first block of code, into links to their pages. */
function linkTypes(html: string, types: ReadonlyMap<string, string>, path: string): string {
  return html.replace(/(<code id="code-block-1">)(.*?)(?=<\/code>)/s, (_, start: string, code: string) => {
    const text = code.replace(/<span class="t-s">[^<]*<\/span>|<[^>]*>|\b[A-Z]\w+\b/g, (name) => {
      const target = types.get(name);
      return target === undefined || target === path ? name : `<a href="${target}">${name}</a>`;
    });
    return `${start}${text}`;
  });
}

/** Writes the page of an entry: its import, what it is for, its size, an example, and all exports by kind. */
function entryText(entry: Part, parts: readonly Part[]): string {
  const all = exportsOf(entry, parts);
  const { text, example = "" } = entry;
  const statement =
    new RegExp(`^import .* from "${escapePattern(entry.title)}"`, "m").exec(example)?.[0] ?? "";
  const kinds = [...KINDS.keys()].flatMap((kind) => {
    const rows = all.filter((part) => part.kind === kind).sort(byTitle);
    return rows.length === 0 ? [] : [`## ${kind}`, tableOf(rows)];
  });
  const { size, of } = sizeOf(entry);
  const sentence = `Size: ${size} compressed, ${of} ([all sizes](/docs/library/chart-core#sizes)).`;
  return `${[
    `# ${titleOf(entry)}`,
    `Entry of [${CORE}](/docs/library/chart-core): \`${statement}\``,
    withoutName(text),
    sentence,
    "## Example",
    `\`\`\`ts\n${example}\n\`\`\``,
    ...kinds,
  ].join("\n\n")}\n`;
}
