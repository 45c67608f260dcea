import { PUBLISHED_NAMES } from "@chart/ui";
import type { Part } from "./content/library-parts.js";
import { readDocument } from "./content/read-document.js";

const README = "packages/chart-core/README.md";

/** Names as programs import them. */
export const CORE: string = PUBLISHED_NAMES["chart-core"];
const SVG = PUBLISHED_NAMES["bodygraph-svg"];

/** Writes the list of all entries: purpose and size, then a sentence about each function. */
export function libraryList(entries: readonly Part[], parts: readonly Part[]): string {
  const rows = entries.map((entry, index) => {
    const meaning = `${index === 0 ? "**Start here.** " : ""}${firstSentence(entry)}`;
    return `| ${linkTo(entry)} | ${meaning} | ${sizeOf(entry).size} |`;
  });
  return [
    "# Library reference",
    `Every entry and function of ${CORE}. An entry is a module that you import from, such as ` +
      `\`${CORE}/time\`; its page also lists its types and constants. ` +
      "New here? [Using the library](/docs/guides/library) installs it and leads " +
      "through the common tasks. The main function is " +
      "[`computeChart()`](/docs/library/api/chart-core/computeChart).",
    "## Entries",
    ["| entry | for | gzip |", "| --- | --- | ---: |", ...rows].join("\n"),
    "The size is that of the whole entry; a bundler drops what your program does not use " +
      "([all sizes](/docs/library/chart-core#sizes)). " +
      `The size of \`${CORE}/lazy\` includes the data that its first chart loads.`,
    `[${SVG}](/docs/library/bodygraph-svg) is a package of its own, which draws charts: ` +
      "`renderBodygraph`, `renderTransit`, `renderComposite`, `renderWheel` and `renderDay`.",
    "## Functions",
    "Bad input throws a [`ChartInputError`](/docs/library/api/chart-core/ChartInputError) with a stable code.",
    ...entries.flatMap((entry) => {
      const functions = exportsOf(entry, parts).filter(({ kind }) => kind === "Functions");
      return functions.length === 0 ? [] : [`### ${entry.title}`, tableOf(functions)];
    }),
    "",
  ].join("\n\n");
}

/** Writes a table of exports with the first sentence about each. */
export function tableOf(parts: readonly Part[]): string {
  const rows = parts.map((part) => `| ${linkTo(part)} | ${firstSentence(part)} |`);
  return ["| name | meaning |", "| --- | --- |", ...rows].join("\n");
}

/** Returns all exports of an entry, its own first. Some are described with another entry, which lists them too. */
export function exportsOf({ entry, others = [] }: Part, parts: readonly Part[]): readonly Part[] {
  const described = others.flatMap((target) => parts.filter((part) => part.target === target));
  return [...parts.filter((part) => part.entry === entry && part.kind !== undefined), ...described];
}

function linkTo({ title, path }: Part): string {
  return `[\`${title}\`](${path})`;
}

/** Returns the compressed size of an entry from the library's page, and the part of the entry that it is the size of. */
export function sizeOf({ title }: Part): { readonly size: string; readonly of: string } {
  const row = new RegExp(`^\\| \`${escapePattern(title)}\`([^|]*)\\| [\\d.,]+ \\| ([\\d.,]+) \\|$`, "m");
  const [, note = "", kilobytes = ""] = row.exec(readDocument(README)) ?? [];
  const rounded = Math.round(Number(kilobytes.replaceAll(",", "")));
  return { size: `${rounded.toLocaleString("en")} kB`, of: note.trim() || "as a whole" };
}

/** Escapes a name for a regular expression: names on npm may have dots. */
export function escapePattern(name: string): string {
  return name.replaceAll(".", "\\.");
}

/** Returns the first sentence about a part, as text for a cell of a table. */
export function firstSentence({ text }: Part): string {
  const [paragraph = ""] = text.split("\n\n");
  const line = withoutName(paragraph.replaceAll("\n", " "));
  const sentence = /^.*?\.(?=\s+[A-Z`]|$)/.exec(line)?.[0] ?? line;
  return sentence.replaceAll(/(?<!\\)\|/g, "\\|");
}

/** Removes the name of an entry from the start of the text about it, for places below its name. */
export function withoutName(text: string): string {
  return text.replace(/^The entry `[^`]+`: (\w)/, (_, letter: string) => letter.toUpperCase());
}
