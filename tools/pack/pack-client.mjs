// Packs the built client into packages/client/dist/chart-client.tgz, which the service hands out: with a README that does
// not install it again. `--if-stale` packs it only if a file is newer.
import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  packedManifest,
  publishedCode,
  publishedNames,
  publishedText,
  withoutInstallation,
} from "./packed-files.mjs";
import { PUBLICATION } from "./publication.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const FOLDER = "packages/client";
const CLIENT = join(ROOT, FOLDER);
const TARGET = join(CLIENT, "dist/chart-client.tgz");

// Only what has a source: the compiler leaves the results of deleted files behind.
const built = readdirSync(join(CLIENT, "src"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .flatMap((file) => [".js", ".d.ts"].map((end) => join("dist", file.replace(/\.ts$/, end))));
const files = [...built, "README.md", "AGENTS.md"];
const others = [
  "LICENSE",
  "tools/pack/packed-files.mjs",
  "tools/pack/publication.mjs",
  "tools/pack/pack-client.mjs",
];

const timeOf = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const sources = [
  ...[...files, "package.json"].map((file) => join(CLIENT, file)),
  ...others.map((file) => join(ROOT, file)),
];
const isStale = sources.some((file) => timeOf(file) > timeOf(TARGET));
if (isStale || !process.argv.includes("--if-stale")) pack();

function pack() {
  const staging = mkdtempSync(join(tmpdir(), "chart-client-"));
  try {
    const names = publishedNames(PUBLICATION);
    for (const file of files) {
      const text = readFileSync(join(CLIENT, file), "utf8");
      const shown = file === "README.md" ? withoutInstallation(text) : text;
      const published = file.endsWith(".js") ? publishedCode(shown, names) : publishedText(shown, names);
      mkdirSync(dirname(join(staging, file)), { recursive: true });
      writeFileSync(join(staging, file), published);
    }
    cpSync(join(ROOT, "LICENSE"), join(staging, "LICENSE"));
    const manifest = JSON.parse(readFileSync(join(CLIENT, "package.json"), "utf8"));
    const packed = packedManifest(manifest, FOLDER, PUBLICATION);
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
