// Packs the public packages into dist-packages/, as they are published, and lists the files in order.txt: each after those
// that it depends on, with its name and version. Its folder `examples` gets the examples as projects that stand alone.
// `--as` tries other settings than those of publication.mjs, as JSON, and `--to` another folder.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { packageFolders } from "../packages.mjs";
import { packExamples } from "./pack-examples.mjs";
import {
  packedManifest,
  publishedCode,
  publishedDocument,
  publishedNames,
  publishedText,
} from "./packed-files.mjs";
import { PUBLICATION } from "./publication.mjs";

const ROOT = new URL("../../", import.meta.url);
const PNPM = fileURLToPath(new URL("tools/pnpm/pnpm.mjs", ROOT));

const { values } = parseArgs({ options: { as: { type: "string" }, to: { type: "string" } } });
const publication = { ...PUBLICATION, ...JSON.parse(values.as ?? "{}") };
const names = publishedNames(publication);
const target = resolve(values.to ?? fileURLToPath(new URL("dist-packages", ROOT)));

const packages = packageFolders(ROOT)
  .map((folder) => ({
    folder,
    manifest: JSON.parse(readFileSync(new URL(`${folder}/package.json`, ROOT), "utf8")),
  }))
  .filter(({ manifest }) => manifest.private !== true);
const unnamed = packages.filter(({ manifest }) => names[manifest.name] === undefined);
if (unnamed.length > 0)
  throw new Error(`publication.mjs names no ${unnamed.map(({ folder }) => folder).join(", ")}`);

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const staging = mkdtempSync(join(tmpdir(), "chart-pack-"));
try {
  const filters = packages.flatMap(({ manifest }) => ["--filter", manifest.name]);
  run(process.execPath, [PNPM, ...filters, "pack", "--pack-destination", staging], fileURLToPath(ROOT));
  const packed = inOrder(packages).map(({ folder, manifest }) => {
    const unpacked = mkdtempSync(join(staging, "unpacked-"));
    run("tar", ["-xzf", join(staging, `${manifest.name}-${manifest.version}.tgz`), "-C", unpacked]);
    finish(join(unpacked, "package"), folder);
    const path = join(unpacked, "package");
    const options = ["--silent", "--ignore-scripts", "--pack-destination", target];
    return { manifest, file: run("npm", ["pack", ...options], path).trim() };
  });
  const lines = packed.map(({ manifest, file }) => `${file} ${names[manifest.name]}@${manifest.version}\n`);
  writeFileSync(join(target, "order.txt"), lines.join(""));
  const examples = fileURLToPath(new URL("examples", ROOT));
  packExamples(examples, join(target, "examples"), packed, publication);
} finally {
  rmSync(staging, { recursive: true, force: true });
}
process.stdout.write(`${readdirSync(target).join("\n")}\n`);

/** Writes the files of an unpacked package as they are published. */
function finish(path, folder) {
  cpSync(new URL("LICENSE", ROOT), join(path, "LICENSE"));
  for (const file of readdirSync(path, { recursive: true, encoding: "utf8" })) {
    if (!/\.(?:js|ts|md|json)$/.test(file)) continue;
    const text = readFileSync(join(path, file), "utf8");
    const packed = publishedFile(file, text, folder);
    if (packed !== text) writeFileSync(join(path, file), packed);
  }
}

function publishedFile(file, text, folder) {
  if (file === "package.json")
    return `${JSON.stringify(packedManifest(JSON.parse(text), folder, publication), null, 2)}\n`;
  if (file.endsWith(".md")) return publishedDocument(text, publication);
  return file.endsWith(".js") ? publishedCode(text, names) : publishedText(text, names);
}

/** Orders packages so that each follows those that it depends on. */
function inOrder(packages) {
  const isDependency = (name, { dependencies = {}, peerDependencies = {} }) =>
    name in dependencies || name in peerDependencies;
  const ordered = [];
  while (ordered.length < packages.length) {
    const rest = packages.filter((each) => !ordered.includes(each));
    const next = rest.filter(
      ({ manifest }) => !rest.some((other) => isDependency(other.manifest.name, manifest)),
    );
    if (next.length === 0) throw new Error("The packages depend on each other in a circle.");
    ordered.push(...next);
  }
  return ordered;
}

/** Runs a command, and returns what it printed. */
function run(command, args, cwd) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    ...{ cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] },
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${stderr ?? error}`);
  return stdout;
}
