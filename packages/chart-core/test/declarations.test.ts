import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import packageJson from "../package.json" with { type: "json" };
import { GLOSSARY } from "../src/glossary/index.js";

const PACKAGE = fileURLToPath(new URL("../", import.meta.url));

/** The entries with declarations, by name. */
const ENTRIES = Object.entries(packageJson.exports).flatMap(([name, target]) =>
  typeof target === "object" && "types" in target ? [{ name, types: `${PACKAGE}${target.types}` }] : [],
);

const program = ts.createProgram(
  ENTRIES.map(({ types }) => types),
  { module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2022, noLib: true, types: [] },
);
const checker = program.getTypeChecker();

/** Returns the exports of an entry, each as the symbol that it was declared as. */
function exportsOf(types: string): { name: string; symbol: ts.Symbol }[] {
  const source = program.getSourceFile(types);
  if (source === undefined) throw new Error(`${types} is missing: build chart-core first`);
  return checker.getExportsOfModule(checker.getSymbolAtLocation(source)!).map((symbol) => ({
    name: symbol.name,
    symbol: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  }));
}

/** Returns the text of a symbol's doc comment, on one line. */
function docOf(symbol: ts.Symbol): string {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll(/\s+/g, " ").trim();
}

interface Member {
  readonly path: string;
  readonly doc: string;
}

/** Lists the members of the interfaces, classes and object types in a declaration, nested ones by their path. */
function membersOf(node: ts.Node, path: string): Member[] {
  const found: Member[] = [];
  const visit = (child: ts.Node, at: string): void => {
    const isMember =
      ts.isPropertySignature(child) || ts.isMethodSignature(child) || ts.isPropertyDeclaration(child);
    // A constructor takes the details, whose members have their own comments.
    if (ts.isConstructorDeclaration(child) || ts.isParameter(child)) return;
    const here = isMember ? `${at}.${child.name.getText()}` : at;
    if (isMember) found.push({ path: here, doc: docOf(checker.getSymbolAtLocation(child.name)!) });
    ts.forEachChild(child, (inner) => visit(inner, here));
  };
  ts.forEachChild(node, (child) => visit(child, path));
  return found;
}

/** Returns the types of the package that a declaration mentions, without type parameters. */
function typesIn(node: ts.Node): ts.Symbol[] {
  const found: ts.Symbol[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isTypeReferenceNode(child)) {
      const symbol = checker.getSymbolAtLocation(child.typeName);
      const declared =
        symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const isParameter = declared && declared.flags & ts.SymbolFlags.TypeParameter;
      if (declared?.declarations !== undefined && !isParameter) found.push(declared);
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
}

const EXPORTED = new Set(ENTRIES.flatMap(({ types }) => exportsOf(types).map(({ symbol }) => symbol)));

describe.each(ENTRIES)("the entry $name", ({ types }) => {
  const all = exportsOf(types);

  test("has a doc comment on every export", () => {
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter(({ symbol }) => docOf(symbol) === "").map(({ name }) => name)).toEqual([]);
  });

  test("has a doc comment on every member of every exported type", () => {
    const members = all.flatMap(({ name, symbol }) =>
      (symbol.declarations ?? []).flatMap((declaration) => membersOf(declaration, name)),
    );
    expect(members.filter(({ doc }) => doc === "").map(({ path }) => path)).toEqual([]);
  });

  test("mentions only types that some entry exports, so that users can name each of them", () => {
    const mentioned = all.flatMap(({ symbol }) => (symbol.declarations ?? []).flatMap(typesIn));
    const hidden = mentioned.filter((type) => !EXPORTED.has(type)).map(({ name }) => name);
    expect([...new Set(hidden)]).toEqual([]);
  });
});

test("the doc comment of each member of a chart says what the glossary says", () => {
  const { symbol } = exportsOf(ENTRIES[0]!.types).find(({ name }) => name === "Chart")!;
  const members = checker.getDeclaredTypeOfSymbol(symbol).getProperties();
  const docs = Object.fromEntries(members.map((member) => [member.name, docOf(member)]));
  expect(Object.keys(docs).length).toBeGreaterThan(30);
  const differing = Object.entries(docs).filter(([member, doc]) => {
    const { meaning, form = "" } = GLOSSARY[member as keyof typeof GLOSSARY];
    return !doc.includes(meaning.replace(/\.$/, "")) || !doc.includes(form);
  });
  expect(differing).toEqual([]);
});

test("the exported names and their declarations are those of api-report.txt: `vitest run -u` writes a wanted change", async () => {
  const printer = ts.createPrinter({ removeComments: true });
  const entries = ENTRIES.map(({ name, types }) => {
    const names = exportsOf(types).map((exported) => exported.name);
    return `${name.replace(".", "chart-core")}: ${names.sort().join(", ")}`;
  });
  const declarations = [...EXPORTED].flatMap(({ declarations = [] }) =>
    declarations.map((declaration) => {
      const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
      return printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
    }),
  );
  const report = [...entries, "", ...[...new Set(declarations)].sort()].join("\n");
  await expect(`${report}\n`).toMatchFileSnapshot("api-report.txt");
});
