import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { packageFolders } from "@chart/kit/package-folders";
import { describe, expect, test } from "vitest";

const ROOT = new URL("../../../../", import.meta.url);
const DOCUMENT = readFileSync(new URL("CONTRIBUTING.md", ROOT), "utf8");
const FOLDERS = packageFolders(ROOT);
const PACKAGES = FOLDERS.map((folder) => basename(folder));
const folderOf = (name: string) => FOLDERS.find((folder) => basename(folder) === name);

/** Folder that the map explains once for all packages. */
const GROUND = "base";

/** Packages for tests and measurements, which may import all others. */
const FREE = new Set(["kit", "campaigns", "system"]);

function foldersOf(path: string): string[] {
  const folder = new URL(path, ROOT);
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** Returns the part of the document below a heading, up to the next heading. */
function below(heading: string): string {
  const [, text = ""] = DOCUMENT.split(`\n${heading}\n`);
  return text.split(/^#/m)[0] ?? "";
}

/** Returns the cells of each row of the table in a text. */
function rowsOf(text: string): string[][] {
  const lines = text.split("\n").filter((line) => line.startsWith("| `"));
  return lines.map((line) => line.split("|").slice(1, -1));
}

/** Returns the names in backticks. */
const namesOf = (text = ""): string[] => [...text.matchAll(/`([\w-]+)\/?`/g)].map(([, name = ""]) => name);

const TABLE = rowsOf(below("## Packages"));

test("the table of packages names every package once", () => {
  expect(TABLE.flatMap(([name]) => namesOf(name)).sort()).toEqual(PACKAGES.sort());
});

describe.each(PACKAGES)("%s", (name) => {
  test("imports only packages whose row allows it", () => {
    const { dependencies = {}, peerDependencies = {} } = JSON.parse(
      readFileSync(new URL(`${folderOf(name)}/package.json`, ROOT), "utf8"),
    );
    const imported = Object.keys({ ...dependencies, ...peerDependencies })
      .map((dependency) => dependency.replace(/^@chart\/|^chart-(?!core$)/, ""))
      .filter((dependency) => PACKAGES.includes(dependency));
    const allowed = TABLE.filter(([, , by]) => namesOf(by).includes(name)).flatMap(([row]) => namesOf(row));
    if (!FREE.has(name)) expect(imported.filter((dependency) => !allowed.includes(dependency))).toEqual([]);
  });

  test("has each folder of its src in the map once, and no other folder as a row", () => {
    const folders = foldersOf(`${folderOf(name)}/src/`);
    const section = below(`### ${name}`);
    const count = (folder: string) => section.split(`\`${folder}/\``).length - 1;
    expect(folders.filter((folder) => folder !== GROUND && count(folder) !== 1)).toEqual([]);
    const rows = rowsOf(section).flatMap(([row]) => namesOf(row));
    expect(rows.filter((folder) => !folders.includes(folder))).toEqual([]);
  });
});
