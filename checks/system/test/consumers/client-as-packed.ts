import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { ROOT } from "@chart/kit/stand-in-machine";

const run = promisify(execFile);

export const CLIENT = join(ROOT, "packages/client");

/** Writes the files that the package of chart-client ships into a folder, by the command of its `prepack`. */
export async function bundleClient(folder: string): Promise<void> {
  const { prepack } = JSON.parse(readFileSync(join(CLIENT, "package.json"), "utf8")).scripts;
  const [build, bundle = ""] = (prepack as string).split(" && ");
  if (build !== "tsc -b" || !bundle.includes(" --outdir=dist/bundle "))
    throw new Error(`another prepack than this follows: ${prepack}`);
  const PATH = [join(CLIENT, "node_modules/.bin"), join(ROOT, "node_modules/.bin"), process.env["PATH"]];
  const env = { ...process.env, PATH: PATH.join(":"), OUT: folder };
  const command = bundle.replace("--outdir=dist/bundle", '--outdir="$OUT"');
  await run("sh", ["-euc", `${build}\n${command}`], { cwd: CLIENT, env });
}
