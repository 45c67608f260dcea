/**
 * Removes what earlier states of this checkout have built: everything in folders that are no longer packages, and in
 * packages the compiled files whose source is gone. Otherwise an old path in a unit file would silently start an old
 * release, and packed files would contain code that no longer exists.
 */
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from "node:fs";
import { packageFolders, ROOFS } from "../packages.mjs";

const ROOT = new URL("../../", import.meta.url);
const PACKAGES = packageFolders(ROOT);

for (const roof of ROOFS) {
  for (const entry of readdirSync(new URL(`${roof}/`, ROOT), { withFileTypes: true })) {
    if (!entry.isDirectory() || PACKAGES.includes(`${roof}/${entry.name}`)) continue;
    const folder = new URL(`${roof}/${entry.name}/`, ROOT);
    for (const name of ["dist", "node_modules", "tsconfig.tsbuildinfo"])
      rmSync(new URL(name, folder), { recursive: true, force: true });
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  }
}

for (const folder of PACKAGES) {
  const url = new URL(`${folder}/`, ROOT);
  const { scripts = {} } = JSON.parse(readFileSync(new URL("package.json", url), "utf8"));
  // A bundle has other files than its sources.
  if (scripts.build?.includes("bundle") || scripts.prepack?.includes("bundle")) continue;
  if (!existsSync(new URL("dist/", url))) continue;
  for (const path of readdirSync(new URL("dist/", url), { recursive: true, encoding: "utf8" })) {
    const [, name] = /^(.+?)(?:\.d\.ts|\.js|\.js\.map)$/.exec(path) ?? [];
    if (name === undefined) continue;
    if ([".ts", ".tsx"].every((extension) => !existsSync(new URL(`src/${name}${extension}`, url))))
      rmSync(new URL(`dist/${path}`, url));
  }
}
