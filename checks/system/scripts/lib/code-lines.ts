import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Kind of hand-written code: of the product, of its tests, all else such as scripts and benches, and style sheets. */
export type CodeKind = "src" | "tests" | "other" | "styles";

/**
 * Most lines of hand-written code of each package, by kind. Each line is carried by those who come after: a change that
 * needs more raises its number, and says in its commit what the lines are for.
 */
export const LINE_LIMITS: Readonly<Record<string, Partial<Record<CodeKind, number>>>> = {};

const CODE = /\.(?:tsx?|mjs|cjs|py|php|sh)$/;
const FOLDERS: readonly (readonly [RegExp, CodeKind])[] = [
  [/\/test\//, "tests"],
  [/\/(?:src|browser)\//, "src"],
];

const ROOT = new URL("../../../../", import.meta.url);

/** Counts the hand-written lines of each package and kind, of the files that git knows. */
export function countLines(): ReadonlyMap<string, Readonly<Record<CodeKind, number>>> {
  const files = execFileSync("git", ["ls-files"], { cwd: ROOT, encoding: "utf8", maxBuffer: 1e8 })
    .trim()
    .split("\n");
  const packages = new Map<string, Record<CodeKind, number>>();
  for (const file of files) {
    const kind = kindOf(file);
    if (kind === undefined) continue;
    const name = packageOf(file);
    const counts = packages.get(name) ?? { src: 0, tests: 0, other: 0, styles: 0 };
    counts[kind] += readFileSync(new URL(file, ROOT), "utf8").split("\n").length - 1;
    packages.set(name, counts);
  }
  return packages;
}

function kindOf(file: string): CodeKind | undefined {
  if (/\.generated\./.test(file) || /(?:^|\/)fixtures\//.test(file)) return undefined;
  if (file.endsWith(".css")) return "styles";
  if (!CODE.test(file)) return undefined;
  // The harness of tests is code of tests.
  if (file.startsWith("checks/kit/")) return "tests";
  return FOLDERS.find(([folder]) => folder.test(file))?.[1] ?? "other";
}

/** Returns the folder of a file's package; of files outside packages, the first folder, or `.`. */
function packageOf(file: string): string {
  const [roof = "", folder] = file.split("/");
  if (folder === undefined) return ".";
  return ["packages", "server", "checks"].includes(roof) ? `${roof}/${folder}` : roof;
}
