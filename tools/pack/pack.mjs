// Packs the public packages into dist-packages/, as they are published. `--scope` and `--published` try other settings than
// those of publication.mjs, and `--to` another folder.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { packageFolders } from "../packages.mjs";
import { packedManifest, publishedReadme, withScope } from "./packed-files.mjs";
import { PUBLICATION } from "./publication.mjs";

const ROOT = new URL("../../", import.meta.url);
const PNPM = fileURLToPath(new URL("tools/pnpm/pnpm.mjs", ROOT));

const { values } = parseArgs({
  options: { scope: { type: "string" }, published: { type: "boolean" }, to: { type: "string" } },
});
const publication = { ...PUBLICATION, ...(values.scope !== undefined && { scope: values.scope }) };
const isPublished = values.published ?? publication.isPublished;
const target = resolve(values.to ?? fileURLToPath(new URL("dist-packages", ROOT)));

const packages = packageFolders(ROOT)
  .map((folder) => ({
    folder,
    manifest: JSON.parse(readFileSync(new URL(`${folder}/package.json`, ROOT), "utf8")),
  }))
  .filter(({ manifest }) => manifest.private !== true);
const names = packages.map(({ manifest }) => manifest.name);

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const staging = mkdtempSync(join(tmpdir(), "chart-pack-"));
try {
  const filters = names.flatMap((name) => ["--filter", name]);
  run(process.execPath, [PNPM, ...filters, "pack", "--pack-destination", staging], fileURLToPath(ROOT));
  for (const { folder, manifest } of packages) {
    const unpacked = mkdtempSync(join(staging, "unpacked-"));
    run("tar", ["-xzf", join(staging, `${manifest.name}-${manifest.version}.tgz`), "-C", unpacked]);
    finish(join(unpacked, "package"), folder);
    run(
      "npm",
      ["pack", "--silent", "--ignore-scripts", "--pack-destination", target],
      join(unpacked, "package"),
    );
  }
} finally {
  rmSync(staging, { recursive: true, force: true });
}
process.stdout.write(`${readdirSync(target).join("\n")}\n`);

/** Writes the files of an unpacked package as they are published. */
function finish(path, folder) {
  for (const file of readdirSync(path, { recursive: true, encoding: "utf8" })) {
    if (!/\.(?:js|ts|md|json)$/.test(file)) continue;
    const text = readFileSync(join(path, file), "utf8");
    let packed = withScope(text, names, publication.scope);
    if (file === "README.md" && isPublished) packed = publishedReadme(packed, names, publication.scope);
    if (file === "package.json") {
      packed = `${JSON.stringify(packedManifest(JSON.parse(text), folder, names, publication), null, 2)}\n`;
    }
    if (packed !== text) writeFileSync(join(path, file), packed);
  }
}

function run(command, args, cwd) {
  const { status, stderr, error } = spawnSync(command, args, {
    ...{ cwd, encoding: "utf8", stdio: ["ignore", "ignore", "pipe"] },
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${stderr ?? error}`);
}
