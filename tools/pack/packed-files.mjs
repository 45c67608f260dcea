/** Changes to the files of a packed package: names with their scope, and READMEs of published packages. */

/**
 * Returns the name on npm of a package of this repository.
 *
 * @param {string} name
 * @param {string} scope
 * @returns {string}
 */
function publishedName(name, scope) {
  return scope === "" ? name : `${scope}/${name}`;
}

/**
 * Returns the manifest to pack: with its name on npm and the addresses of the repository, without what only the
 * repository needs.
 *
 * @param {Record<string, unknown>} manifest Manifest that pnpm has packed.
 * @param {string} folder Folder of the package in the repository.
 * @param {readonly string[]} names Names of all public packages.
 * @param {{ readonly scope: string, readonly repository: string }} publication
 * @returns {Record<string, unknown>}
 */
export function packedManifest(manifest, folder, names, { scope, repository }) {
  const { name, version, description, devDependencies: _, scripts: __, ...rest } = manifest;
  const scoped = (ranges) =>
    Object.fromEntries(
      Object.entries(ranges).map(([key, value]) => [
        names.includes(key) ? publishedName(key, scope) : key,
        value,
      ]),
    );
  const packed = {
    name: publishedName(String(name), scope),
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
    if (packed[key] !== undefined) packed[key] = scoped(packed[key]);
  }
  return packed;
}

/**
 * Returns code or a document with the names of public packages as npm knows them, in imports and paths of node_modules.
 *
 * @param {string} text
 * @param {readonly string[]} names
 * @param {string} scope
 * @returns {string}
 */
export function withScope(text, names, scope) {
  if (scope === "") return text;
  const pattern = new RegExp(
    `((?:\\bfrom|\\bimport|\\bmodule)\\s*\\(?\\s*["']|\\brequire\\(["']|node_modules/)(${names.join("|")})(?=["'/])`,
    "g",
  );
  return text.replace(pattern, `$1${scope}/$2`);
}

/** The part of a README that says how to install a package that is not published. */
const INSTALL = /<!-- install (.*?) -->\n.*?<!-- end -->\n/s;

/**
 * Returns the README of a package that is handed out, whose reader has installed it.
 *
 * @param {string} readme
 * @returns {string}
 */
export function withoutInstallation(readme) {
  return readme.replace(/<!-- install .*?<!-- end -->\n\n?/s, "");
}

/**
 * Returns the README of a published package, which installs it by its name.
 *
 * @param {string} readme
 * @param {readonly string[]} names
 * @param {string} scope
 * @returns {string}
 */
export function publishedReadme(readme, names, scope) {
  return readme.replace(INSTALL, (_, packages) => {
    const published = packages
      .split(" ")
      .map((name) => (names.includes(name) ? publishedName(name, scope) : name));
    return `\`\`\`sh\nnpm install ${published.join(" ")}\n\`\`\`\n`;
  });
}
