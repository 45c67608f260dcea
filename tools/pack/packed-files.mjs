/** What becomes of files when they are published: packages have their names on npm, and READMEs install by them. */

/** @typedef {typeof import("./publication.mjs").PUBLICATION} Publication */

/**
 * Returns the names on npm by those in the sources: the same until the packages are published.
 *
 * @param {Pick<Publication, "isPublished" | "scope" | "names">} publication
 * @returns {Record<string, string>}
 */
export function publishedNames({ isPublished, scope, names }) {
  const entries = Object.entries(names).map(([name, own]) => [name, scope === "" ? own : `${scope}/${own}`]);
  return Object.fromEntries(isPublished ? entries : entries.map(([name]) => [name, name]));
}

/**
 * Returns the manifest to pack: with its name on npm and the addresses of the repository, without what only the
 * repository needs.
 *
 * @param {Record<string, unknown>} manifest Manifest that pnpm has packed.
 * @param {string} folder Folder of the package in the repository.
 * @param {Publication} publication
 * @returns {Record<string, unknown>}
 */
export function packedManifest(manifest, folder, publication) {
  const { name, version, description, devDependencies: _, scripts: __, ...rest } = manifest;
  const { repository } = publication;
  const names = publishedNames(publication);
  const packed = {
    name: names[name] ?? name,
    version,
    description,
    homepage: `${repository}#readme`,
    bugs: `${repository}/issues`,
    repository: { type: "git", url: `git+${repository}.git`, directory: folder },
    ...rest,
  };
  // Conditions of the repository, whose files are not packed.
  for (const entry of Object.values(packed.exports ?? {})) delete entry.source;
  for (const key of ["dependencies", "peerDependencies", "peerDependenciesMeta"]) {
    if (packed[key] === undefined) continue;
    packed[key] = Object.fromEntries(
      Object.entries(packed[key]).map(([name, value]) => [names[name] ?? name, value]),
    );
  }
  return packed;
}

/** What stands before a package that code imports, or names between backticks in a comment. */
const IMPORT =
  /(?:\b(?:from|import|module)\s*\(?\s*["']|\brequire(?:\.resolve)?\(["']|node_modules\/|^\s*(?:\*|\/\/)[^\n]*`)$/m;

/**
 * Returns code with the names on npm: in imports, and between backticks in comments.
 *
 * @param {string} code
 * @param {Record<string, string>} names Names on npm by those in the sources.
 * @returns {string}
 */
export function publishedCode(code, names) {
  return rename(code, names, /(?=["'`/])/, (before) => IMPORT.test(before));
}

/** What stands before a word that is a folder, an address, a heading or the element's policy of Trusted Types. */
const NO_PACKAGE = /(?:[\w./@#:-]|\]\(|policy\s`)$/;

/**
 * Returns text, such as a document or a file of declarations, with the names on npm, wherever the package is meant.
 *
 * @param {string} text
 * @param {Record<string, string>} names Names on npm by those in the sources.
 * @returns {string}
 */
export function publishedText(text, names) {
  const isPackage = (before) => before.endsWith("node_modules/") || !NO_PACKAGE.test(before);
  return rename(text, names, /(?![\w-]|\.(?:tgz|js|ts|md)\b)/, isPackage);
}

function rename(text, names, after, isPackage) {
  const pattern = new RegExp(`(${Object.keys(names).join("|")})${after.source}`, "g");
  return text.replace(pattern, (name, _, offset) =>
    isPackage(text.slice(Math.max(0, offset - 200), offset)) ? names[name] : name,
  );
}

/** The part of a document that says how to install packages, with their names in the sources. */
const INSTALL = /<!-- install (.*?) -->\n.*?<!-- end -->\n/gs;

/**
 * Returns a document without the part that says how to install the package.
 *
 * @param {string} document
 * @returns {string}
 */
export function withoutInstallation(document) {
  return document.replace(/<!-- install .*?<!-- end -->\n\n?/s, "");
}

/**
 * Returns a document as its readers get it in a package or on a page: with the names on npm, and, once these are
 * published, with the commands that install them.
 *
 * @param {string} document
 * @param {Publication} publication
 * @returns {string}
 */
export function publishedDocument(document, publication) {
  const names = publishedNames(publication);
  if (!publication.isPublished) return document;
  const installed = document.replace(INSTALL, (_, packages) => installBlock(packages, names));
  return publishedText(installed, names);
}

/**
 * Returns a document of the repository, which keeps the names of the sources: once they are published, it installs
 * packages by their names on npm, and says where these differ.
 *
 * @param {string} document
 * @param {Publication} publication
 * @returns {string}
 */
export function repositoryDocument(document, publication) {
  if (!publication.isPublished) return document;
  const names = publishedNames(publication);
  return document.replace(INSTALL, (_, packages) => {
    const imported = packages.split(" ").filter((name) => name !== COMMAND);
    const renamed = imported.filter((name) => names[name] !== undefined && names[name] !== name);
    const rows = renamed.map((name) => `| \`${name}\` | \`${names[name]}\` |\n`).join("");
    const table =
      rows === "" ? "" : `\nImport by the name on npm:\n\n| here | on npm |\n| --- | --- |\n${rows}`;
    return `<!-- install ${packages} -->\n${installBlock(packages, names)}${table}<!-- end -->\n`;
  });
}

/** The package that nobody imports: its users run `bodygraph`. */
const COMMAND = "bodygraph-cli";

function installBlock(packages, names) {
  if (packages === COMMAND) {
    const command = names[COMMAND];
    return `\`\`\`sh\nnpm install --global ${command}\n\`\`\`\n\nWithout installing, \`npx ${command}\` does what \`bodygraph\` does below.\n`;
  }
  const published = packages.split(" ").map((name) => names[name] ?? name);
  return `\`\`\`sh\nnpm install ${published.join(" ")}\n\`\`\`\n`;
}
