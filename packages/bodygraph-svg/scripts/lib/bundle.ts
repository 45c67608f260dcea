import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/**
 * Bundles the built package into one module. It imports the entries of its peer chart-core, such as `chart-core/tables`,
 * because a program must have one class `ChartInputError`. None of these entries has the ephemeris.
 */
export async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("../../dist/index.js", import.meta.url))],
    bundle: true,
    external: ["chart-core/*"],
    format: "esm",
    target: "es2022",
    write: false,
    legalComments: "none",
    minifyWhitespace: true,
    minifySyntax: true,
  });
  return outputFiles[0]!.text;
}
