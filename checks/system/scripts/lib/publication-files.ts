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
  const { version } = JSON.parse(read("package.json"));
  const names = publishedNames(publication);
  const { repository, image, contact, mcpName, python, php } = publication;
  const clone = `${repository}.git`;
  /** Values within files: what each regular expression matches is replaced. */
  const values: readonly (readonly [file: string, pattern: RegExp, value: string])[] = [
    // The service hands the client out under its name on npm.
    ["README.md", /(?<=^import\(")[^"]+(?="\)\.then)/m, names["chart-client"] ?? ""],
    ["packages/cli/package.json", /(?<=^ {2}"mcpName": ")[^"]*/m, mcpName],
    ["packages/cli/server.json", /(?<=^ {2}"name": ")[^"]*/m, mcpName],
    ["packages/cli/server.json", /(?<="identifier": ")[^"]*/, names["bodygraph-cli"] ?? ""],
    ["packages/cli/server.json", /(?<="version": ")[^"]*/g, version],
    ["clients/python/pyproject.toml", /(?<=^name = ")[^"]*/m, python],
    ["clients/python/pyproject.toml", /(?<=^version = ")[^"]*/m, version],
    ["clients/python/pyproject.toml", /(?<=^Repository = ")[^"]*/m, repository],
    ["clients/php/composer.json", /(?<=^ {2}"name": ")[^"]*/m, php],
    ["clients/php/composer.json", /(?<=^ {2}"homepage": ")[^"]*/m, repository],
    // Registries show these without the repository around them.
    ...["python", "php"].map(
      (client) =>
        [`clients/${client}/README.md`, /(?<=\]\()\S+(?=\/blob\/main\/clients\/)/, repository] as const,
    ),
    ["CITATION.cff", /(?<=^version: ).*/m, version],
    ["CITATION.cff", /(?<=^repository-code: ).*/m, repository],
    ["CODE_OF_CONDUCT.md", /(?<=<)[^<>\s]+@[^<>\s]+(?=>)/, contact],
    ["SECURITY.md", /(?<=<)[^<>\s]+@[^<>\s]+(?=>)/, contact],
    [".github/ISSUE_TEMPLATE/config.yml", /(?<=^ {4}url: ).*(?=\/SECURITY\.md)/m, `${repository}/blob/main`],
    ["docs/guides/self-hosting.md", /(?<=^REPOSITORY=).*/m, clone],
    ["docs/releasing.md", /(?<=^export CHART_IMAGE=).*/m, `${image}:${version}`],
    ...GUIDES.map((file) => [file, /(?<=^git clone )\S+/m, clone] as const),
  ];
  const files: Record<string, string> = { [NAMES]: namesModule(names) };
  const current = (file: string) => files[file] ?? read(file);
  for (const [file, pattern, value] of values) {
    const text = current(file);
    // A guide that installs from npm clones nothing.
    if (text.search(pattern) === -1 && !GUIDES.includes(file)) throw new Error(`${file} has no ${pattern}`);
    files[file] = text.replace(pattern, () => value);
  }
  files["docs/README.md"] = current("docs/README.md").replace(
    /(?<=<!-- names -->\n).*(?=<!-- end -->)/s,
    publication.isPublished ? namesTable(names) : "",
  );
  const readmes = packageFolders(root)
    .filter((folder) => JSON.parse(read(`${folder}/package.json`)).private !== true)
    .map((folder) => `${folder}/README.md`);
  for (const file of [...readmes, ...GUIDES]) files[file] = repositoryDocument(current(file), publication);
  return files;
}

/** Tells readers of the repository, whose documents name packages as the sources do. */
function namesTable(names: Readonly<Record<string, string>>): string {
  const rows = Object.entries(names).map(([name, own]) => `| \`${name}\` | \`${own}\` |\n`);
  return `\nThese pages name packages as the sources do. Install and import them by their names on npm:\n\n| here | on npm |\n| --- | --- |\n${rows.join("")}\n`;
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
