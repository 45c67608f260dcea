// Runs a script of a package by its name: `npm run measure -- <name> [arguments]`, or `npm run generate -- <name>` for one
// that writes files, whose name in package.json starts with `generate:`. Without a name it lists them.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { packageFolders } from "../packages.mjs";

/** Scripts that every package has, or that npm runs by itself. */
const OWN = ["build", "prepack"];
const GENERATE = "generate:";

const ROOT = new URL("../../", import.meta.url);
const [command, name, ...rest] = process.argv.slice(2);
const prefix = command === "generate" ? GENERATE : "";
const scripts = packageFolders(ROOT).flatMap((folder) => {
  const manifest = JSON.parse(readFileSync(new URL(`${folder}/package.json`, ROOT), "utf8"));
  return Object.keys(manifest.scripts ?? {})
    .filter((script) => !OWN.includes(script) && script.startsWith(GENERATE) === (prefix === GENERATE))
    .map((script) => ({ name: script.slice(prefix.length), folder }));
});

const found = scripts.filter((script) => script.name === name);
if (name === undefined) {
  const width = Math.max(...scripts.map((script) => script.name.length));
  for (const script of scripts) console.log(`${script.name.padEnd(width)}  ${script.folder}`);
} else if (found.length !== 1) {
  const who = found.length === 0 ? "No package has" : "Several packages have";
  console.error(`${who} a script ${prefix}${name}. \`npm run ${command}\` lists all.`);
  process.exitCode = 1;
} else {
  const pnpm = fileURLToPath(new URL("tools/pnpm/pnpm.mjs", ROOT));
  // After npm's own `--`, people may write a second one.
  const passed = rest[0] === "--" ? rest.slice(1) : rest;
  const options = { cwd: new URL(found[0].folder, ROOT), stdio: "inherit" };
  const { status } = spawnSync(
    process.execPath,
    [pnpm, "--silent", "run", `${prefix}${name}`, ...passed],
    options,
  );
  process.exitCode = status ?? 1;
}
