import ts from "typescript";
import { docCommentOf, moduleComment } from "./doc-comment.js";
import { type Entry, type Export, KINDS, type Library } from "./entries.js";
import { factsTable } from "./facts-table.js";
import { functionParts } from "./function-parts.js";
import { blocks, code, headingOf, linkTo, prose } from "./markdown.js";
import { membersTable } from "./members-table.js";
import type { Sample } from "./samples.js";
import { signatureOf } from "./types.js";
import { usedBy } from "./used-by.js";
import type { Use } from "./users.js";
import { literalsOf, valuesTable } from "./values-table.js";

/** Everything that the chapters are written from. */
export interface ChapterDeps {
  readonly library: Library;
  readonly usesOf: (type: Export) => readonly Use[];
  readonly samplesOf: (of: Export) => readonly Sample[];
  readonly sampleOf: (entry: Entry) => Sample;
}

/** Writes the chapter of an entry. Links to exports have targets that {@link linkTarget} makes. */
export function chapter(entry: Entry, deps: ChapterDeps): string {
  const kinds = KINDS.flatMap((kind) => {
    const exports = entry.exports.filter((each) => each.kind === kind);
    return exports.length === 0 ? [] : [`### ${kind}`, ...exports.map((each) => section(each, deps))];
  });
  const sample = deps.sampleOf(entry);
  const references = entry.references.map((each) => linkTo(each)).join(", ");
  return blocks(
    `## ${entry.name}`,
    prose(moduleComment(entry.source).text, entry.name, deps.library),
    code("ts", sample.code),
    code("text", sample.output),
    references !== "" && `Also exports, described with another entry: ${references}.`,
    ...kinds,
  );
}

function section(of: Export, deps: ChapterDeps): string {
  const { library } = deps;
  const [node] = of.declarations;
  if (node === undefined) return "";
  const literals = literalsOf(of, library);
  const isListed = ts.isTypeAliasDeclaration(node) && /^\(typeof \w+\)\[number\]$/.test(node.type.getText());
  const shown = isListed ? literals?.map((value) => `"${value}"`) : undefined;
  const values = literals && valuesTable(literals);
  const members = membersTable(node, library);
  const parts = ts.isFunctionDeclaration(node)
    ? functionParts(of, library)
    : [
        prose(docCommentOf(node).text, of.entry, library),
        code("ts", signatureOf(of, shown)),
        members && `##### Properties\n\n${members}`,
        values && `##### Values\n\n${values}`,
      ];
  const facts = factsTable(of);
  return blocks(
    `#### ${headingOf(of)}`,
    ...parts,
    ...examples(of, deps),
    facts && `##### All names\n\n${facts}`,
    usedBy(of, deps),
  );
}

/** Writes the example of an export; a type without one shows that of the first function that takes it. */
function examples(of: Export, { samplesOf, usesOf }: ChapterDeps): (string | false)[] {
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
      own.length > 0 ? originText(sample) : taker !== undefined && `An argument of ${linkTo(taker)}:`,
      code("ts", sample.code),
      sample.note ?? "",
      sample.output === "" ? "" : code(sample.language, sample.output),
    ]),
  ];
}

/** Says where the value of an example comes from. */
function originText({ origin, isWhole }: Sample): string {
  if (origin === undefined) return "";
  const whole = `${origin.kind === "Constants" ? "the constant" : "the result of"} ${linkTo(origin)}`;
  return isWhole ? `${whole.replace("t", "T")}, as JSON:` : `A part of ${whole}:`;
}
