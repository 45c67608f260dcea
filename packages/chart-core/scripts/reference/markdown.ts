import ts from "typescript";
import { linkDocuments, oneLine } from "./doc-comment.js";
import type { Export, Library } from "./entries.js";
import type { LinkOf } from "./types.js";

/** Returns the target of a link to an export; the site knows its page. */
export function linkTarget({ entry, name }: Pick<Export, "entry" | "name">): string {
  return `@${entry}#${name}`;
}

/** Returns the heading of an export. */
export function headingOf({ kind, name }: Export): string {
  return kind === "Functions" ? `${name}()` : name;
}

/** Writes the link to an export. */
export function linkTo(of: Export): string {
  return `[\`${headingOf(of)}\`](${linkTarget(of)})`;
}

/** Returns the links of the names in a type. */
export function linker({ exportAt }: Library): LinkOf {
  return (name) => {
    const of = ts.isIdentifier(name) ? exportAt(name) : undefined;
    return of && `[\`${of.name}\`](${linkTarget(of)})`;
  };
}

/** Turns the links of a comment into Markdown. A name means the export of the same entry, if there is one. */
export function prose(text: string, entry: string, { exports }: Library): string {
  const linked = text.replaceAll(/\{@link (\w+)\}/g, (_, name: string) => {
    const all = exports.filter((each) => each.name === name);
    const of = all.find((each) => each.entry === entry) ?? all[0];
    return of === undefined ? `\`${name}\`` : linkTo(of);
  });
  return linkDocuments(linked);
}

/** Writes a table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** Fits a text into a cell of a table. */
export function cell(text: string): string {
  return oneLine(text).replaceAll("|", "\\|");
}

/** Writes a block of code. */
export function code(language: string, text: string): string {
  return `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;
}

/** Joins the parts of a text; those that are missing are left out. */
export function blocks(...texts: readonly (string | false | undefined)[]): string {
  return texts.filter((text) => text !== false && text !== undefined && text !== "").join("\n\n");
}
