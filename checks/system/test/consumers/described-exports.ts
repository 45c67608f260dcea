import ts from "typescript";

/** An export of declarations, as an editor shows it. */
interface DescribedExport {
  /** The doc comments of the export and its members, with their tags. */
  readonly comments: readonly string[];
  /** The entries that export the same declaration. */
  readonly sharedBy: readonly string[];
}

/**
 * Describes the exports of several entries.
 *
 * @param files The declaration file of each entry.
 * @returns The exports by entry and name, such as `./time ChartInputError`. The comment of an entry itself has no name.
 */
export function describedExports(
  files: Readonly<Record<string, string>>,
): Readonly<Record<string, DescribedExport>> {
  const program = ts.createProgram(Object.values(files), {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  });
  const checker = program.getTypeChecker();
  const exported = Object.entries(files).flatMap(([entry, file]) => {
    const source = program.getSourceFile(file)!;
    const names = checker.getExportsOfModule(checker.getSymbolAtLocation(source)!);
    return names.map((name) => {
      const symbol = name.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(name) : name;
      return { entry, name: name.name, symbol };
    });
  });
  const described = exported.map(({ entry, name, symbol }) => {
    const sharedBy = exported.filter((other) => other.symbol === symbol).map((other) => other.entry);
    return [`${entry} ${name}`, { comments: commentsOf(symbol, checker), sharedBy }] as const;
  });
  const ofEntries = Object.entries(files).map(([entry, file]) => {
    const [comment = ""] = /^\/\*\*.*?\*\//s.exec(program.getSourceFile(file)!.text) ?? [];
    return [entry, { comments: comment.includes("@module") ? [comment] : [], sharedBy: [] }] as const;
  });
  return Object.fromEntries([...described, ...ofEntries]);
}

function commentsOf(symbol: ts.Symbol, checker: ts.TypeChecker): string[] {
  const tags = symbol
    .getJsDocTags(checker)
    .map(({ name, text }) => `@${name} ${ts.displayPartsToString(text)}`);
  const texts = [ts.displayPartsToString(symbol.getDocumentationComment(checker)), ...tags];
  // The compiler adds a space to a link whose target is in another file.
  const own = texts.join("\n").replaceAll(" }", "}");
  const members = [...(symbol.members?.values() ?? [])].flatMap((member) => commentsOf(member, checker));
  return [own, ...members];
}
