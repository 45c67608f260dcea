import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import getReleasePlan from "@changesets/get-release-plan";
import { ROOFS } from "@chart/kit/package-folders";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const MANIFESTS = ["examples", ...ROOFS, "tools"].flatMap((parent) =>
  readdirSync(join(ROOT, parent))
    .map((name) => join(parent, name, "package.json"))
    .filter((path) => existsSync(join(ROOT, path))),
);
const manifestOf = (path: string) => JSON.parse(readFileSync(join(ROOT, path), "utf8"));

/** Returns the version that each package gets by one changeset of one package. */
async function nextVersions(name: string, bump: string): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), "chart-release-"));
  for (const path of ["package.json", "pnpm-workspace.yaml", ".changeset/config.json", ...MANIFESTS]) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    cpSync(join(ROOT, path), join(folder, path));
  }
  writeFileSync(join(folder, ".changeset/change.md"), `---\n"${name}": ${bump}\n---\n\nA change.\n`);
  const { releases } = await getReleasePlan(folder);
  rmSync(folder, { recursive: true });
  return Object.fromEntries(releases.map(({ name, newVersion }) => [name, newVersion]));
}

const { version } = manifestOf("package.json");
const [major, minor, patch] = version.split(".").map(Number);
const names: readonly string[] = MANIFESTS.map((path) => manifestOf(path).name);

test("all packages and the root have one version", () => {
  for (const path of MANIFESTS) expect([path, manifestOf(path).version]).toEqual([path, version]);
});

test.each([
  ["minor", `${major}.${minor + 1}.0`],
  ["patch", `${major}.${minor}.${patch + 1}`],
])(
  "a %s change of any package gives all of them version %s, never the next major one",
  async (bump, next) => {
    for (const name of names) {
      const expected = Object.fromEntries(names.map((every) => [every, next]));
      expect(await nextVersions(name, bump), name).toEqual(expected);
    }
  },
);
