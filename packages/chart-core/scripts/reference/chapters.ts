import ts from "typescript";
import { docCommentOf, firstSentence, linkDocuments, moduleComment, oneLine } from "./doc-comment.js";
import { type Entry, type Export, KINDS, type Library } from "./entries.js";
import type { Sample } from "./samples.js";
import { signatureOf, typeMarkdown } from "./types.js";
import { RELATIONS, type Use } from "./users.js";
import { errorsTable, literalsOf, valuesTable } from "./values-table.js";

/** Most types that are listed on one line with their members. */
const MAX_INLINE_USERS = 2;

/** Everything that the chapters are written from. */
export interface ChapterDeps {
  readonly library: Library;
  readonly usesOf: (type: Export) => readonly Use[];
  readonly samplesOf: (of: Export) => readonly Sample[];
}

/** Writes the chapter of an entry. Links to exports have targets that {@link linkTarget} makes. */
export function chapter(entry: Entry, deps: ChapterDeps): string {
  const kinds = KINDS.flatMap((kind) => {
    const exports = entry.exports.filter((each) => each.kind === kind);
    return exports.length === 0 ? [] : [`### ${kind}`, ...exports.map((each) => section(each, deps))];
  });
  const references = entry.references.map((each) => linkTo(each)).join(", ");
  return blocks(
    `## ${entry.name}`,
    prose(moduleComment(entry.source), entry.name, deps.library),
    references !== "" && `Also exports, described with another entry: ${references}.`,
    ...kinds,
  );
}

/** Returns the target of a link to an export, before the anchors are known. */
export function linkTarget({ entry, name }: Pick<Export, "entry" | "name">): string {
  return `@${entry}#${name}`;
}

/** Returns the heading of an export. */
export function headingOf({ kind, name }: Export): string {
  return kind === "Functions" ? `${name}()` : name;
}

function section(of: Export, deps: ChapterDeps): string {
  const { library } = deps;
  const [node] = of.declarations;
  if (node === undefined) return "";
  const literals = literalsOf(of, library);
  const isListed = ts.isTypeAliasDeclaration(node) && /^\(typeof \w+\)\[number\]$/.test(node.type.getText());
  const shown = isListed ? literals?.map((value) => `"${value}"`) : undefined;
  const values = literals && valuesTable(literals);
  const parts = ts.isFunctionDeclaration(node)
    ? functionParts(of, deps)
    : [
        prose(docCommentOf(node).text, of.entry, library),
        code("ts", signatureOf(of, shown)),
        ...propertiesOf(node, deps),
        values && `##### Values\n\n${values}`,
      ];
  return blocks(`#### ${headingOf(of)}`, ...parts, ...examples(of, deps), usedBy(of, deps));
}

function functionParts(of: Export, deps: ChapterDeps): (string | false | undefined)[] {
  const { library } = deps;
  const overloads = of.declarations.filter(ts.isFunctionDeclaration);
  const comments = overloads.map((node) => docCommentOf(node));
  const parameters = new Map(
    overloads.flatMap((node) => node.parameters.map((each) => [each.name.getText(), each] as const)),
  );
  const rows = [...parameters].map(([name, node]) => {
    const type = node.type === undefined ? "" : typeMarkdown(node.type, linker(library));
    const text = comments.find(({ params }) => params[name] !== undefined)?.params[name] ?? "";
    return [`\`${parameterName(node)}\``, cell(type), cell(prose(text, of.entry, library))];
  });
  const returns = overloads.map(({ type }, index) => {
    const linked = type === undefined ? "" : typeMarkdown(type, linker(library));
    const returned = comments[index]?.returns ?? aboutType(type, library);
    return returned === "" ? linked : `${linked}: ${oneLine(prose(returned, of.entry, library))}`;
  });
  const furtherCalls = overloads.slice(1).map((node, index) => {
    const call = `${of.name}(${node.parameters.map(parameterName).join(", ")})`;
    return `- \`${call}\`: ${oneLine(prose(comments[index + 1]?.text ?? "", of.entry, library))}`;
  });
  const throws = comments.find((comment) => comment.throws.length > 0)?.throws ?? [];
  const codes = [
    ...new Set(
      throws.flatMap((text) => [...text.matchAll(/`([A-Z]+(?:_[A-Z]+)+)`/g)].map(([, each = ""]) => each)),
    ),
  ];
  return [
    prose(comments[0]?.text ?? "", of.entry, library),
    furtherCalls.join("\n"),
    code("ts", signatureOf(of)),
    rows.length > 0 && `##### Parameters\n\n${table(["parameter", "type", "meaning"], rows)}`,
    `##### Returns\n\n${returns.length === 1 ? returns[0] : returns.map((line) => `- ${line}`).join("\n")}`,
    throws.length > 0 &&
      blocks(
        "##### Errors",
        errorText(throws[0] ?? "", of.entry, library),
        errorsTable(codes),
        ...throws.slice(1).map((text) => errorText(text, of.entry, library)),
      ),
  ];
}

