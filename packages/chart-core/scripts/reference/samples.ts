import ts from "typescript";
import { docCommentOf, moduleComment } from "./doc-comment.js";
import type { Entry, Export, Library } from "./entries.js";
import { jsonExcerpt } from "./json-excerpt.js";
import { runPrograms } from "./run-programs.js";

/** A program with the output that it printed. */
export interface Sample {
  readonly code: string;
  readonly output: string;
  readonly language: "json" | "text";
  /** Sentence on how the shown output differs from the printed one; undefined if it is the same. */
  readonly note?: string | undefined;
  /** The function or constant that the shown value comes from; undefined for an example of the export itself. */
  readonly origin?: Export;
  /** True if the shown value is all that comes from there. */
  readonly isWhole?: boolean;
}

/** A value of a type, with the expression that has it in a program. */
interface Found {
  readonly origin: Export;
  /** The program up to the expression. */
  readonly setup: string;
  readonly path: string;
  readonly value: unknown;
  /** True if the value may be missing by its type, so that members need `?.`. */
  readonly isNullable?: boolean;
}

/** A program that has a value: the example of an export, or the import of a constant. */
interface Program {
  readonly of: Export;
  readonly code: string;
  readonly isExample: boolean;
  /** Variable with the value, and its type; undefined if there is none. */
  readonly variable: string | undefined;
  readonly type: ts.TypeNode | undefined;
}

/**
 * Runs the examples of all exports, and finds a value for each export without one: the value of a constant; for a type
 * the value at the shortest path from the result of a function's example, or from a constant.
 */
export function sampleAll(library: Library): (of: Export) => readonly Sample[] {
  const programs = library.exports.flatMap(programsOf);
  const results = runPrograms(programs);
  const found = programs.map(({ of, code, isExample, variable }, index): Found | undefined => {
    const value = results[index]?.value;
    if (variable === undefined || value === undefined) return undefined;
    return { origin: of, setup: isExample ? setupOf(code, variable) : code, path: variable, value };
  });
  const roots = programs.flatMap(({ type }, index): Root[] => {
    const own = found[index];
    return type === undefined || own === undefined ? [] : [{ type, found: own }];
  });
  const values = findValues(roots, library);
  const examples = programs.flatMap(({ of, code, isExample }, index) => {
    const output = results[index]?.output ?? "";
    return isExample ? [{ of, sample: { code, output, language: "text" } satisfies Sample }] : [];
  });
  const shown = library.exports.flatMap((of) => {
    if (examples.some((example) => example.of === of)) return [];
    const value = of.kind === "Constants" ? found.find((each) => each?.origin === of) : values.get(of);
    return value === undefined ? [] : [{ of, found: value, code: programOf(value) }];
  });
  const printed = runPrograms(shown);
  const samples = [
    ...examples,
    ...shown.map((value, index) => ({
      of: value.of,
      sample: valueSample(value, printed[index]?.output ?? ""),
    })),
  ];
  return (of) => samples.filter((each) => each.of === of).map(({ sample }) => sample);
}

/** Runs the example of each entry. */
export function sampleEntries({ entries }: Library): (entry: Entry) => Sample {
  const programs = entries.map(({ source }) => ({ code: moduleComment(source).example }));
  const results = runPrograms(programs);
  return (entry) => {
    const index = entries.indexOf(entry);
    return { code: programs[index]?.code ?? "", output: results[index]?.output ?? "", language: "text" };
  };
}

function programsOf(of: Export): readonly Program[] {
  const examples = of.declarations.flatMap((node) =>
    docCommentOf(node).examples.map((code) => {
      const type = ts.isFunctionDeclaration(node) ? node.type : undefined;
      return { of, code, isExample: true, variable: resultVariable(of, code), type };
    }),
  );
  const [node] = of.declarations;
  if (node === undefined || !ts.isVariableDeclaration(node)) return examples;
  const code = `import { ${of.name} } from "${of.entry}";\n`;
  return [...examples, { of, code, isExample: false, variable: of.name, type: node.type }];
}

/** Shows the value that a program printed; objects as an excerpt. */
function valueSample(
  {
    of,
    found: { origin, path, value },
    code,
  }: { readonly of: Export; readonly found: Found; readonly code: string },
  output: string,
): Sample {
  const from = origin === of ? {} : { origin, isWhole: /^\w+$/.test(path) };
  if (typeof value !== "object") return { code, output, language: "text", ...from };
  if (JSON.stringify(JSON.parse(output)) !== JSON.stringify(value)) {
    throw new Error(`The example of ${of.name} has another value than ${path}`);
  }
  const excerpt = jsonExcerpt(value);
  return { code, output: `${excerpt}\n`, note: noteOn(excerpt, output), language: "json", ...from };
}

/** Says how an excerpt differs from the printed JSON. */
function noteOn(excerpt: string, output: string): string | undefined {
  if (excerpt === output.trimEnd()) return undefined;
  const form = excerpt.includes("\n") ? "with short values on one line" : "on one line";
  const omission = excerpt.includes("…") ? ". “…” stands for what is left out" : "";
  return `The output, here ${form}${omission}:`;
}

/** Returns the name of the variable to which an example assigns the result of a function. */
function resultVariable({ name, kind }: Export, code: string): string | undefined {
  if (kind !== "Functions") return undefined;
  return new RegExp(`^const (\\w+) = (?:await )?${name}\\(`, "m").exec(code)?.[1];
}

