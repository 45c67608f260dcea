import ts from "typescript";
import { docCommentOf, moduleComment } from "./doc-comment.js";
import { type Declaration, type Entry, type Export, KINDS, type Library, readLibrary } from "./entries.js";
import { factsTable } from "./facts-table.js";
import { functionParts } from "./function-parts.js";
import { blocks, code, headingOf, linkTarget, prose } from "./markdown.js";
import { membersTable } from "./members-table.js";
import { signatureOf } from "./types.js";
import { literalsOf, valuesTable } from "./values-table.js";

/** Most lines of a constant whose value is shown. */
const MAX_VALUE_LINES = 30;

/** An entry of the library, or one of its exports. */
export interface ReferencePart {
  readonly title: string;
  /** Name of the entry as in an import: `chart-core/time`. */
  readonly entry: string;
  /** Absent for the part about an entry itself. */
  readonly kind?: Export["kind"];
  /** Markdown. Links to exports have targets that {@link linkTarget} makes, others are relative to the folder docs. */
  readonly text: string;
  /** Program of an entry. */
  readonly example?: string;
  /** Targets of exports that an entry has, and that are described with another one. */
  readonly others?: readonly string[];
}

/** Writes the part of each entry, followed by those of its exports. */
export function referenceParts(): readonly ReferencePart[] {
  const library = readLibrary();
  return library.entries.flatMap((entry) => [
    entryPart(entry, library),
    ...KINDS.flatMap((kind) =>
      entry.exports
        .filter((of) => of.kind === kind)
        .map((of) => ({ title: headingOf(of), entry: entry.name, kind, text: exportText(of, library) })),
    ),
  ]);
}

function entryPart({ name, source, references }: Entry, library: Library): ReferencePart {
  const { text, example } = moduleComment(source);
  const others = references.map((of) => linkTarget(of));
  return { title: name, entry: name, text: prose(text, name, library), example, others };
}

function exportText(of: Export, library: Library): string {
  const [node] = of.declarations;
  if (node === undefined) return "";
  const literals = literalsOf(of, library);
  const isListed = ts.isTypeAliasDeclaration(node) && /^\(typeof \w+\)\[number\]$/.test(node.type.getText());
  const shown = isListed ? literals?.map((value) => `"${value}"`) : undefined;
  const values = literals && valuesTable(literals);
  const members = membersTable(node, library);
  const value = writtenValue(node);
  const facts = factsTable(of);
  const examples = of.declarations.flatMap((each) => docCommentOf(each).examples);
  const parts = ts.isFunctionDeclaration(node)
    ? functionParts(of, library)
    : [
        prose(docCommentOf(node).text, of.entry, library),
        code("ts", signatureOf(of, shown)),
        members && `## Properties\n\n${members}`,
        values && `## Values\n\n${values}`,
        value && `## Value\n\n${code("ts", value)}`,
      ];
  return blocks(
    ...parts,
    examples.length > 0 && "## Example",
    ...examples.map((example) => code("ts", example)),
    facts && `## All names\n\n${facts}`,
  );
}

/** Returns the value of a constant as the source writes it; undefined if it is long, computed or part of the signature. */
function writtenValue(node: Declaration): string | undefined {
  if (!ts.isVariableDeclaration(node) || node.type === undefined || node.initializer === undefined)
    return undefined;
  const { initializer } = node;
  const value = (ts.isCallExpression(initializer) && initializer.arguments[0]) || initializer;
  if (!ts.isObjectLiteralExpression(value) && !ts.isArrayLiteralExpression(value)) return undefined;
  const text = value.getText();
  const [indentation = ""] = /\n *(?=.$)/.exec(text) ?? [];
  const isLong = text.split("\n").length > MAX_VALUE_LINES;
  return isLong || text.includes("...") ? undefined : text.replaceAll(indentation, "\n");
}
