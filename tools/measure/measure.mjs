// Runs a script of a package by its name: `npm run measure -- <name> [arguments]`. Without a name it lists them.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { packageFolders } from "../packages.mjs";

/** Scripts that every package has, or that npm runs by itself. */
const OWN = ["build", "prepack"];

const ROOT = new URL("../../", import.meta.url);
const scripts = packageFolders(ROOT).flatMap((folder) => {
  const manifest = JSON.parse(readFileSync(new URL(`${folder}/package.json`, ROOT), "utf8"));
  const names = Object.keys(manifest.scripts ?? {}).filter((name) => !OWN.includes(name));
  return names.map((name) => ({ name, folder }));
});

const [name, ...rest] = process.argv.slice(2);
const found = scripts.filter((script) => script.name === name);
if (name === undefined) {
  const width = Math.max(...scripts.map((script) => script.name.length));
  for (const script of scripts) console.log(`${script.name.padEnd(width)}  ${script.folder}`);
} else if (found.length !== 1) {
  const who = found.length === 0 ? "No package has" : "Several packages have";
  console.error(`${who} a script ${name}. \`npm run measure\` lists all.`);
  process.exitCode = 1;
} else {
  const pnpm = fileURLToPath(new URL("tools/pnpm/pnpm.mjs", ROOT));
  // After npm's own `--`, people may write a second one.
  const passed = rest[0] === "--" ? rest.slice(1) : rest;
  const options = { cwd: new URL(found[0].folder, ROOT), stdio: "inherit" };
  const { status } = spawnSync(process.execPath, [pnpm, "--silent", "run", name, ...passed], options);
  process.exitCode = status ?? 1;
}
