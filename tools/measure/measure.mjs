// Runs a script of a package by its name: `npm run measure -- <name> [arguments]`. Without a name it lists them.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Scripts that every package has, or that npm runs by itself. */
const OWN = ["build", "prepack"];

const ROOT = new URL("../../", import.meta.url);
const scripts = ["packages", "server", "checks"].flatMap((roof) =>
  readdirSync(new URL(roof, ROOT)).flatMap((name) => {
    const manifest = new URL(`${roof}/${name}/package.json`, ROOT);
    if (!existsSync(manifest)) return [];
    const names = Object.keys(JSON.parse(readFileSync(manifest, "utf8")).scripts ?? {});
    return names.filter((script) => !OWN.includes(script)).map((script) => [script, `${roof}/${name}`]);
  }),
);

const [name, ...rest] = process.argv.slice(2);
const [, folder] = scripts.find(([script]) => script === name) ?? [];
if (folder === undefined) {
  const width = Math.max(...scripts.map(([script]) => script.length));
  for (const [script, owner] of scripts) console.log(`${script.padEnd(width)}  ${owner}`);
  if (name !== undefined) {
    console.error(`There is no script ${name}.`);
    process.exit(1);
  }
} else {
  const pnpm = fileURLToPath(new URL("tools/pnpm/pnpm.mjs", ROOT));
  const options = { cwd: new URL(folder, ROOT), stdio: "inherit" };
  const { status } = spawnSync(process.execPath, [pnpm, "--silent", "run", name, ...rest], options);
  process.exit(status ?? 1);
}