/** Returns the statements of an example up to the one that declares a variable, with the imports that they need. */
function setupOf(code: string, variable: string): string {
  const source = ts.createSourceFile("example.ts", code, ts.ScriptTarget.ES2022, true);
  const isDeclared = (statement: ts.Statement) =>
    ts.isVariableStatement(statement) &&
    statement.declarationList.declarations.some(({ name }) => name.getText() === variable);
  const last = source.statements.findIndex(isDeclared);
  const kept = source.statements
    .slice(0, last + 1)
    .filter((statement) => !ts.isExpressionStatement(statement));
  return kept
    .map((statement) => statement.getFullText())
    .join("")
    .trimStart();
}

function programOf({ setup, path, value }: Found): string {
  const printed = typeof value === "object" ? `JSON.stringify(${path}, null, 2)` : path;
  const code = `${setup.trimEnd()}\n${setup.includes("const ") ? "" : "\n"}console.log(${printed});`;
  return withoutUnusedImports(code);
}

/** Drops imports that the code after them does not use. */
function withoutUnusedImports(code: string): string {
  return code.replaceAll(
    /^import \{ (.*) \} from (.*);\n/gm,
    (line, names: string, from: string, at: number) => {
      const rest = code.slice(at + line.length);
      const used = names
        .split(", ")
        .filter((name) => new RegExp(`\\b${name.replace("type ", "")}\\b`).test(rest));
      return used.length === 0 ? "" : `import { ${used.join(", ")} } from ${from};\n`;
    },
  );
}

/** A value to search, with its type. */
interface Root {
  readonly type: ts.TypeNode | ts.InterfaceDeclaration;
  readonly found: Found;
}

/** Searches values level by level for those of the exported types. */
function findValues(roots: readonly Root[], library: Library): ReadonlyMap<Export, Found> {
  const values = new Map<Export, Found>();
  // Parts with the same path belong to the same level: an alias and its type, an interface and those it extends.
  const membersOf = (root: Root): readonly Root[] =>
    partsOf(root, library, values).flatMap((part) =>
      part.found.path === root.found.path ? membersOf(part) : [part],
    );
  for (let level = roots; level.length > 0; level = level.flatMap(membersOf));
  return values;
}

/** Notes the value if its type is an export, and returns the parts of the value with their types. */
function partsOf({ type, found }: Root, { exportAt }: Library, values: Map<Export, Found>): readonly Root[] {
  const { value, path, isNullable = false } = found;
  const same = (inner: ts.TypeNode | ts.InterfaceDeclaration | undefined): Root[] =>
    inner === undefined ? [] : [{ type: inner, found }];
  const member = (inner: ts.TypeNode | undefined, name: string | number, question?: ts.Node): Root[] => {
    const item = (value as Record<string | number, unknown> | null)?.[name];
    if (inner === undefined || item === undefined || item === null || typeof value !== "object") return [];
    const isWord = typeof name === "string" && /^[A-Za-z_]\w*$/.test(name);
    const dot = isNullable ? "?." : isWord ? "." : "";
    const at = `${dot}${isWord ? name : `[${JSON.stringify(name)}]`}`;
    return [
      {
        type: inner,
        found: { ...found, path: `${path}${at}`, value: item, isNullable: question !== undefined },
      },
    ];
  };
  const firstKey = Object.keys(Object(value))[0];
  const index = firstKey !== undefined && /^\d+$/.test(firstKey) ? Number(firstKey) : (firstKey ?? 0);
  if (ts.isParenthesizedTypeNode(type) || ts.isTypeOperatorNode(type)) return same(type.type);
  if (ts.isArrayTypeNode(type)) return member(type.elementType, 0);
  if (ts.isTupleTypeNode(type)) {
    return type.elements.flatMap((element, at) =>
      member(ts.isNamedTupleMember(element) ? element.type : element, at),
    );
  }
  if (ts.isMappedTypeNode(type)) return member(type.type, index, type.questionToken);
  if (ts.isUnionTypeNode(type)) {
    const [only, ...others] = type.types.filter((each) => !ts.isLiteralTypeNode(each));
    const isOrNull = type.types.some((each) => each.getText() === "null");
    if (only === undefined || others.length > 0) return [];
    return [{ type: only, found: { ...found, isNullable: isOrNull } }];
  }
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap((each) => same(each));
  if (ts.isTypeLiteralNode(type) || ts.isInterfaceDeclaration(type)) {
    const inherited = ts.isInterfaceDeclaration(type) ? (type.heritageClauses ?? []) : [];
    return [
      ...type.members.flatMap((each) =>
        ts.isPropertySignature(each) ? member(each.type, each.name.getText(), each.questionToken) : [],
      ),
      ...inherited.flatMap(({ types }) => types.flatMap((each) => same(each))),
    ];
  }
  if (!ts.isTypeReferenceNode(type) && !ts.isExpressionWithTypeArguments(type)) return [];
  const name = ts.isTypeReferenceNode(type) ? type.typeName : type.expression;
  const [first, second] = type.typeArguments ?? [];
  if (name.getText() === "Record") return member(second, index);
  if (/^(?:Promise|Readonly|Partial|Pick|Omit)$/.test(name.getText())) return same(first);
  const of = exportAt(name);
  const [declaration] = of?.declarations ?? [];
  if (of === undefined || declaration === undefined) return [];
  const isEmpty = typeof value === "object" && Object.keys(value ?? {}).length === 0;
  if (!values.has(of) && !isEmpty && !ts.isExpressionWithTypeArguments(type)) values.set(of, found);
  if (ts.isInterfaceDeclaration(declaration)) return same(declaration);
  return ts.isTypeAliasDeclaration(declaration) ? same(declaration.type) : [];
}
