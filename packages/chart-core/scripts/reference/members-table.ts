import ts from "typescript";
import { docCommentOf } from "./doc-comment.js";
import type { Library } from "./entries.js";
import { cell, linker, prose, table } from "./markdown.js";
import { typeMarkdown } from "./types.js";

/** Writes the table of the members of an object type: those that it inherits, then its own. */
export function membersTable(node: ts.Node, library: Library): string | undefined {
  const isObject =
    ts.isInterfaceDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    (ts.isTypeAliasDeclaration(node) && ts.isTypeLiteralNode(node.type));
  if (!isObject) return undefined;
  const declarations = library.checker
    .getTypeAtLocation(node)
    .getProperties()
    .flatMap(({ declarations: [declaration] = [] }) => declaration ?? [])
    .filter((declaration) => declaration.getSourceFile().fileName.includes("/src/"));
  const isOwn = (declaration: ts.Node) => declaration.parent === node;
  const inOrder = [...declarations.filter((each) => !isOwn(each)), ...declarations.filter(isOwn)];
  const rows = inOrder.flatMap((declaration) => memberRows(declaration, "", library));
  return rows.length === 0 ? undefined : table(["property", "type", "meaning"], rows);
}

/** Returns the row of a member, and those of its own members. */
function memberRows(node: ts.Node, path: string, library: Library): string[][] {
  if (!ts.isPropertySignature(node) && !ts.isPropertyDeclaration(node)) return [];
  const name = `${path}${node.name.getText()}${node.questionToken === undefined ? "" : "?"}`;
  const doc = docCommentOf(node).text || inheritedDoc(node, library);
  const isObject = node.type !== undefined && ts.isTypeLiteralNode(node.type);
  const literal = ts.isPropertyDeclaration(node) ? (node.initializer?.getText() ?? "") : "";
  const written = node.type === undefined ? `\`${literal}\`` : typeMarkdown(node.type, linker(library));
  const type = isObject ? "`object`" : written;
  const inner = isObject ? (node.type as ts.TypeLiteralNode).members : [];
  return [
    [`\`${name}\``, cell(type), cell(prose(doc, "", library))],
    ...inner.flatMap((member) => memberRows(member, `${name}.`, library)),
  ];
}

/** Returns the comment that a member of the class of errors has in the interface of its details. */
function inheritedDoc(node: ts.PropertySignature | ts.PropertyDeclaration, { exports }: Library): string {
  const details = exports.find(({ name }) => name === "ChartInputErrorDetails")?.declarations[0];
  if (!ts.isClassDeclaration(node.parent) || details === undefined || !ts.isInterfaceDeclaration(details))
    return "";
  const same = details.members.find(({ name }) => name?.getText() === node.name.getText());
  return same === undefined ? "" : docCommentOf(same).text;
}
