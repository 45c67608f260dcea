/** Readers of what the sources of an element say, with the parser of TypeScript. */
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

/** Finds a class, an interface or a constant object by its name, at the top of a file. */
export function find(source: ts.SourceFile, name: string): ts.Node {
  for (const statement of source.statements) {
    const [variable] = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
    const declaration = variable ?? (statement as ts.DeclarationStatement);
    if (declaration.name?.getText() !== name) continue;
    const value = variable?.initializer;
    return value === undefined ? declaration : ts.isAsExpression(value) ? value.expression : value;
  }
  throw new Error(`${source.fileName} declares no ${name}`);
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

/** Returns the public members of a class, an interface or an object that have a doc comment. */
export function membersOf(node: ts.Node): readonly Member[] {
  const all: readonly (ts.ClassElement | ts.TypeElement | ts.ObjectLiteralElementLike)[] =
    ts.isObjectLiteralExpression(node) ? node.properties : (node as ts.ClassDeclaration).members;
  const settable = new Set(all.filter(ts.isSetAccessor).map(({ name }) => name.getText()));
  return all.flatMap((member) => {
    const { name } = member;
    const isStatic = ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Static;
    const description = descriptionOf(member);
    if (!name || ts.isPrivateIdentifier(name) || isStatic || description === "") return [];
    const type = (member as ts.MethodDeclaration).type?.getText() ?? "";
    const isMethod = ts.isMethodDeclaration(member);
    const isReadonly = !isMethod && !settable.has(name.getText());
    return {
      name: ts.isStringLiteral(name) ? name.text : name.getText(),
      description,
      isMethod,
      isReadonly,
      type,
    };
  });
}

function lineOf(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  return (ts.getTextOfJSDocComment(comment) ?? "").replaceAll(/\s+/g, " ").trim();
}
