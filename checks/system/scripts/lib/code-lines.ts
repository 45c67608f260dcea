import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Kind of hand-written code: of the product, of its tests, all else such as scripts and benches, and style sheets. */
export type CodeKind = "src" | "tests" | "other" | "styles";

/**
 * Most lines of hand-written code of each package, by kind. Each line is carried by those who come after: a change that
 * needs more raises its number, and says in its commit what the lines are for.
 */
export const LINE_LIMITS: Readonly<Record<string, Partial<Record<CodeKind, number>>>> = {
  ".": { other: 150 },
  ".ci": { other: 150 },
  "checks/campaigns": { tests: 200, other: 11_250 },
  "checks/kit": { tests: 3900 },
  "checks/system": { tests: 6700, other: 1400 },
  clients: { other: 1450 },
  examples: { src: 50, other: 100, styles: 50 },
  "packages/bodygraph-element": { src: 3000, tests: 1600, other: 550 },
  "packages/bodygraph-svg": { src: 5950, tests: 2950, other: 1500 },
  "packages/chart-core": { src: 12_950, tests: 8100, other: 5500 },
  "packages/cli": { src: 3850, tests: 1100, other: 350 },
  "packages/client": { src: 1100, tests: 850 },
  "packages/gazetteer": { src: 10_450, tests: 1550, other: 1200 },
  "packages/http": { src: 11350_300, tests: 7100 },
  "packages/mcp": { src: 2600, tests: 1300, other: 400, styles: 150 },
  "packages/reading": { src: 1850, tests: 850 },
  "server/accounts": { src: 3550, tests: 2000 },
  "server/base": { src: 650, tests: 550 },
  "server/chart-page": { src: 3950, tests: 2400, other: 50, styles: 1700 },
  "server/dashboard": { src: 8350, tests: 4950 },
  "server/program": { src: 8450, tests: 8200, other: 50 },
  "server/site": { src: 7200, tests: 3200 },
  "server/store": { src: 8600, tests: 6300 },
  "server/ui": { src: 1350, tests: 250, other: 100, styles: 4400 },
  tools: { other: 900 },
};

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
