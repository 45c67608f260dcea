import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { GLOSSARY } from "../../src/glossary/index.js";
import { type Export, type Library, PACKAGE } from "./entries.js";

const TERMS = Object.entries(GLOSSARY);

/** Meaning of each code of an error, from the package's README. */
const ERROR_MEANINGS: Readonly<Record<string, string>> = Object.fromEntries(
  [...sectionOf("Errors").matchAll(/^\| (`[A-Z`_, ]+`) \| (.+) \|$/gm)].flatMap(
    ([, codes = "", meaning = ""]) => [...codes.matchAll(/\w+/g)].map(([code]) => [code, meaning]),
  ),
);

/** Returns the values of a type that is a union of texts; undefined for other types. */
export function literalsOf(
  { declarations: [node] }: Export,
  { checker }: Library,
): readonly string[] | undefined {
  if (node === undefined || !ts.isTypeAliasDeclaration(node)) return undefined;
  const type = checker.getTypeAtLocation(node);
  if (!type.isUnion() || !type.types.every((member) => member.isStringLiteral())) return undefined;
  const written = node.getText();
  const values = type.types.flatMap((member) => (member.isStringLiteral() ? [member.value] : []));
  const [, constant] = /= \(typeof (\w+)\)\[number\]/.exec(written) ?? [];
  const order = constant === undefined ? written : sourceOfConstant(node, constant);
  const at = (value: string) => order.indexOf(`"${value}"`);
  return values.sort((a, b) => at(a) - at(b) || a.localeCompare(b, "en", { numeric: true }));
}

/** Writes a table of the values of a type with their meanings, which are those of the glossary; undefined if it has none. */
export function valuesTable(values: readonly string[]): string | undefined {
  const rows = meaningsOf(values);
  return (
    rows &&
    ["| value | meaning |", "| --- | --- |", ...rows.map((row) => `| ${row.join(" | ")} |`)].join("\n")
  );
}

/**
 * Writes a table of error codes.
 *
 * @param reasons Reasons of the function by code; the other codes have the library's general ones.
 */
export function errorsTable(codes: readonly string[], reasons: ReadonlyMap<string, string>): string {
  return [
    "| code | thrown when |",
    "| --- | --- |",
    ...codes.map((code) => `| \`${code}\` | ${reasons.get(code) ?? ERROR_MEANINGS[code]} |`),
  ].join("\n");
}

function meaningsOf(values: readonly string[]): readonly (readonly string[])[] | undefined {
  if (values.every((value) => value in ERROR_MEANINGS)) {
    return values.map((value) => [`\`"${value}"\``, `Thrown when ${ERROR_MEANINGS[value]}.`]);
  }
  if (values.every((value) => value in GLOSSARY)) {
    return TERMS.filter(([term]) => values.includes(term)).map(([term, { title, meaning }]) => [
      `\`"${term}"\``,
      `**${title}.** ${meaning}`.replaceAll("|", "\\|"),
    ]);
  }
  // A type may have a part of a term's values, as the computed bodies are a part of all bodies.
  const meanings = TERMS.flatMap(([, { values: own = {} }]) => [own])
    .filter((own) => values.every((value) => value in own))
    .sort((a, b) => Object.keys(a).length - Object.keys(b).length)[0];
  return meanings && values.map((value) => [`\`"${value}"\``, meanings[value] ?? ""]);
}

function sourceOfConstant(node: ts.Node, name: string): string {
  const [, list = ""] = new RegExp(`const ${name} = (\\[[^\\]]*\\])`).exec(node.getSourceFile().text) ?? [];
  return list;
}

function sectionOf(title: string): string {
  const readme = readFileSync(join(PACKAGE, "README.md"), "utf8");
  return new RegExp(`^## ${title}$(.*?)^## `, "ms").exec(readme)?.[1] ?? "";
}
