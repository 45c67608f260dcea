import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/**
 * Bundles the built package with the tables of chart-core that it needs into one module without imports. Everything else of
 * chart-core, such as the ephemeris, is left out.
 */
export async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("../../dist/index.js", import.meta.url))],
    bundle: true,
    format: "esm",
    target: "es2022",
    write: false,
    legalComments: "none",
    minifyWhitespace: true,
    minifySyntax: true,
  });
  return outputFiles[0]!.text;
}
