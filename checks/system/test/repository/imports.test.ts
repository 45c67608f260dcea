import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { packageFolders, ROOFS } from "@chart/kit/setup/package-folders";
import ts from "typescript";
import { describe, expect, test } from "vitest";

const ROOT = new URL("../../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), "utf8");

const FOLDERS = packageFolders(ROOT);
/** Folders of packages by their names. */
const BY_NAME = new Map(FOLDERS.map((folder) => [JSON.parse(read(`${folder}/package.json`)).name, folder]));

/** An import of another package of the repository. */
interface Import {
  readonly file: string;
  /** Folder of the imported package. */
  readonly folder: string;
  /** As the tables name it: the folder's name of a private package, else the name of the package; with its entry. */
  readonly entry: string;
  readonly isType: boolean;
}

/** Reads the imports of other packages in the files of some folders. */
function importsOf(folder: string, rooms: readonly string[]): Import[] {
  const files = rooms
    .filter((room) => existsSync(new URL(`${folder}/${room}`, ROOT)))
    .flatMap((room) =>
      readdirSync(new URL(`${folder}/${room}`, ROOT), { recursive: true, encoding: "utf8" })
        .filter((path) => /\.(tsx?|mjs)$/.test(path))
        .map((path) => `${folder}/${room}/${path}`),
    );
  return files.flatMap((file) => {
    const text = read(file);
    return ts.preProcessFile(text).importedFiles.flatMap(({ fileName, pos }) => {
      const [, name = ""] = /^((?:@[^/]+\/)?[^/]+)/.exec(fileName) ?? [];
      const imported = BY_NAME.get(name);
      if (imported === undefined || imported === folder) return [];
      const statement = text.slice(text.lastIndexOf(";", pos) + 1, pos);
      const isType = /^\s*(?:\/\/[^\n]*\n|\/\*[\s\S]*?\*\/|\s)*(?:import|export) type\b/.test(statement);
      return [{ file, folder: imported, entry: fileName.replace("@chart/", ""), isType }];
    });
  });
}

/** A package in the table of its roof. */
interface Row {
  readonly folder: string;
  /** What its code may import; undefined for everything. */
  readonly allowed: readonly string[] | undefined;
  /** Further packages that its scripts may import. */
  readonly forScripts: readonly string[];
}

const namesIn = (text: string) =>
  [...text.matchAll(/`([^`]+)`( \(types\))?/g)].map(([, name = "", types = ""]) => name + types);

/** The packages of all roofs, as the first table of each README has them. */
const ROWS: readonly Row[] = ROOFS.flatMap((roof) => {
  const [table = ""] = /^\| package .*?\n\n/ms.exec(read(`${roof}/README.md`)) ?? [];
  const rows = table.split("\n").filter((line) => line.startsWith("| `"));
  return rows.map((line) => {
    const [, name = "", , imports] = line.split("|");
    const [own = "", scripts = ""] = (imports ?? "").split("; its scripts: ");
    const isFree = roof === "checks" || own.includes("all of");
    if (!isFree && !/`|nothing/.test(own)) throw new Error(`${roof}/README.md: what may ${name} import?`);
    return {
      folder: `${roof}/${namesIn(name)[0]}`,
      allowed: isFree ? undefined : namesIn(own),
      forScripts: namesIn(scripts),
    };
  });
});

/** Returns the allowance that covers an import: the entry itself, all entries of its package, or types alone. */
function allowanceFor({ entry, isType }: Import, allowed: readonly string[]): string | undefined {
  const name = /^(?:chart-\w+|[\w-]+)/.exec(entry)?.[0] ?? "";
  const types = isType && entry === name ? `${name} (types)` : undefined;
  return [entry, name, types].find((candidate) => candidate !== undefined && allowed.includes(candidate));
}

test("the READMEs of the roofs name every package once", () => {
  expect(ROWS.map(({ folder }) => folder).sort()).toEqual([...FOLDERS].sort());
});

test("every package outside of checks has a table of which folders may import which", () => {
  const shipped = FOLDERS.filter((folder) => !folder.startsWith("checks/"));
  const without = shipped.filter((folder) => !existsSync(new URL(`${folder}/test/directions.test.ts`, ROOT)));
  expect(without).toEqual([]);
});

test("the server imports no package of checks, and packages import neither roof", () => {
  const upwards = FOLDERS.flatMap((folder) =>
    importsOf(folder, ["src", "browser", "bench", "scripts"]).filter(
      (one) => ROOFS.indexOf(dirname(one.folder)) > ROOFS.indexOf(dirname(folder)),
    ),
  );
  expect(upwards.map(({ file, entry }) => `${file} imports ${entry}`)).toEqual([]);
});

describe.each(ROWS.filter(({ allowed }) => allowed !== undefined))("$folder", (row) => {
  const { folder, allowed = [], forScripts } = row;
  const found = [
    ...importsOf(folder, ["src", "browser"]).map((one) => ({ ...one, by: allowanceFor(one, allowed) })),
    ...importsOf(folder, ["bench", "scripts"]).map((one) => ({
      ...one,
      by: allowanceFor(one, [...allowed, ...forScripts]),
    })),
  ];

  test("imports in src, bench and scripts what its row allows", () => {
    const forbidden = found.filter(({ by }) => by === undefined);
    expect(forbidden.map(({ file, entry }) => `${file} imports ${entry}`)).toEqual([]);
  });

  test("uses every allowance of its row", () => {
    const used = new Set(found.map(({ by }) => by));
    expect([...allowed, ...forScripts].filter((name) => !used.has(name))).toEqual([]);
  });

  test("imports in its tests only what lies below it, and the kit", () => {
    const below = new Set<string>();
    const add = (names: readonly string[]) => {
      for (const name of names) {
        const target = folderNamed(name);
        if (below.has(target)) continue;
        below.add(target);
        const next = ROWS.find((other) => other.folder === target);
        add([...(next?.allowed ?? []), ...(next?.forScripts ?? [])]);
      }
    };
    add([...allowed, ...forScripts, "kit"]);
    const others = importsOf(folder, ["test"]).filter((one) => !below.has(one.folder));
    expect(others.map(({ file, entry }) => `${file} imports ${entry}`)).toEqual([]);
  });
});

/** Returns the folder of a package that a table names. */
function folderNamed(name: string): string {
  const [own = ""] = name.split(/[/ ]/);
  const folder = BY_NAME.get(own) ?? FOLDERS.find((candidate) => basename(candidate) === own);
  if (folder === undefined) throw new Error(`the tables name no package ${own}`);
  return folder;
}
