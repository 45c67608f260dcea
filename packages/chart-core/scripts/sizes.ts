/**
 * Prints the size of each entry as a consumer's bundle, and of the installed package:
 * `npm run --silent measure -- sizes`.
 *
 * `--write` also puts the table into README.md.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { measureEntries, sizesTable } from "./lib/measure-entries.js";
import { measurePackage } from "./lib/measure-package.js";

const table = sizesTable(await measureEntries());
console.log(table);

const { size, unpackedSize, entryCount } = measurePackage();
const mb = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;
console.log(`Installed: one package of ${mb(unpackedSize)} in ${entryCount} files; tarball ${mb(size)}.`);

if (process.argv.includes("--write")) {
  const path = new URL("../README.md", import.meta.url);
  const readme = readFileSync(path, "utf8");
  writeFileSync(path, readme.replace(/(<!-- sizes -->\n).*?(<!-- end of sizes -->)/s, `$1\n${table}\n$2`));
}
