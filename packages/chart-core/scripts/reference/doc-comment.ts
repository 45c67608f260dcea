import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { PACKAGE } from "./entries.js";

/** The parts of a doc comment. Links are as the source has them. */
export interface DocComment {
  readonly text: string;
  /** Descriptions of the parameters by their names. */
  readonly params: Readonly<Record<string, string>>;
  readonly returns: string | undefined;
  readonly throws: readonly string[];
  /** Code of the examples. */
  readonly examples: readonly string[];
}

/** Reads the doc comment of a declaration or a member. */
export function docCommentOf(node: ts.Node): DocComment {
  const comment = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1);
  const tags = comment?.tags ?? [];
  const textsOf = (name: string) =>
    tags.filter(({ tagName }) => tagName.text === name).map(({ comment: text }) => textOf(text));
  return {
    text: textOf(comment?.comment),
    params: Object.fromEntries(
      tags.flatMap((tag) => (ts.isJSDocParameterTag(tag) ? [[tag.name.getText(), textOf(tag.comment)]] : [])),
    ),
    returns: textsOf("returns")[0],
    throws: textsOf("throws"),
    examples: textsOf("example"),
  };
}

/** Returns the name of a parameter; one that is taken apart has the name of its comment. */
export function parameterName(node: ts.ParameterDeclaration): string {
  const name = ts.isIdentifier(node.name) ? node.name : ts.getJSDocParameterTags(node)[0]?.name;
  return (name ?? node.name).getText();
}

/** Returns the text about an entry and its example, from the comment of its module. */
export function moduleComment({ text }: ts.SourceFile): { readonly text: string; readonly example: string } {
  const [, comment = ""] = /^\/\*\*((?:(?!\*\/)[\s\S])*?)@module/.exec(text) ?? [];
  const [about = "", example = ""] = comment.replaceAll(/^ *\* ?/gm, "").split("@example\n");
  return { text: about.trim(), example: example.trim() };
}

/** Returns the first sentence of a text. */
export function firstSentence(text: string): string {
  const line = oneLine(text.split(/\n\s*\n/)[0] ?? "");
  return /^.*?[.:](?=\s+[A-Z`"[]|$)/.exec(line)?.[0]?.replace(/:$/, ".") ?? line;
}

/** Puts a text on one line. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** Turns the files that a comment names, such as docs/time.md, into links with their titles. */
export function linkDocuments(text: string): string {
  return text.replaceAll(/\bdocs\/([\w-]+\.md)(#[\w-]+)?/g, (_, file: string, anchor = "") => {
    const [, title] = /^# (.*)$/m.exec(readFileSync(join(PACKAGE, "docs", file), "utf8")) ?? [];
    return `[${title}](${file}${anchor})`;
  });
}

function textOf(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  return (ts.getTextOfJSDocComment(comment) ?? "").trim();
}
