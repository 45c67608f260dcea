import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { packageFolders } from "@chart/kit/setup/package-folders";
import ts from "typescript";
import { describe, expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));

/** Words that a doc comment must not open with, unless it asks a question. */
const VAGUE_OPENING = /^(What|How|Whether|Where|Who)\b/;

/** Names that say what an export is: a comment would repeat them. */
const TELLING_NAME =
  /(?:Props|Deps|Options|Settings|Schema|Texts?|Name|Store|Paths?|Json|Line|Field|Email|Markdown)$|^add\w+(?:Routes|Commands)$/;

/** Names of several words for a type, whose members have comments where they need one, or for a constant. */
const SEVERAL_WORDS = /^(?:[A-Z][a-z0-9]+){2,}$|^[A-Z0-9]+_[A-Z0-9_]+$/;

/** Files up to which a folder needs no description. */
const SMALL_FOLDER = 3;

/** A `/** ... *\/` with `@module` before the first statement. */
const MODULE_COMMENT = /^(?:\s*\/\/[^\n]*\n)*\s*\/\*\*(?:(?!\*\/)[\s\S])*@module\b/;

/** Packages with source code: one has tests alone. */
const PACKAGES = packageFolders(pathToFileURL(ROOT)).filter((folder) =>
  existsSync(join(ROOT, folder, "src")),
);

const FILES = PACKAGES.flatMap((folder) => {
  const src = join(folder, "src");
  return readdirSync(join(ROOT, src), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(generated|d)\.ts$/.test(path))
    .map((path) => join(src, path));
}).sort();

const SOURCES = FILES.map((path) => {
  const text = readFileSync(join(ROOT, path), "utf8");
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
});

/** Formats the position of a node as `path:line`. */
function at(source: ts.SourceFile, node: ts.Node): string {
  return `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}

function docCommentsOf(node: ts.Node): readonly ts.JSDoc[] {
  return ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
}

/** Returns the first sentence of a doc comment. */
function firstSentence(comment: ts.JSDoc): string {
  const text = ts.getTextOfJSDocComment(comment.comment)?.replaceAll("\n", " ") ?? "";
  return /^.*?[.?!:](?=\s|$)/.exec(text)?.[0] ?? text;
}

/** Returns the declarations that a file exports, without those that it passes on from another file. */
function exportsOf(source: ts.SourceFile): ts.Statement[] {
  return source.statements.filter(
    (statement) =>
      ts.isExportAssignment(statement) ||
      (ts.canHaveModifiers(statement) &&
        ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)),
  );
}

/** Tests whether a statement is a further signature, or the body, of the overloaded function right before it. */
function isLaterOverload(statement: ts.Statement): boolean {
  const siblings = statement.getSourceFile().statements;
  const previous = siblings[siblings.indexOf(statement) - 1];
  return (
    ts.isFunctionDeclaration(statement) &&
    previous !== undefined &&
    ts.isFunctionDeclaration(previous) &&
    previous.name?.text === statement.name?.text
  );
}

/** Returns the name of a declaration; of a list of variables, that of the first. */
function nameOf(statement: ts.Statement): string {
  const node = ts.isVariableStatement(statement) ? statement.declarationList.declarations[0] : statement;
  return (node as ts.NamedDeclaration).name?.getText() ?? "";
}

/** Tests whether a declaration says itself what it is: by its name, or as a component. */
function saysAll(statement: ts.Statement): boolean {
  const name = nameOf(statement);
  const isCode = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  const isComponent = /^export const \w+: FC\b/.test(statement.getText());
  return TELLING_NAME.test(name) || isComponent || (!isCode && SEVERAL_WORDS.test(name));
}

/** Tests whether a comment describes the export itself; that of the module, with `@module`, does not. */
function describes(comment: ts.JSDoc): boolean {
  return !comment.tags?.some(({ tagName }) => tagName.text === "module");
}

test("all packages' sources are read", () => {
  expect(PACKAGES.length).toBeGreaterThan(3);
  expect(FILES.length).toBeGreaterThan(300);
});

describe("doc comments", () => {
  test("exist on every export whose name does not say what it is", () => {
    const bare = SOURCES.flatMap((source) =>
      exportsOf(source)
        .filter((statement) => !isLaterOverload(statement) && !docCommentsOf(statement).some(describes))
        .filter((statement) => !saysAll(statement))
        .map((statement) => `${at(source, statement)}: ${statement.getText().split("\n")[0]}`),
    );
    expect(bare).toEqual([]);
  });

  test("start with a noun or a verb, not with What, How, Whether, Where or Who", () => {
    const vague: string[] = [];
    for (const source of SOURCES) {
      const visit = (node: ts.Node): void => {
        for (const comment of ts.getJSDocCommentsAndTags(node)) {
          // Comments of a parent are listed for its children too.
          if (!ts.isJSDoc(comment) || comment.parent !== node) continue;
          const sentence = firstSentence(comment);
          if (VAGUE_OPENING.test(sentence) && !sentence.endsWith("?")) {
            vague.push(`${at(source, comment)}: ${sentence}`);
          }
        }
        ts.forEachChild(node, visit);
      };
      visit(source);
      visit(source.endOfFileToken);
    }
    expect(vague).toEqual([]);
  });
});

test("every folder with more than three sources says what lives there", () => {
  const folders = [...new Set(FILES.map((path) => dirname(path)))];
  const silent = folders.filter((folder) => {
    const sources = SOURCES.filter(({ fileName }) => dirname(fileName) === folder);
    // The README of a package describes its src, and that of the endpoints the files that each of them has.
    const isDescribedAbove = basename(folder) === "src" || basename(dirname(folder)) === "endpoints";
    const place = isDescribedAbove ? dirname(folder) : folder;
    const hasReadme = readdirSync(join(ROOT, place)).includes("README.md");
    return (
      sources.length > SMALL_FOLDER && !hasReadme && !sources.some(({ text }) => MODULE_COMMENT.test(text))
    );
  });
  expect(silent).toEqual([]);
});
