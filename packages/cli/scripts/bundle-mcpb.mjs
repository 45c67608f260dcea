/**
 * Packs the tools of `bodygraph mcp` into a bundle that Claude Desktop installs without Node:
 *
 *   bodygraph-<version>.mcpb    a zip, whose bytes depend on its files alone
 *     manifest.json             mcpb/manifest.json, with the version, the tools and the prompts
 *     icon.png                  the mark of the project
 *     LICENSE, NOTICE
 *     server/                   the command as it is published, with the place index
 *     server/node_modules/      the packages that it needs, as they are published, without types and documents
 *
 * It packs what `npm run build` has built. The index is `data/places.txt`, or the file that BODYGRAPH_PLACES names.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { createAssistant } from "bodygraph-mcp";
import { zipSync } from "fflate";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const RESVG = dirname(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm"));

/** Packages of the repository, by their paths in the bundle. */
const PACKAGES = {
  server: "packages/cli",
  "server/node_modules/chart-core": "packages/chart-core",
  "server/node_modules/bodygraph-svg": "packages/bodygraph-svg",
};

/** Files that pnpm leaves out without a word if they are not built. */
const NEEDED = [
  "server/dist/main.js",
  "server/dist/chart-app.html",
  "server/dist/licences.txt",
  "server/node_modules/chart-core/dist/index.js",
  "server/node_modules/bodygraph-svg/dist/bodygraph-svg.js",
];

/** Files of packages that no program loads. */
const UNUSED = /^(?:docs|dist\/types)\/|^(?:README|SKILL)\.md$|\.d\.ts$|\.min\.js$/;

const ICON_PX = 512;

/** The date of all files, in local time as zips have it. It is their first one. */
const DATE = new Date(1980, 0, 1);

/** Mode of all files: read by everyone, written by their owner. */
const MODE = 0o100644;

const { version, license, engines } = json("packages/cli/package.json");

/** Facts about the publication, which only the tools know: PUBLICATION, and the function that completes a manifest. */
let facts;

/**
 * Writes the bundle into a folder.
 *
 * @param publication The record PUBLICATION of tools/pack.
 * @param packedManifest The function of tools/pack that writes a manifest as it is published.
 */
