import type { ProductionPackage } from "./production-packages.js";

/** Licences of code and data that ask only for attribution. */
const ALLOWED = [
  ...["MIT", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "BlueOak-1.0.0", "MIT-0"],
  ...["Unlicense", "CC0-1.0", "CC-BY-4.0"],
];

/**
 * Packages under a licence with conditions on changed copies, each accepted by a decision: they are used unchanged, as
 * their registry delivers them.
 */
const ACCEPTED: Readonly<Record<string, string>> = {
  "@resvg/resvg-js": "MPL-2.0",
  "@resvg/resvg-wasm": "MPL-2.0",
  "@fontsource-variable/figtree": "OFL-1.1",
};

/** Tests whether a licence is allowed; of several to choose from (`OR`), one suffices. */
export function isAllowedLicence(licence: string): boolean {
  const choices = licence.replace(/[()]/g, "").split(" OR ");
  return choices.some((choice) => choice.split(" AND ").every((part) => ALLOWED.includes(part)));
}

/**
 * Formats the packages and their licences as Markdown.
 *
 * @throws Error that names a package whose licence is not allowed.
 */
export function licencesDocument(packages: readonly ProductionPackage[]): string {
  const refused = packages.filter(
    ({ name, licence }) => !isAllowedLicence(licence) && ACCEPTED[name] !== licence,
  );
  if (refused.length > 0) {
    throw new Error(`not allowed: ${refused.map(({ name, licence }) => `${name} (${licence})`).join(", ")}`);
  }
  const rows = packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`);
  return `# Licences of the dependencies

Written by \`npm run generate -- licences\` from pnpm-lock.yaml and the installed packages. These are
the ${packages.length} packages that the library, the service and the command need at run time. Builds for a
single platform belong to the package that brings them. [NOTICE](../NOTICE) names the data in this
repository and their licences.

MPL-2.0 asks that changed files of the package stay under it. The service uses @resvg/resvg-js
unchanged, and the command @resvg/resvg-wasm, to make PNG pictures; no other package has that
licence ([decision 12](decisions/0012-pictures.md)). The SIL Open Font Licence (OFL-1.1) asks that a
typeface is not sold by itself; pages load Figtree unchanged
([decision 34](decisions/0034-a-page-for-people.md)).

| package | version | licence |
|---|---|---|
${rows.join("\n")}
`;
}
