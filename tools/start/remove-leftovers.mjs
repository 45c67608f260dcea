/**
 * Removes what earlier states have built in this checkout and git does not know: all of it in folders that are no package
 * any more, and in the others the compiler's files whose source is gone. A service that is started by an old path would
 * silently be an old release, and packed files would hold what nobody wrote.
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
