import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import packageJson from "../../package.json" with { type: "json" };

/** Folder of the package. */
export const PACKAGE: string = fileURLToPath(new URL("../../", import.meta.url));

/** Kinds of exports, in the order of a chapter. */
export const KINDS = ["Functions", "Classes", "Constants", "Interfaces", "Type aliases"] as const;

/** An export, listed with the first entry that has it. */
export interface Export {
  readonly name: string;
  /** Name of the entry as in an import: `chart-core/time`. */
  readonly entry: string;
  readonly kind: (typeof KINDS)[number];
  /** Its declaration; overloads of a function have one each. */
  readonly declarations: readonly Declaration[];
}

/** A declaration that an entry can export. */
export type Declaration =
  | ts.FunctionDeclaration
  | ts.ClassDeclaration
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.VariableDeclaration;

/** An entry of the package. */
export interface Entry {
  readonly name: string;
  readonly source: ts.SourceFile;
  /** Exports that no entry before it has. */
  readonly exports: readonly Export[];
  /** Exports that an entry before it has. */
  readonly references: readonly Export[];
}

/** All exports of the package. */
export interface Library {
  readonly checker: ts.TypeChecker;
  readonly entries: readonly Entry[];
  /** All exports, in the order of the entries. */
  readonly exports: readonly Export[];
  /** Finds the export that a name in the sources means. */
  readonly exportAt: (name: ts.Node) => Export | undefined;
}

/** Reads the sources of the package. */
export function readLibrary(): Library {
  const sources = Object.entries(packageJson.exports).flatMap(([path, target]) => {
    if (typeof target !== "object" || !("types" in target)) return [];
    const file = target.types.replace("./dist/", "src/").replace(".d.ts", ".ts");
    return [{ name: `chart-core${path.slice(1)}`, file: join(PACKAGE, file) }];
  });
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(PACKAGE, "tsconfig.json"), ts.sys.readFile).config,
    ts.sys,
    PACKAGE,
  );
  const program = ts.createProgram(
    sources.map(({ file }) => file),
    options,
  );
  const checker = program.getTypeChecker();
  const bySymbol = new Map<ts.Symbol, Export>();
  const entries = sources.map(({ name, file }): Entry => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (source === undefined || module === undefined) throw new Error(`${file} is no module`);
    const exports: Export[] = [];
    const references: Export[] = [];
    for (const exported of checker.getExportsOfModule(module)) {
      const symbol = declaredSymbol(checker, exported);
      const known = bySymbol.get(symbol);
      if (known !== undefined) references.push(known);
      else {
        const added = exportOf(exported.name, name, symbol);
        bySymbol.set(symbol, added);
        exports.push(added);
      }
    }
    return { name, source, exports, references };
  });
  return {
    checker,
    entries,
    exports: [...bySymbol.values()],
    exportAt: (node) => {
      const symbol = checker.getSymbolAtLocation(node);
      return symbol && bySymbol.get(declaredSymbol(checker, symbol));
    },
  };
}

function declaredSymbol(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function exportOf(name: string, entry: string, symbol: ts.Symbol): Export {
  const all = (symbol.declarations ?? []) as Declaration[];
  // The body of an overloaded function is not for callers.
  const isOverload = (node: Declaration) => ts.isFunctionDeclaration(node) && node.body === undefined;
  const declarations = all.some(isOverload) ? all.filter(isOverload) : all;
  const [first] = declarations;
  if (first === undefined) throw new Error(`${name} has no declaration`);
  return { name, entry, kind: kindOf(first), declarations };
}

function kindOf(node: Declaration): Export["kind"] {
  if (ts.isFunctionDeclaration(node)) return "Functions";
  if (ts.isClassDeclaration(node)) return "Classes";
  if (ts.isInterfaceDeclaration(node)) return "Interfaces";
  return ts.isTypeAliasDeclaration(node) ? "Type aliases" : "Constants";
}
