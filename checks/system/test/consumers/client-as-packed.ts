import { join } from "node:path";
import { ROOT } from "@chart/kit/stand-ins/stand-in-machine";
import { build } from "esbuild";

export const CLIENT = join(ROOT, "packages/client");

/** Bundles the built client, which the package ships as it is, into the file `index.js` of a folder. */
export async function bundleClient(folder: string): Promise<void> {
  await build({
    entryPoints: [join(CLIENT, "dist/index.js")],
    outfile: join(folder, "index.js"),
    ...{ bundle: true, format: "esm", platform: "browser", logLevel: "error" },
  });
}
