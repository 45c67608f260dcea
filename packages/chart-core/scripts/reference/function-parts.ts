import ts from "typescript";
import { docCommentOf, firstSentence, oneLine, parameterName } from "./doc-comment.js";
import type { Export, Library } from "./entries.js";
import { blocks, cell, code, linker, linkTo, prose, table } from "./markdown.js";
import { signatureOf, typeMarkdown } from "./types.js";
import { errorsTable } from "./values-table.js";

/** Writes the parts of a function before its example: text, signature, parameters, result and errors. */
export function functionParts(of: Export, library: Library): (string | false | undefined)[] {
  const overloads = of.declarations.filter(ts.isFunctionDeclaration);
  const comments = overloads.map((node) => docCommentOf(node));
  const parameters = new Map(
    overloads.flatMap((node) => node.parameters.map((each) => [parameterName(each), each] as const)),
  );
  const rows = [...parameters].map(([name, node]) => {
    const type = node.type === undefined ? "" : typeMarkdown(node.type, linker(library));
    const text = comments.find(({ params }) => params[name] !== undefined)?.params[name] ?? "";
    return [`\`${markedName(node)}\``, cell(type), cell(prose(text, of.entry, library))];
  });
  const returns = overloads.map(({ type }, index) => {
    const linked = type === undefined ? "" : typeMarkdown(type, linker(library));
    const returned = comments[index]?.returns ?? aboutType(type, library);
    return returned === "" ? linked : `${linked}: ${oneLine(prose(returned, of.entry, library))}`;
  });
  const furtherCalls = overloads.slice(1).map((node, index) => {
    const call = `${of.name}(${node.parameters.map(markedName).join(", ")})`;
    return `- \`${call}\`: ${oneLine(prose(comments[index + 1]?.text ?? "", of.entry, library))}`;
  });
  const throws = comments.find((comment) => comment.throws.length > 0)?.throws ?? [];
  return [
    prose(comments[0]?.text ?? "", of.entry, library),
    furtherCalls.join("\n"),
    code("ts", signatureOf(of)),
    rows.length > 0 && `## Parameters\n\n${table(["parameter", "type", "meaning"], rows)}`,
    `## Returns\n\n${returns.length === 1 ? returns[0] : returns.map((line) => `- ${line}`).join("\n")}`,
    throws.length > 0 && errorsPart(throws, of.entry, library),
  ];
}

/** Returns the name of a parameter, with a question mark if it is optional. */
function markedName(node: ts.ParameterDeclaration): string {
  const isOptional = node.questionToken !== undefined || node.initializer !== undefined;
  return `${parameterName(node)}${isOptional ? "?" : ""}`;
}

/** Returns the first sentence about the type that a function returns. */
function aboutType(type: ts.TypeNode | undefined, { exportAt }: Library): string {
  if (type === undefined || !ts.isTypeReferenceNode(type)) return "";
  const name = type.typeName.getText() === "Promise" ? type.typeArguments?.[0] : type;
  const of = name && ts.isTypeReferenceNode(name) ? exportAt(name.typeName) : undefined;
  const [declaration] = of?.declarations ?? [];
  return declaration === undefined ? "" : firstSentence(docCommentOf(declaration).text);
}

/** The start of a comment on errors of the library: their codes. */
const CODES = /^ChartInputError ((?:`[A-Z_]+`(?:, | or |, or )?)+)/;

/**
 * Writes the errors of a function. The first comment names codes. Each further one gives the reason for one code, if the
 * general reason does not fit the function, or names another kind of error.
 */
function errorsPart(throws: readonly string[], entry: string, library: Library): string {
  const codes = new Set<string>();
  const reasons = new Map<string, string>();
  const notes: string[] = [];
  const others: string[] = [];
  for (const text of throws.map((each) => prose(oneLine(each), entry, library))) {
    const [start = "", list = ""] = CODES.exec(text) ?? [];
    const own = [...list.matchAll(/[A-Z_]+/g)].map(([code]) => code);
    const [, reason] = /^if (.+)\.$/.exec(text.slice(start.length).trim()) ?? [];
    for (const code of own) {
      codes.add(code);
      if (reason !== undefined) reasons.set(code, cell(reason));
    }
    if (own.length === 0) others.push(`Throws ${text}`);
    else if (reason === undefined) notes.push(text.slice(start.length).replace(/\.$/, ""));
  }
  const sense = codes.size === 1 ? "this code" : "one of these codes";
  return blocks(
    "## Errors",
    `Throws ${linkTo(errorClass(library))} with ${sense}${notes.join("")}.`,
    errorsTable([...codes], reasons),
    ...others,
  );
}

function errorClass({ exports }: Library): Export {
  const found = exports.find(({ kind }) => kind === "Classes");
  if (found === undefined) throw new Error("The class of errors is missing");
  return found;
}
