import ts from "typescript";
import type { Declaration, Export, Library } from "./entries.js";

/** The ways in which an export uses a type, in the order of a page. */
export const RELATIONS = [
  "Returned by",
  "Taken by",
  "Thrown by",
  "Member of",
  "Part of",
  "Extended by",
  "Type of",
] as const;

/** A use of a type. */
export interface Use {
  readonly relation: (typeof RELATIONS)[number];
  readonly user: Export;
  /** Path of the member that has the type, such as `centers.both`; empty for other relations. */
  readonly member: string;
}

/** Finds the uses of every type in the library. */
export function findUses(library: Library): (type: Export) => readonly Use[] {
  const uses = new Map<Export, Use[]>();
  const errors = library.exports.filter(({ kind }) => kind === "Classes");
  for (const user of library.exports) {
    for (const declaration of user.declarations) {
      for (const [relation, part, member] of partsOf(declaration)) {
        for (const type of mentionedIn(part, library)) {
          if (type !== user) uses.set(type, [...(uses.get(type) ?? []), { relation, user, member }]);
        }
      }
      const throws = ts.getJSDocTags(declaration).some(({ tagName }) => tagName.text === "throws");
      for (const type of throws ? errors : []) {
        uses.set(type, [...(uses.get(type) ?? []), { relation: "Thrown by", user, member: "" }]);
      }
    }
  }
  return (type) => uses.get(type) ?? [];
}

/** A part of a declaration, with the relation that it has to the types in it. */
type Part = readonly [relation: Use["relation"], part: ts.Node | undefined, member: string];

function partsOf(node: Declaration): readonly Part[] {
  if (ts.isFunctionDeclaration(node)) {
    return [
      ["Returned by", node.type, ""],
      ...node.parameters.map(({ type }): Part => ["Taken by", type, ""]),
    ];
  }
  if (ts.isVariableDeclaration(node)) return [["Type of", node.type, ""]];
  if (ts.isTypeAliasDeclaration(node)) return memberParts(node.type, "");
  return [
    ...(node.heritageClauses ?? []).map((clause): Part => ["Extended by", clause, ""]),
    ...node.members.flatMap((member): readonly Part[] =>
      ts.isConstructorDeclaration(member) ? [["Taken by", member, ""]] : memberParts(member, ""),
    ),
  ];
}

/** Returns the types of a member and of its own members; a type without members is one part. */
function memberParts(node: ts.Node, path: string): readonly Part[] {
  if (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node)) {
    const own = `${path === "" ? "" : `${path}.`}${node.name.getText()}`;
    return node.type === undefined ? [] : memberParts(node.type, own);
  }
  if (ts.isTypeLiteralNode(node)) return node.members.flatMap((member) => memberParts(member, path));
  return [[path === "" ? "Part of" : "Member of", node, path]];
}

/** Returns the exports that a part of a declaration names. */
function mentionedIn(part: ts.Node | undefined, { exportAt }: Library): ReadonlySet<Export> {
  const found = new Set<Export>();
  const visit = (node: ts.Node): void => {
    if (ts.isJSDoc(node)) return;
    const known = ts.isIdentifier(node) ? exportAt(node) : undefined;
    if (known !== undefined) found.add(known);
    ts.forEachChild(node, visit);
  };
  if (part !== undefined) visit(part);
  return found;
}
