/**
 * Runs the command in a clone: `npm run bodygraph -- 1990-09-05 21:17 Amsterdam`. Builds it first if it is absent, and the place
 * index that it shares with the service.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const MAIN = `${ROOT}packages/cli/dist/main.js`;
const PLACES = `${ROOT}data/places.txt`;

/** Runs a script of Node in the root, with its words on standard error. */
function node(...words) {
  const { status } = spawnSync(process.execPath, words, { cwd: ROOT, stdio: ["ignore", 2, 2] });
  if (status !== 0) process.exit(1);
}

/** True if the command is newer than its sources. */
function isBuilt() {
  const built = statSync(MAIN, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = `${ROOT}packages/cli/src`;
  const files = readdirSync(sources, { recursive: true, encoding: "utf8" });
  return files.every((file) => statSync(`${sources}/${file}`).mtimeMs <= built);
}

if (!isBuilt()) {
  process.stderr.write("Installing and building the command. This takes up to a minute.\n");
  const install = [
    "--loglevel=error",
    "--filter",
    "bodygraph-cli...",
    "install",
    "--frozen-lockfile",
    "--prod=false",
  ];
  node("tools/pnpm/pnpm.mjs", ...install);
  node("node_modules/typescript/bin/tsc", "-b", "packages/cli");
  node("packages/chart-core/scripts/bundle.mjs", "--if-stale");
  node("packages/mcp/scripts/bundle-app.mjs");
  node("packages/cli/scripts/bundle.mjs");
}
if (!existsSync(PLACES)) process.stderr.write("Building the place index, once. This takes half a minute.\n");
// Does nothing if the index is current.
node("packages/gazetteer/dist/main.js", PLACES);
const { status } = spawnSync(process.execPath, [MAIN, ...process.argv.slice(2)], {
  cwd: process.env.INIT_CWD ?? process.cwd(),
  stdio: "inherit",
  env: { ...process.env, BODYGRAPH_PLACES: PLACES },
});
process.exit(status ?? 1);
