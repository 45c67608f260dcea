import ts from "typescript";
import { parameterName } from "./doc-comment.js";
import type { Declaration, Export } from "./entries.js";

/** Most characters of a line of a signature, as on the pages and on GitHub. */
const LINE_LENGTH = 80;

/** Most characters of a function on one line; a longer one has a line for each parameter, which phones show whole. */
const FUNCTION_LENGTH = 44;

const PRINTER = ts.createPrinter({ removeComments: true });

/** Returns the link to the export that a name means; undefined if it means none. */
export type LinkOf = (name: ts.Node) => string | undefined;

/** Writes a type as Markdown: names of exports as links, other names and values as code. */
export function typeMarkdown(type: ts.TypeNode, linkOf: LinkOf): string {
  const source = type.getSourceFile();
  let text = "";
  let end = type.getStart();
  const add = (node: ts.Node, markdown: string): void => {
    text += /\s/.test(source.text.slice(end, node.getStart())) ? ` ${markdown}` : markdown;
    end = node.getEnd();
  };
  const visit = (node: ts.Node): void => {
    const children = node.getChildren();
    const isTemplate = ts.isTemplateLiteralTypeNode(node);
    const token = node.getText();
    if (ts.isJSDoc(node) || token === "") return;
    if (isTemplate) add(node, `\`\` ${token} \`\``);
    else if (children.length > 0) children.forEach(visit);
    else add(node, linkOf(node) ?? tokenMarkdown(token));
  };
  visit(type);
  return text.replace(/^\| /, "");
}

/** Writes words and values as code; the rest is escaped. */
function tokenMarkdown(token: string): string {
  const isWord = /^["\w]/.test(token) && !/^(?:readonly|keyof|typeof|in|extends)$/.test(token);
  return isWord ? `\`${token}\`` : token.replaceAll(/[<[*]/g, "\\$&");
}

/**
 * Writes the declaration of an export as TypeScript, without comments and bodies.
 *
 * @param literals Values of a type alias that the source takes from a constant.
 */
export function signatureOf({ name, declarations }: Export, literals?: readonly string[]): string {
  if (literals !== undefined) return fillUnion(`type ${name} = `, literals);
  return declarations.map((declaration) => signature(declaration)).join("\n");
}

function signature(node: Declaration): string {
  if (ts.isFunctionDeclaration(node)) return functionSignature(node);
  if (ts.isVariableDeclaration(node)) return constantSignature(node);
  if (ts.isTypeAliasDeclaration(node) && ts.isUnionTypeNode(node.type)) {
    const members = node.type.types.map((type) => printed(type, node));
    return fillUnion(`type ${node.name.text} = `, members);
  }
  if (ts.isClassDeclaration(node)) return classSignature(node);
  return wrapped(printed(node, node).replace(/^export /, ""));
}

/** Prints a node without comments, indented by two spaces. */
function printed(node: ts.Node, { getSourceFile }: Pick<ts.Node, "getSourceFile">): string {
  return PRINTER.printNode(ts.EmitHint.Unspecified, node, getSourceFile.call(node)).replaceAll(
    /^(?: {4})+/gm,
    (spaces) => spaces.slice(spaces.length / 2),
  );
}

function functionSignature(node: ts.FunctionDeclaration): string {
  const parameters = node.parameters.map((parameter) => parameterText(parameter));
  const start = `function ${node.name?.text}`;
  const end = `: ${node.type === undefined ? "void" : printed(node.type, node)};`;
  const line = `${start}(${parameters.join(", ")})${end}`;
  if (line.length <= FUNCTION_LENGTH) return line;
  return `${start}(\n${parameters.map((parameter) => `  ${parameter},\n`).join("")})${end}`;
}

/** Writes a parameter; one with a default value is optional. */
function parameterText(node: ts.ParameterDeclaration): string {
  const { questionToken, initializer, type } = node;
  const isOptional = questionToken !== undefined || initializer !== undefined;
  const text = type === undefined ? "unknown" : printed(type, type);
  return `${parameterName(node)}${isOptional ? "?" : ""}: ${text}`;
}

function classSignature(node: ts.ClassDeclaration): string {
  const heritage = node.heritageClauses?.map((clause) => ` ${clause.getText()}`).join("") ?? "";
  const members = node.members.flatMap((member) => {
    if (ts.isConstructorDeclaration(member)) {
      return [`  constructor(${member.parameters.map((parameter) => parameterText(parameter)).join(", ")});`];
    }
    if (!ts.isPropertyDeclaration(member)) return [];
    const { name, type, initializer } = member;
    return [`  readonly ${name.getText()}: ${(type ?? initializer)?.getText()};`];
  });
  return `class ${node.name?.text}${heritage} {\n${members.join("\n")}\n}`;
}

function constantSignature({ name, type, initializer }: ts.VariableDeclaration): string {
  const text = type === undefined ? tupleText(initializer) : printed(type, type);
  return wrapped(`const ${name.getText()}: ${text};`);
}

/** Writes the type of a list of literals. */
function tupleText(initializer: ts.Expression | undefined): string {
  const list = initializer && ts.isAsExpression(initializer) ? initializer.expression : initializer;
  return `readonly ${list
    ?.getText()
    .replaceAll(/\s+/g, " ")
    .replace("[ ", "[")
    .replace(/, ?\]$/, "]")}`;
}

/** Writes a union on one line, or filled up line by line. */
function fillUnion(start: string, members: readonly string[]): string {
  const line = `${start}${members.join(" | ")};`;
  if (line.length <= LINE_LENGTH) return line;
  const lines = [""];
  for (const member of members) {
    const next = `${lines.at(-1)} | ${member}`;
    if (next.length <= LINE_LENGTH - 2) lines[lines.length - 1] = next;
    else lines.push(` | ${member}`);
  }
  return `${start.trimEnd()}${lines.map((text) => (text === "" ? "" : `\n ${text}`)).join("")};`;
}

/** Breaks a long declaration between its parts; one that has lines already stays as it is. */
function wrapped(line: string): string {
  if (line.includes("\n")) return line;
  const lines = [""];
  for (const part of line.split(/(?<=, |[:&=] )/)) {
    if (lines.at(-1) !== "" && `${lines.at(-1)}${part}`.trimEnd().length > LINE_LENGTH) lines.push("  ");
    lines[lines.length - 1] += part;
  }
  return lines.map((each) => each.trimEnd()).join("\n");
}
