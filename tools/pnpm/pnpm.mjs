// Runs the pnpm that package.json names in `packageManager`, in the folder of the caller. npm fetches it once for each
// user; it runs only if the package has the hash that is written there. Needs Node, npm and tar.
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";

const { packageManager } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
const [, version, sha512] = /^pnpm@([\d.]+)\+sha512\.([0-9a-f]{128})$/.exec(packageManager) ?? [];
const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "chart-workspace");
const installed = join(cache, `pnpm-${version}-${sha512?.slice(0, 16)}`);

if (sha512 === undefined)
  throw new Error("packageManager of package.json is not pnpm@<version>+sha512.<hash>");
if (!existsSync(installed)) install();
const main = join(installed, "package/bin/pnpm.cjs");
// Tools that pnpm runs may run pnpm themselves.
const PATH = `${join(installed, "bin")}${delimiter}${process.env.PATH}`;
const { status, signal } = spawnSync(process.execPath, [main, ...process.argv.slice(2)], {
  stdio: "inherit",
  env: { ...process.env, PATH },
});
if (signal) process.kill(process.pid, signal);
process.exitCode = status ?? 1;

/** Fetches and unpacks the package. It appears under its final name only after its hash was found to be right. */
function install() {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "fetch-"));
  try {
    const npm = process.platform === "win32" ? "npm.cmd" : "npm";
    execFileSync(npm, ["pack", `pnpm@${version}`, "--silent", "--pack-destination", folder], { cwd: folder });
    const tarball = join(folder, `pnpm-${version}.tgz`);
    const found = createHash("sha512").update(readFileSync(tarball)).digest("hex");
    if (found !== sha512)
      throw new Error(`pnpm ${version} has the SHA-512 ${found}, not that of package.json`);
    execFileSync("tar", ["-xzf", tarball, "-C", folder]);
    rmSync(tarball);
    mkdirSync(join(folder, "bin"));
    symlinkSync("../package/bin/pnpm.cjs", join(folder, "bin/pnpm"));
    chmodSync(join(folder, "package/bin/pnpm.cjs"), 0o755);
    renameSync(folder, installed);
  } catch (error) {
    rmSync(folder, { recursive: true });
    // Another process may have installed it meanwhile.
    if (!existsSync(installed)) throw error;
  }
}
