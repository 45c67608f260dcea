import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, test } from "vitest";

type Table = Readonly<Record<string, readonly string[]>>;

/** Import rules of a package. */
export interface Directions {
  /**
   * The rooms that each room may import, all in rows above its own. A room is a folder of src, named without `src/`, or
   * `browser`, `bench`, `scripts`, or a folder of theirs, such as `scripts/lib`. A folder and one inside it are two rooms
   * like any others: they never import each other. Rooms of src import only one another. For a room outside of src,
   * "src" stands for all rooms of src that it does not name.
   */
  readonly rooms: Table;
  /** Files directly in src, without extension, by the room that they belong to. */
  readonly files: Table;
  /**
   * Rooms that may import a package, with the rooms inside them. Entries of private packages have rows of their own.
   * "node:*" stands for the Node modules that have no row. Benches and scripts, which nobody installs, may import any
   * package.
   */
  readonly packages: Table;
  /** Folders whose folders belong to the same room. */
  readonly whole?: readonly string[];
  /** Folders whose folders share the row `<folder>/*`, unless they have one of their own; none imports another. */
  readonly alike?: readonly string[];
}

interface Import {
  /** Path of the importing file, relative to the package. */
  readonly file: string;
  /** Path of the imported file relative to the package, or the name of a package. */
  readonly target: string;
  readonly isPackage: boolean;
}

const OUTER_FOLDERS = ["browser", "bench", "scripts"];
const ROOM_FILES = 20;

/** Declares the tests that hold a package to its import rules. `testUrl` is the URL of a file in its `test` folder. */
export function checkDirections(testUrl: string, directions: Directions): void {
  const root = fileURLToPath(new URL("../", testUrl));
  const { rooms, files, packages } = directions;
  const paths = ["src", ...OUTER_FOLDERS].flatMap((folder) => codeFiles(root, folder));
  const imports = importsOf(root, paths);
  const { forbidden, unused } = violations(imports, directions);

  describe(`${basename(dirname(root))}/${basename(root)}`, () => {
    test("has only the imports that the tables of this file allow", () => {
      expect(forbidden).toEqual([]);
    });

    test("uses every entry of the tables", () => {
      expect(unused).toEqual([]);
    });

    test("lets a room import only from rooms in earlier rows, and src only from src, so that no two import each other", () => {
      const rows = Object.keys(rooms);
      const isUpwards = (room: string, target: string) => {
        if (isOfSrc(room) && (target === "src" || !isOfSrc(target))) return true;
        return rows.indexOf(target) >= rows.indexOf(room);
      };
      const upwards = Object.entries(rooms).flatMap(([room, targets]) =>
        targets.filter((target) => isUpwards(room, target)).map((target) => `${room} -> ${target}`),
      );
      expect(upwards).toEqual([]);
    });

    test("has no import cycles between files", () => {
      const graph = new Map<string, string[]>();
      for (const { file, target, isPackage } of imports) {
        const from = withoutExtension(file);
        if (!isPackage) graph.set(from, [...(graph.get(from) ?? []), withoutExtension(target)]);
      }
      expect(findCycle(graph)).toBeUndefined();
    });

    test("names every room, and every file directly in src, in its tables", () => {
      const written = new Set(paths.map((path) => roomOf(path, directions)));
      expect([...written].sort()).toEqual(Object.keys(rooms).sort());
      const loose = paths
        .filter((path) => dirname(path) === "src")
        .map((path) => withoutExtension(basename(path)));
      expect(loose.sort()).toEqual(Object.values(files).flat().sort());
    });

    test(`has at most ${ROOM_FILES} files in a folder`, () => {
      const sizes = new Map<string, number>();
      for (const path of paths.filter((path) => !path.includes(".generated."))) {
        sizes.set(dirname(path), (sizes.get(dirname(path)) ?? 0) + 1);
      }
      expect([...sizes].filter(([, size]) => size > ROOM_FILES)).toEqual([]);
    });

    test("reaches other packages by their names alone, as do its tests", () => {
      const leaving = [...imports, ...importsOf(root, codeFiles(root, "test"))]
        .filter(({ target, isPackage }) => !isPackage && target.startsWith(".."))
        .map(({ file, target }) => `${file} imports ${target}`);
      expect(leaving).toEqual([]);
      expect(Object.keys(packages).filter((name) => /\/(src|dist)(\/|$)/.test(name))).toEqual([]);
    });
  });
}

