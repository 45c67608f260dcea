// Packs the built client into packages/client/dist/chart-client.tgz, which the service serves to its readers, under its own
// name. `--if-stale` packs it only if a file is newer.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { packedManifest } from "./packed-files.mjs";
import { PUBLICATION } from "./publication.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const FOLDER = "packages/client";
const CLIENT = join(ROOT, FOLDER);
const TARGET = join(CLIENT, "dist/chart-client.tgz");

const built = readdirSync(join(CLIENT, "dist"), { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(?:js|d\.ts)$/.test(file))
  .map((file) => join("dist", file));
const files = [...built, "README.md", "AGENTS.md"];

const timeOf = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const isStale = [...files, "package.json"].some((file) => timeOf(join(CLIENT, file)) > timeOf(TARGET));
if (isStale || !process.argv.includes("--if-stale")) pack();

function pack() {
  const staging = mkdtempSync(join(tmpdir(), "chart-client-"));
  try {
    for (const file of files) cpSync(join(CLIENT, file), join(staging, file));
    cpSync(join(ROOT, "LICENSE"), join(staging, "LICENSE"));
    const manifest = JSON.parse(readFileSync(join(CLIENT, "package.json"), "utf8"));
    const packed = packedManifest(manifest, FOLDER, [manifest.name], { ...PUBLICATION, scope: "" });
    writeFileSync(join(staging, "package.json"), `${JSON.stringify(packed, null, 2)}\n`);
    const options = { cwd: staging, encoding: "utf8", shell: process.platform === "win32" };
    const { status, stdout, stderr, error } = spawnSync(
      "npm",
      ["pack", "--silent", "--ignore-scripts"],
      options,
    );
    if (status !== 0) throw new Error(`npm pack failed: ${error ?? stderr}`);
    cpSync(join(staging, stdout.trim()), TARGET);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}
