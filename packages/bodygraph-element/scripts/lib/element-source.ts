/** What the sources of an element say, read with the parser of TypeScript. */
import { readFileSync } from "node:fs";
import ts from "typescript";

/** A declaration with the text of its doc comment. */
export interface Described {
  readonly name: string;
  readonly description: string;
}

/** A member of a class or an interface, with its type as it is written. */
export interface Member extends Described {
  readonly isMethod: boolean;
  readonly isReadonly: boolean;
  readonly type: string;
}

const SRC = new URL("../../src/", import.meta.url);

/** Parses a file of src. */
export function parse(path: string): ts.SourceFile {
  return ts.createSourceFile(path, readFileSync(new URL(path, SRC), "utf8"), ts.ScriptTarget.Latest, true);
}

/** Finds a declaration by its name, at the top of a file. */
export function find(source: ts.SourceFile, name: string): ts.Node {
  const declarations = source.statements.flatMap((statement): readonly ts.Node[] =>
    ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement],
  );
  const found = declarations.find((node) => (node as ts.NamedDeclaration).name?.getText() === name);
  if (found === undefined) throw new Error(`${source.fileName} declares no ${name}`);
  return found;
}

/** Returns the text of a declaration's doc comment, in one line. */
export function descriptionOf(node: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  return lineOf(comment?.comment);
}

/** Returns what the tags of a kind in a doc comment name: a name and a text, or, of a slot without a name, a text. */
export function tagged(node: ts.Node, tag: string): readonly Described[] {
  return ts
    .getJSDocTags(node)
    .filter(({ tagName }) => tagName.text === tag)
    .map(({ comment }) => {
      const [, name = "", description = ""] = /^(\S+) (.*)$/.exec(lineOf(comment)) ?? [];
      return { name: name === "-" ? "" : name, description };
    });
}

/** Returns the public members of a class or an interface that have a doc comment. */
export function membersOf(node: ts.Node): readonly Member[] {
  const { members } = node as ts.ClassDeclaration | ts.InterfaceDeclaration;
  const all: readonly ts.Node[] = members;
  const settable = new Set(all.filter(ts.isSetAccessor).map(({ name }) => name.getText()));
  return [...members].flatMap((member) => {
    const { name } = member;
    const isStatic = ts.getCombinedModifierFlags(member as ts.Declaration) & ts.ModifierFlags.Static;
    if (!name || ts.isPrivateIdentifier(name) || isStatic || descriptionOf(member) === "") return [];
    const type = (member as ts.MethodDeclaration).type?.getText() ?? "";
    const isMethod = ts.isMethodDeclaration(member);
    const isReadonly = !isMethod && !settable.has(name.getText());
    return { name: textOf(name), description: descriptionOf(member), isMethod, isReadonly, type };
  });
}

/** Returns the doc comments of an object's properties. */
export function descriptionsIn(node: ts.Node): ReadonlyMap<string, string> {
  const descriptions = new Map<string, string>();
  const visit = (child: ts.Node): void => {
    if (ts.isPropertyAssignment(child) && descriptionOf(child) !== "")
      descriptions.set(textOf(child.name), descriptionOf(child));
    else ts.forEachChild(child, visit);
  };
  visit(node);
  return descriptions;
}

function textOf(name: ts.PropertyName): string {
  return ts.isStringLiteral(name) ? name.text : name.getText();
}

function lineOf(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  return (ts.getTextOfJSDocComment(comment) ?? "").replaceAll(/\s+/g, " ").trim();
}