function codeFiles(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(tsx?|mjs)$/.test(path))
    .map((path) => `${folder}/${path}`);
}

/** Reads all imports of files, including type-only and dynamic ones. */
function importsOf(root: string, paths: readonly string[]): Import[] {
  return paths.flatMap((file) => {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), "utf8"));
    return importedFiles.map(({ fileName }) =>
      fileName.startsWith(".")
        ? { file, target: relative(root, join(root, dirname(file), fileName)), isPackage: false }
        : { file, target: packageName(fileName), isPackage: true },
    );
  });
}

/** Returns the package of an import, such as `hono` for `hono/jsx`; of a private package, the entry as it is. */
function packageName(specifier: string): string {
  if (specifier.startsWith("@chart/")) return specifier;
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

/** Returns the imports that the tables do not allow, and the table entries that no import uses. */
function violations(imports: readonly Import[], directions: Directions) {
  const { rooms, packages } = directions;
  const used = new Set<string>();
  const forbidden = imports.flatMap(({ file, target, isPackage }) => {
    const room = roomOf(file, directions);
    if (isPackage) {
      if (/^(bench|scripts)\//.test(file)) return [];
      const name = target.startsWith("node:") && !(target in packages) ? "node:*" : target;
      const allowed = packages[name]?.find((outer) => room === outer || room.startsWith(`${outer}/`));
      used.add(`${allowed} -> ${name}`);
      return allowed === undefined ? [`${file} imports ${target}`] : [];
    }
    if (!file.startsWith("src/") && NOT_CODE.test(target)) return [];
    const targetRoom = roomOf(target, directions);
    if (targetRoom === room && (!room.endsWith("/*") || shareFolder(file, target, room))) return [];
    const targets = rooms[room] ?? [];
    const allowed = targets.includes(targetRoom) || !target.startsWith("src/") ? targetRoom : "src";
    used.add(`${room} -> ${allowed}`);
    return targets.includes(allowed) ? [] : [`${file} imports ${target}`];
  });
  const allowances = [
    ...Object.entries(rooms).flatMap(([room, targets]) => targets.map((target) => `${room} -> ${target}`)),
    ...Object.entries(packages).flatMap(([name, outers]) => outers.map((outer) => `${outer} -> ${name}`)),
  ];
  return { forbidden, unused: allowances.filter((allowance) => !used.has(allowance)) };
}

/** Matches what only files outside of src import: built files, and data such as package.json. */
const NOT_CODE = /^dist\/|\.json$/;

const isOfSrc = (room: string) => !OUTER_FOLDERS.some((outer) => `${room}/`.startsWith(`${outer}/`));

/** Returns the room of a file, given relative to the package. */
function roomOf(path: string, { rooms, files, whole = [], alike = [] }: Directions): string {
  const folder = dirname(path).replace(/^src(\/|$)/, "");
  if (folder in rooms) return folder;
  const outerOf = (folders: readonly string[]) => folders.find((outer) => folder.startsWith(`${outer}/`));
  const alikeOuter = outerOf(alike);
  if (alikeOuter !== undefined) return `${alikeOuter}/*`;
  if (folder !== "") return outerOf(whole) ?? folder;
  const name = withoutExtension(basename(path));
  const [room] = Object.entries(files).find(([, names]) => names.includes(name)) ?? [name];
  return room;
}

/** Returns true if two files of a room `<folder>/*` are in the same one of its folders. */
function shareFolder(file: string, target: string, room: string): boolean {
  const depth = room.split("/").length + 1;
  const folderOf = (path: string) => path.split("/").slice(0, depth).join("/");
  return folderOf(file) === folderOf(target);
}

const withoutExtension = (path: string) => path.replace(/\.(js|tsx?|mjs)$/, "");

/** Returns a cycle of a graph as a list of nodes; undefined if there is none. */
function findCycle(graph: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (node: string, path: readonly string[]): readonly string[] | undefined => {
    const start = path.indexOf(node);
    if (start !== -1) return [...path.slice(start), node];
    if (done.has(node)) return undefined;
    for (const next of graph.get(node) ?? []) {
      const cycle = visit(next, [...path, node]);
      if (cycle !== undefined) return cycle;
    }
    done.add(node);
    return undefined;
  };
  for (const node of graph.keys()) {
    const cycle = visit(node, []);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}