/** Returns the name of a parameter, with a question mark if it is optional. */
function parameterName({ name, questionToken, initializer }: ts.ParameterDeclaration): string {
  return `${name.getText()}${questionToken === undefined && initializer === undefined ? "" : "?"}`;
}

/** Returns the first sentence about the type that a function returns. */
function aboutType(type: ts.TypeNode | undefined, { exportAt }: Library): string {
  if (type === undefined || !ts.isTypeReferenceNode(type)) return "";
  const name = type.typeName.getText() === "Promise" ? type.typeArguments?.[0] : type;
  const of = name && ts.isTypeReferenceNode(name) ? exportAt(name.typeName) : undefined;
  const [declaration] = of?.declarations ?? [];
  return declaration === undefined ? "" : firstSentence(docCommentOf(declaration).text);
}

/** Writes the sentence about errors; its codes stand in the table below it if it says no more about them. */
function errorText(text: string, entry: string, library: Library): string {
  const [, codes = "", rest = ""] =
    /^ChartInputError ((?:`[A-Z_]+`(?:, | or |, or )?)+)([.:].*)$/.exec(oneLine(text)) ?? [];
  const link = linkTo(errorClass(library));
  if (codes === "") return `Throws ${prose(oneLine(text), entry, library).replace(/^ChartInputError/, link)}`;
  const sense = codes.includes(",") || codes.includes(" or ") ? "one of these codes" : "this code";
  return `Throws ${link} with ${sense}${prose(rest, entry, library)}`;
}

function errorClass({ exports }: Library): Export {
  const found = exports.find(({ kind }) => kind === "Classes");
  if (found === undefined) throw new Error("The class of errors is missing");
  return found;
}

