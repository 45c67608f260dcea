import { readdirSync } from "node:fs";
import { packageFolders } from "@chart/kit/setup/package-folders";
import { publishedNames, repositoryDocument } from "../../../../tools/pack/packed-files.mjs";
import type { PUBLICATION } from "../../../../tools/pack/publication.mjs";

/** Facts about the publication, as tools/pack/publication.mjs has them. */
export type Publication = typeof PUBLICATION;

/** Guides that install packages. READMEs of public packages do so, too. */
const GUIDES = ["docs/guides/library.md", "docs/guides/mount.md"];

const NAMES = "server/ui/src/published-names.generated.ts";

/**
 * Returns the files of the repository that say what only the owner can set, by their paths.
 *
 * @param read Reads a file of the repository.
 */
export function publicationFiles(
  root: URL,
  publication: Publication,
  read: (path: string) => string,
): Readonly<Record<string, string>> {
  refuse(publication);
  const { version } = JSON.parse(read("package.json"));
  const names = publishedNames(publication);
  const { isPublished, repository, image, authors, contact, mcpName, python, php } = publication;
  const clone = `${repository}.git`;
  /** Values within files: what each regular expression matches is replaced. */
  const values: readonly (readonly [file: string, pattern: RegExp, value: string])[] = [
    [
      "README.md",
      /(?<=^To install it: ).*/m,
      isPublished
        ? `\`npm install ${names["chart-core"]}\` ([all names on npm](docs/README.md)).`
        : "`npm run pack`, then `npm install` its file in `dist-packages`.",
    ],
    [
      "packages/cli/SKILL.md",
      /(?<=^`bodygraph`).*?(?=, offline and without a key\.$)/m,
      isPublished ? `, or without installing it \`npx ${names["bodygraph-cli"]}\`` : "",
    ],
    [
      "docs/from-0.3-to-0.4.md",
      /(?<=^No export is gone).*/m,
      isPublished ? "; packages have [names on npm](README.md)." : ".",
    ],
    ["packages/cli/package.json", /(?<=^ {2}"mcpName": ")[^"]*/m, mcpName],
    ["packages/cli/server.json", /(?<=^ {2}"name": ")[^"]*/m, mcpName],
    ["packages/cli/server.json", /(?<="identifier": ")[^"]*/, names["bodygraph-cli"] ?? ""],
    ["packages/cli/server.json", /(?<="version": ")[^"]*/g, version],
    ["clients/python/pyproject.toml", /(?<=^name = ")[^"]*/m, python || "chart-api-client"],
    ["clients/python/pyproject.toml", /(?<=^version = ")[^"]*/m, version],
    ["clients/python/pyproject.toml", /(?<=^Repository = ")[^"]*/m, repository],
    ["clients/php/composer.json", /(?<=^ {2}"name": ")[^"]*/m, php || "example/chart-api-client"],
    ["clients/php/composer.json", /(?<=^ {2}"homepage": ")[^"]*/m, repository],
    [
      "clients/php/README.md",
      /(?<=^require ')[^']+/m,
      isPublished && php ? "vendor/autoload.php" : "ChartApi.php",
    ],
    // Registries show these without the repository around them.
    ...["python", "php"].map(
      (client) =>
        [`clients/${client}/README.md`, /(?<=\]\()\S+(?=\/blob\/main\/clients\/)/, repository] as const,
    ),
    ...["LICENSE", "clients/python/LICENSE", "clients/php/LICENSE"].map(
      (file) => [file, /(?<=^Copyright \(c\) \d{4} ).*/m, authors] as const,
    ),
    ["packages/cli/mcpb/manifest.json", /(?<="author": \{ "name": ")[^"]*/, authors],
    ["CITATION.cff", /(?<=^ {2}- name: ")[^"]*/m, authors],
    ["CITATION.cff", /(?<=^title: ")\S+(?=,)/m, names["chart-core"] ?? ""],
    ["CITATION.cff", /(?<=^version: ).*/m, version],
    ["CITATION.cff", /(?<=^repository-code: ).*/m, repository],
    ["CODE_OF_CONDUCT.md", /(?<=<)[^<>\s]+@[^<>\s]+(?=>)/, contact],
    ["SECURITY.md", /(?<=<)[^<>\s]+@[^<>\s]+(?=>)/, contact],
    [".github/ISSUE_TEMPLATE/config.yml", /(?<=^ {4}url: ).*(?=\/SECURITY\.md)/m, `${repository}/blob/main`],
    ["docs/guides/self-hosting.md", /(?<=^REPOSITORY=).*/m, clone],
    ["docs/releasing.md", /(?<=^export CHART_IMAGE=).*/m, `${image}:${version}`],
    ...(isPublished ? assistants(repository, names["bodygraph-cli"] ?? "") : []),
    ...GUIDES.map((file) => [file, /(?<=^git clone )\S+/m, clone] as const),
  ];
  const files: Record<string, string> = { [NAMES]: namesModule(names) };
  // The module has the names that the documents import so far. The service hands the client out under that on npm.
  const former = Object.fromEntries([...read(NAMES).matchAll(NAME)].map(([, name = "", own]) => [own, name]));
  for (const file of [...guides(root), "README.md"]) {
    files[file] = read(file).replace(IMPORT, (own) => names[former[own] ?? ""] ?? own);
  }
  const current = (file: string) => files[file] ?? read(file);
  for (const [file, pattern, value] of values) {
    const text = current(file);
    // A guide that installs from npm clones nothing.
    if (text.search(pattern) === -1 && !GUIDES.includes(file)) throw new Error(`${file} has no ${pattern}`);
    files[file] = text.replace(pattern, () => value);
  }
  files["docs/README.md"] = current("docs/README.md").replace(
    /(?<=<!-- names -->\n).*(?=<!-- end -->)/s,
    isPublished ? namesTable(names) : "",
  );
  const commands = { python: python && `pip install ${python}`, php: php && `composer require ${php}` };
  for (const [client, command] of Object.entries(commands)) {
    const file = `clients/${client}/README.md`;
    const text = isPublished && command ? `\`\`\`sh\n${command}\n\`\`\`\n` : "";
    files[file] = current(file).replace(/(?<=<!-- generated: package -->\n).*(?=<!-- end -->)/s, text);
  }
  const installed = Object.values(commands).filter((command) => isPublished && command);
  files["clients/README.md"] = current("clients/README.md").replace(
    /(?<=<!-- generated: packages -->\n).*?(?=<!-- end -->)/s,
    installed.length > 0
      ? `Or install it: ${installed.map((command) => `\`${command}\``).join(", ")}.\n`
      : "",
  );
  const readmes = packageFolders(root)
    .filter((folder) => JSON.parse(read(`${folder}/package.json`)).private !== true)
    .map((folder) => `${folder}/README.md`);
  for (const file of [...readmes, ...GUIDES]) {
    const text = current(file);
    if (!isPublished && /<!-- install /.test(text) && !text.includes("dist-packages"))
      throw new Error(
        "publication.mjs: isPublished cannot become false again. Undo it by git revert, or before a commit by git checkout.",
      );
    files[file] = repositoryDocument(text, publication);
  }
  return files;
}

/** A row of the module of names. */
const NAME = /^ {2}"([\w-]+)": "(.+)",$/gm;
/** The package that a program imports: what is before an entry's name. */
const IMPORT = /(?<=\b(?:from |import\()")(?:@[^"/]+\/)?[^"/]+(?=["/])/g;

/** Returns the guides' paths. */
function guides(root: URL): readonly string[] {
  const folder = "docs/guides/";
  return readdirSync(new URL(folder, root))
    .filter((file) => file.endsWith(".md"))
    .map((file) => folder + file);
}

/** Form of each member: what its host takes, without signs that JSON or YAML would read as their own. */
const FORMS = {
  scope: /^(?:@[a-z\d~-][a-z\d._~-]*)?$/,
  npmRegistry: /^https?:\/\/[\w.-]+(?::\d+)?(?:\/[\w.~-]+)*\/?$/,
  python: /^(?:[A-Za-z\d](?:[\w.-]*[A-Za-z\d])?)?$/,
  php: /^(?:[a-z\d](?:[_.-]?[a-z\d]+)*\/[a-z\d](?:[_.-]?[a-z\d]+)*)?$/,
  mcpName: /^[A-Za-z\d.-]+\/[\w.-]+$/,
  image: /^[a-z\d.-]+(?::\d+)?(?:\/[a-z\d._-]+)+$/,
  repository: /^https:\/\/[\w.-]+(?::\d+)?(?:\/[\w.~-]+)*(?<!\.git)$/,
  authors: /^(?!.*: )[^\s"\\#](?:[^"\\#\n]*[^\s"\\#])?$/,
  contact: /^[^\s<>"\\#@]+@[^\s<>"\\#@]+$/,
};
const NPM_NAME = /^[a-z\d][a-z\d._-]*$/;

/** Throws if a member has not the form that its host takes, or two packages have one name. */
function refuse({ names, ...values }: Publication): void {
  for (const [member, form] of Object.entries(FORMS)) {
    const value = values[member as keyof typeof FORMS];
    if (!form.test(value)) throw new Error(`publication.mjs: ${member} cannot be "${value}".`);
  }
  const own = Object.values(names);
  const wrong = own.find((name) => !NPM_NAME.test(name));
  if (wrong !== undefined) throw new Error(`publication.mjs: a name on npm cannot be "${wrong}".`);
  if (new Set(own).size < own.length) throw new Error("publication.mjs: two packages have the same name.");
}

/** Returns what docs/assistants.md has in place of what needs a clone, or the command on the user's path. */
function assistants(repository: string, command: string): readonly (readonly [string, RegExp, string])[] {
  const file = "docs/assistants.md";
  return [
    [file, /(?<=`bodygraph-….mcpb`, ).*?(?= \|)/, `which is at the [latest release](${repository}/releases)`],
    [
      file,
      /(?<=`claude mcp add bodygraph -- ).*(?= \|$)/m,
      `npx -y ${command} mcp\` | 2.1.197 connects to \`bodygraph mcp\``,
    ],
    [
      file,
      /(?<="bodygraph": ).*(?= \|$)/m,
      `{"command": "npx", "args": ["-y", "${command}", "mcp"]}}}\` | Inspector 0.15.0 lists and calls \`bodygraph mcp\``,
    ],
  ];
}

/** Tells readers of the repository, whose documents name packages as the sources do. */
function namesTable(names: Readonly<Record<string, string>>): string {
  const renamed = Object.entries(names).filter(([name, own]) => name !== own);
  if (renamed.length === 0) return "";
  const rows = renamed.map(([name, own]) => `| \`${name}\` | \`${own}\` |\n`);
  return `\nOn npm, packages have other names than in these texts. Install and import them by those:\n\n| here | on npm |\n| --- | --- |\n${rows.join("")}\n`;
}

function namesModule(names: Readonly<Record<string, string>>): string {
  const rows = Object.entries(names).map(
    ([name, own]) => `  ${JSON.stringify(name)}: ${JSON.stringify(own)},\n`,
  );
  return `// Written by \`npm run generate -- publication\` from tools/pack/publication.mjs. Do not edit.

/** Names on npm of the public packages, by those in the sources. */
export const PUBLISHED_NAMES = {
${rows.join("")}} as const;
`;
}
