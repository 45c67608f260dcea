import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Application } from "typedoc";
import type { PluginOptions } from "typedoc-plugin-markdown";
import packageJson from "../../package.json" with { type: "json" };

const PACKAGE = fileURLToPath(new URL("../../", import.meta.url));

/** An entry of the package with the source of its declarations. */
interface Entry {
  /** Name as in an import: `chart-core/time`. */
  readonly name: string;
  /** Source file, relative to the package. */
  readonly source: string;
  /** Name of the page that TypeDoc writes for it. */
  readonly page: string;
}

const ENTRIES: readonly Entry[] = Object.entries(packageJson.exports).flatMap(([path, target]) => {
  if (typeof target !== "object" || !("types" in target)) return [];
  const source = target.types.replace("./dist/", "src/").replace(".d.ts", ".ts");
  const page = source.replace("src/", "").replace(/(\/index)?\.ts$/, "");
  return [{ name: `chart-core${path.slice(1)}`, source, page }];
});

const MARKDOWN: Partial<PluginOptions> = {
  classPropertiesFormat: "table",
  expandObjects: false,
  expandParameters: true,
  hideBreadcrumbs: true,
  hidePageHeader: true,
  interfacePropertiesFormat: "table",
  outputFileStrategy: "modules",
  parametersFormat: "table",
  tableColumnSettings: { hideDefaults: true, hideInherited: true, hideModifiers: true, hideOverrides: true },
  typeDeclarationFormat: "table",
  useCodeBlocks: true,
  useHTMLAnchors: false,
};

/** Headings of kinds, by those of TypeDoc. */
const KIND_TITLES: ReadonlyMap<string, string> = new Map([
  ["### Type Aliases", "### Type aliases"],
  ["### Variables", "### Constants"],
]);

/** Generates the API reference of all entries as one page. */
export async function apiReference(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "api-reference-"));
  try {
    const application = await Application.bootstrapWithPlugins({
      disableSources: true,
      entryPoints: ENTRIES.map(({ source }) => join(PACKAGE, source)),
      excludeExternals: true,
      logLevel: "Error",
      out: folder,
      plugin: ["typedoc-plugin-markdown"],
      readme: "none",
      skipErrorChecking: true,
      sort: ["source-order"],
      tsconfig: join(PACKAGE, "tsconfig.json"),
      ...MARKDOWN,
    });
    const project = await application.convert();
    if (project === undefined) throw new Error("TypeDoc could not read the sources");
    await application.generateOutputs(project);
    if (application.logger.hasErrors()) throw new Error("TypeDoc reported errors");
    return onePage(ENTRIES.map((entry) => pageOf(entry, folder)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the page of an entry as a chapter: its headings one level down, its links within one document. */
function pageOf({ name, page }: Entry, folder: string): string {
  const text = readFileSync(join(folder, `${page}.md`), "utf8");
  let isCode = false;
  return text
    .split("\n")
    .map((line) => {
      if (line.startsWith("```")) isCode = !isCode;
      if (isCode) return signatureLine(line);
      if (line.startsWith("# ")) return `## ${name}`;
      const shifted = line.startsWith("#") ? `#${line}` : line;
      const linked = shifted.replaceAll(/\]\((?:\.\.\/)*[\w/-]+\.md(#[^)]+)\)/g, "]($1)");
      return withDocumentLinks(KIND_TITLES.get(linked) ?? linked)
        .replaceAll(/<a id="[^"]*"><\/a> /g, "")
        .replace(/^ChartInputError(?= `)/, "[`ChartInputError`](#chartinputerror)");
    })
    .filter((line) => line !== "***")
    .join("\n")
    .replace(/^### References\n[\s\S]*/m, shortReferences)
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

/** Most characters of a signature that stands on one line. */
const SIGNATURE_LENGTH = 80;

/** Returns a line of code in the project's layout: a long signature has a line for each parameter. */
function signatureLine(line: string): string {
  const [, name, parameters = "", result] = /^function ([^(]+)\((.*)\): (.*;)$/.exec(line) ?? [];
  if (name !== undefined && line.length > SIGNATURE_LENGTH) {
    const lines = parameters.split(/, (?=\w+\??: )/).map((parameter) => `  ${parameter}`);
    return `function ${name}(\n${lines.join(",\n")}\n): ${result}`;
  }
  if (/^(?:const|type) /.test(line)) return wrapped(line);
  return line.replace(/^ {3}(?=\w+\??: )/, "  ").trimEnd();
}

/** Breaks a long declaration between its parts. */
function wrapped(line: string): string {
  const lines = [""];
  for (const part of line.split(/(?<=, |[=&{] )/)) {
    if (lines.at(-1) !== "" && `${lines.at(-1)}${part}`.trimEnd().length > SIGNATURE_LENGTH) lines.push("  ");
    lines[lines.length - 1] += part;
  }
  return lines.map((each) => each.trimEnd()).join("\n");
}

/** Turns the files that a doc comment names, such as docs/time.md, into links with their titles. */
function withDocumentLinks(line: string): string {
  return line.replaceAll(/\bdocs\/([\w-]+\.md)(#[\w-]+)?/g, (_, file: string, anchor = "") => {
    const [, title] = /^# (.*)$/m.exec(readFileSync(join(PACKAGE, "docs", file), "utf8")) ?? [];
    return `[${title}](${file}${anchor})`;
  });
}

/** Lists the exports that another chapter describes in one paragraph, instead of a heading for each. */
function shortReferences(section: string): string {
  const links = [...section.matchAll(/^Re-exports (\[.+\]\(#.+\))$/gm)].map(([, link]) => link);
  return `### References\n\nDescribed above: ${links.join(", ")}.`;
}

/** Joins the chapters to a document with a table of contents. */
function onePage(chapters: readonly string[]): string {
  const contents = ENTRIES.map(({ name }) => `- [${name}](#${name.replaceAll("/", "")})`);
  return [
    "# API reference of chart-core",
    "Written by `npm run api-reference` from the doc comments; do not edit it.",
    contents.join("\n"),
    ...chapters,
    "",
  ].join("\n\n");
}