/** Writes the table of the members of an object type: those that it inherits, then its own. */
function propertiesOf(node: ts.Node, { library }: ChapterDeps): string[] {
  const isObject =
    ts.isInterfaceDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    (ts.isTypeAliasDeclaration(node) && ts.isTypeLiteralNode(node.type));
  if (!isObject) return [];
  const declarations = library.checker
    .getTypeAtLocation(node)
    .getProperties()
    .flatMap(({ declarations: [declaration] = [] }) => declaration ?? [])
    .filter((declaration) => declaration.getSourceFile().fileName.includes("/src/"));
  const isOwn = (declaration: ts.Node) => declaration.parent === node;
  const inOrder = [...declarations.filter((each) => !isOwn(each)), ...declarations.filter(isOwn)];
  const rows = inOrder.flatMap((declaration) => memberRows(declaration, "", library));
  return rows.length === 0 ? [] : [`##### Properties\n\n${table(["Property", "type", "meaning"], rows)}`];
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

/** Writes the example of an export; a type without one shows that of the first function that takes it. */
function examples(of: Export, { samplesOf, usesOf }: ChapterDeps): string[] {
  const own = samplesOf(of);
  const taker = usesOf(of).find(({ relation }) => relation === "Taken by")?.user;
  const isType = of.kind === "Interfaces" || of.kind === "Type aliases";
  const samples = own.length === 0 && isType && taker !== undefined ? samplesOf(taker).slice(0, 1) : own;
  const [first] = samples;
  if (first === undefined) return [];
  const title = of.kind === "Constants" && first.language === "json" ? "Value" : "Example";
  return [
    `##### ${title}`,
    ...samples.flatMap((sample) => [
      own.length === 0 ? originText(taker, true) : originText(sample.origin, false),
      code("ts", sample.code),
      sample.output === "" ? "" : code(sample.language, sample.output),
    ]),
  ];
}

/** Says where the value of an example comes from. */
function originText(origin: Export | undefined, isTaken: boolean): string {
  if (origin === undefined) return "";
  const link = linkTo(origin);
  if (origin.kind === "Constants") return `From the constant ${link}:`;
  return isTaken ? `An argument of ${link}:` : `From the result of ${link}:`;
}

/** Lists the functions and types that use a type; functions with their first sentence. */
function usedBy(of: Export, { usesOf, library }: ChapterDeps): string | undefined {
  if (of.kind === "Functions" || of.kind === "Constants") return undefined;
  const uses = usesOf(of);
  const lines = RELATIONS.flatMap((relation) => {
    const users = new Map<Export, string[]>();
    for (const { user, member } of uses.filter((use) => use.relation === relation)) {
      users.set(user, [...(users.get(user) ?? []), ...(member === "" ? [] : [`\`${member}\``])]);
    }
    const links = [...users].map(([user, members]) => {
      const isTwin = [...users.keys()].some(({ name, entry }) => name === user.name && entry !== user.entry);
      const origin = isTwin && user.entry !== of.entry ? ` of \`${user.entry}\`` : "";
      const heirs = usesOf(user).filter((use) => relation === "Member of" && use.relation === "Extended by");
      const owners = [user, ...heirs.map((use) => use.user)].map((each) => linkTo(each)).join(" and ");
      return `${owners}${origin}${members.length === 0 ? "" : ` (${members.join(", ")})`}`;
    });
    const [only] = users.keys();
    const [declaration] = only?.declarations ?? [];
    const about =
      links.length === 1 && only?.kind === "Functions" && declaration !== undefined
        ? `: ${prose(firstSentence(docCommentOf(declaration).text), only.entry, library)}`
        : "";
    if (links.length === 0) return [];
    const isLong = relation === "Member of" && links.length > MAX_INLINE_USERS;
    return [`- ${relation}${isLong ? `:\n  - ${links.join("\n  - ")}` : ` ${links.join(", ")}`}${about}`];
  });
  const text = lines.length === 0 ? "Nothing in the library: it is for your own code." : lines.join("\n");
  return `##### Used by\n\n${text}`;
}

function linkTo(of: Export): string {
  return `[\`${headingOf(of)}\`](${linkTarget(of)})`;
}

function linker({ exportAt }: Library): (name: ts.Node) => string | undefined {
  return (name) => {
    const of = ts.isIdentifier(name) ? exportAt(name) : undefined;
    return of && `[\`${of.name}\`](${linkTarget(of)})`;
  };
}

/** Turns the links of a comment into Markdown. A name means the export of the same entry, if there is one. */
function prose(text: string, entry: string, { exports }: Library): string {
  const linked = text.replaceAll(/\{@link (\w+)\}/g, (_, name: string) => {
    const all = exports.filter((each) => each.name === name);
    const of = all.find((each) => each.entry === entry) ?? all[0];
    return of === undefined ? `\`${name}\`` : linkTo(of);
  });
  return linkDocuments(linked);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function cell(text: string): string {
  return oneLine(text).replaceAll("|", "\\|");
}

function code(language: string, text: string): string {
  return `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;
}

function blocks(...texts: readonly (string | false | undefined)[]): string {
  return texts.filter((text) => text !== false && text !== undefined && text !== "").join("\n\n");
}
