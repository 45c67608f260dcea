/**
 * Prints the size of each entry as a consumer's bundle, and of the installed package: `npm run --silent sizes`.
 *
 * `--write` also puts the tables into README.md.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { measureEntries, sizesTable } from "./lib/measure-entries.js";

const PACKAGE = fileURLToPath(new URL("..", import.meta.url));

const table = sizesTable(await measureEntries());
console.log(table);

// The scripts would build again; `npm run sizes` measures what is built.
const pack = execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], {
  cwd: PACKAGE,
  encoding: "utf8",
  stdio: ["ignore", "pipe", "ignore"],
});
const [{ size, unpackedSize, entryCount }] = JSON.parse(pack) as [
  { size: number; unpackedSize: number; entryCount: number },
];
const mb = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;
console.log(`Installed: one package of ${mb(unpackedSize)} in ${entryCount} files; tarball ${mb(size)}.`);

if (process.argv.includes("--write")) {
  const path = new URL("../README.md", import.meta.url);
  const readme = readFileSync(path, "utf8");
  const written = readme.replace(/(<!-- sizes -->\n).*?(<!-- end of sizes -->)/s, `$1\n${table}\n$2`);
  writeFileSync(path, written);
}
