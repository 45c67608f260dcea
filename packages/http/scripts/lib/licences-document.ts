import type { ProductionPackage } from "./production-packages.js";

/** Licences that ask for no more than to be named, those of data among them. */
const ALLOWED = [
  ...["MIT", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "BlueOak-1.0.0", "MIT-0"],
  ...["Unlicense", "CC0-1.0", "CC-BY-4.0"],
];

/** Whether a licence, or one of those that may be chosen, is allowed. */
export function isAllowedLicence(licence: string): boolean {
  const choices = licence.replace(/[()]/g, "").split(" OR ");
  return choices.some((choice) => choice.split(" AND ").every((part) => ALLOWED.includes(part)));
}

/**
 * The list of the packages and their licences, as Markdown.
 *
 * @throws Error that names a package whose licence is not allowed.
 */
export function licencesDocument(packages: readonly ProductionPackage[]): string {
  const refused = packages.filter(({ licence }) => !isAllowedLicence(licence));
  if (refused.length > 0) {
    throw new Error(`not allowed: ${refused.map(({ name, licence }) => `${name} (${licence})`).join(", ")}`);
  }
  const rows = packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`);
  return `# Licences of the dependencies

Generated from pnpm-lock.yaml and the installed packages by \`npm run licences\`: the ${packages.length} packages that the library and the
service need when they run. Builds for single platforms belong to the package that brings them. The data that the repository itself
contains, and their licences, are in [NOTICE](../NOTICE).

| package | version | licence |
|---|---|---|
${rows.join("\n")}
`;
}