export async function packBundle(folder, { publication, packedManifest }) {
  facts = { publication, packedManifest };
  const target = join(folder, `bodygraph-${version}.mcpb`);

  const files = new Map([
    ["LICENSE", readFileSync(join(ROOT, "LICENSE"))],
    ["NOTICE", readFileSync(join(ROOT, "NOTICE"))],
    ["icon.png", await icon()],
    ...ownPackages(),
    ...resvgPackage(),
    ["server/dist/places.txt", readFileSync(placeIndex())],
  ]);
  files.set("manifest.json", jsonFile(await manifest()));
  const missing = NEEDED.filter((path) => !files.has(path));
  if (missing.length > 0) throw new Error(`Not built, run npm run build: ${missing.join(", ")}`);

  // The manifest first, for those who read a part.
  const names = ["manifest.json", ...[...files.keys()].filter((name) => name !== "manifest.json").sort()];
  const zip = zipSync(Object.fromEntries(names.map((name) => [name, files.get(name)])), {
    ...{ level: 9, mtime: DATE, os: 3, attrs: MODE * 2 ** 16 },
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(target, zip);
  const MB = (bytes) => (bytes / 1e6).toFixed(1);
  const unpacked = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  console.log(`${target}: ${MB(zip.length)} MB, unpacked ${MB(unpacked)} MB, ${files.size} files`);
}

/** Completes the manifest with what other files and the tools say. */
async function manifest() {
  const { manifest_version, name, display_name, keywords, ...template } = json(
    "packages/cli/mcpb/manifest.json",
  );
  const { server, tools_generated, prompts_generated, ...texts } = template;
  const { tools, prompts } = await offered();
  return {
    ...{ manifest_version, name, display_name, version, ...texts },
    repository: { type: "git", url: `${facts.publication.repository}.git` },
    homepage: `${facts.publication.repository}#readme`,
    support: `${facts.publication.repository}/issues`,
    server,
    ...{ tools, tools_generated, prompts, prompts_generated },
    keywords,
    license,
    compatibility: { platforms: ["darwin", "win32", "linux"], runtimes: { node: engines.node } },
  };
}

/** Asks the tools for their lists, as an assistant does. Of prompts, bundles have the texts with placeholders. */
async function offered() {
  const [own, other] = InMemoryTransport.createLinkedPair();
  // Lists need no host.
  const server = await createAssistant({ host: { chartApp: "" }, version })({ era: "legacy" });
  await server.connect(other);
  const client = new Client({ name: "pack-mcpb", version }, { versionNegotiation: { mode: "legacy" } });
  await client.connect(own);
  const { tools } = await client.listTools();
  const { prompts } = await client.listPrompts();
  const records = prompts.map(async ({ name, description, arguments: args }) => {
    const names = args.map((arg) => arg.name);
    const placeholders = Object.fromEntries(names.map((arg) => [arg, `\${arguments.${arg}}`]));
    const { messages } = await client.getPrompt({ name, arguments: placeholders });
    if (messages.length !== 1) throw new Error(`A bundle has prompts of one message, ${name} has others`);
    return { name, description, arguments: names, text: messages[0].content.text };
  });
  const list = {
    tools: tools.map(({ name, description }) => ({ name, description })),
    prompts: await Promise.all(records),
  };
  await client.close();
  return list;
}

/** Renders the mark of the project. */
async function icon() {
  await initWasm(readFileSync(join(RESVG, "index_bg.wasm")));
  const svg = readFileSync(join(ROOT, "server/ui/assets/icon.svg"), "utf8");
  return new Resvg(svg, { fitTo: { mode: "width", value: ICON_PX } }).render().asPng();
}

/** Returns the files of this repository's packages, as pnpm packs them. */
function ownPackages() {
  run("--import", "tsx", "packages/bodygraph-svg/scripts/bundle.ts");
  const staging = mkdtempSync(join(tmpdir(), "chart-mcpb-"));
  try {
    const filters = Object.values(PACKAGES).flatMap((path) => ["--filter", `./${path}`]);
    // Without `prepack`, which would build anew.
    const options = ["--loglevel=error", "--config.ignore-scripts=true", ...filters];
    run("tools/pnpm/pnpm.mjs", ...options, "pack", "--pack-destination", staging);
    return Object.entries(PACKAGES).flatMap(([path, source]) => {
      const { name, version, files: published } = json(`${source}/package.json`);
      const unpacked = mkdtempSync(join(staging, "unpacked-"));
      spawn("tar", ["-xzf", join(staging, `${name}-${version}.tgz`), "-C", unpacked]);
      const packed = filesOf(join(unpacked, "package")).filter(([file]) => !UNUSED.test(file));
      // Copies of these two stand in a package only after a `prepack`.
      const legal = ["LICENSE", "NOTICE"]
        .filter((file) => file === "LICENSE" || published.includes(file))
        .map((file) => [file, readFileSync(join(ROOT, file))]);
      return [...packed, ...legal].map(([file, bytes]) => [
        `${path}/${file}`,
        file === "package.json" ? publishedManifest(bytes, source) : bytes,
      ]);
    });
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

function publishedManifest(bytes, source) {
  const { dependencies = {}, ...rest } = JSON.parse(bytes.toString());
  // pnpm writes them in the order in which it has read them.
  const sorted = Object.fromEntries(Object.entries(dependencies).sort());
  // Its packages import each other by their names in the sources.
  const publication = { ...facts.publication, isPublished: false };
  const packed = facts.packedManifest({ ...rest, dependencies: sorted }, source, publication);
  return jsonFile(packed);
}

/** Returns the files of the PNG module. */
function resvgPackage() {
  const { files } = JSON.parse(readFileSync(join(RESVG, "package.json"), "utf8"));
  // Its README names its licence.
  return [...files.filter((file) => !UNUSED.test(file)), "package.json", "README.md"].map((file) => [
    `server/node_modules/@resvg/resvg-wasm/${file}`,
    readFileSync(join(RESVG, file)),
  ]);
}

/** Returns the path of the place index, and builds it if it is not current. */
function placeIndex() {
  if (process.env.BODYGRAPH_PLACES) return process.env.BODYGRAPH_PLACES;
  const path = join(ROOT, "data/places.txt");
  run("packages/gazetteer/dist/main.js", path);
  return path;
}

/** Reads the files of a folder, by their paths with slashes on every system. */
function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [path.slice(folder.length + 1).replaceAll("\\", "/"), readFileSync(path)]);
}

function json(path) {
  return JSON.parse(readFileSync(join(ROOT, path), "utf8"));
}

function jsonFile(content) {
  return Buffer.from(`${JSON.stringify(content, null, 2)}\n`);
}

/** Runs a script of Node in the root. */
function run(...words) {
  spawn(process.execPath, words);
}

function spawn(command, words) {
  const { status, stderr, error } = spawnSync(command, words, {
    ...{ cwd: ROOT, encoding: "utf8", stdio: ["ignore", "ignore", "pipe"] },
  });
  if (status !== 0) throw new Error(`${command} ${words.join(" ")}: ${stderr ?? error}`);
}
