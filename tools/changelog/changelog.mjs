/**
 * Writes CHANGELOG.md from the packages' changelogs, which changesets maintains, and from the pending changesets. With
 * `--check` it compares instead, and exits with 1 if the file is out of date.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import getReleasePlan from "@changesets/get-release-plan";

const ROOT = new URL("../../", import.meta.url);
const FILE = new URL("CHANGELOG.md", ROOT);
const PACKAGES = ["chart-core", "gazetteer", "http"];

const HEADER = `# Changes

All packages share one version. Written by \`npm run changelog\` from the changesets.
`;

/** Returns the pending changes, one section per changeset. */
async function pendingSection() {
  const { changesets, releases } = await getReleasePlan(new URL(".", ROOT).pathname);
  if (changesets.length === 0) return [];
  const version = releases[0]?.newVersion;
  const entries = changesets
    .toSorted((one, other) => one.id.localeCompare(other.id))
    .map(
      ({ summary, releases: changed }) => `*${changed.map(({ name }) => name).join(", ")}*\n\n${summary}\n`,
    );
  return [`## ${version} (not released yet)\n`, ...entries];
}

/** Returns the released versions, newest first, with each package's changes under its name. */
function releasedSections() {
  const byVersion = new Map();
  for (const name of PACKAGES) {
    const file = new URL(`packages/${name}/CHANGELOG.md`, ROOT);
    if (!existsSync(file)) continue;
    for (const section of readFileSync(file, "utf8").split(/^## /m).slice(1)) {
      const [version = "", ...lines] = section.split("\n");
      const text = lines.join("\n").trim();
      byVersion.set(version, [...(byVersion.get(version) ?? []), `### ${name}\n\n${text}\n`]);
    }
  }
  return [...byVersion].flatMap(([version, texts]) => [`## ${version}\n`, ...texts]);
}

const text = [HEADER, ...(await pendingSection()), ...releasedSections()].join("\n");
if (!process.argv.includes("--check")) {
  writeFileSync(FILE, text);
} else if (!existsSync(FILE) || readFileSync(FILE, "utf8") !== text) {
  process.stderr.write("CHANGELOG.md is out of date: run npm run changelog\n");
  process.exitCode = 1;
}
