import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, type OutputFile } from "esbuild";
import packageJson from "../../package.json" with { type: "json" };

/** The size of one entry in a consumer's program, bytes. */
export interface EntrySize {
  /** Specifier that the consumer imports. */
  readonly entry: string;
  readonly minified: number;
  readonly gzip: number;
  /** True if the sizes are those of a first chart, the rest being loaded when needed. */
  readonly isPart: boolean;
}

const PACKAGE = fileURLToPath(new URL("../..", import.meta.url));

/** The data of `chart-core/series`, which are no part of the package. */
const EXTERNAL = ["astronomia/*"];

/** Bundles a program as a consumer does: minified, without optional peers. */
export async function bundleProgram(contents: string): Promise<OutputFile[]> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: PACKAGE },
    bundle: true,
    minify: true,
    splitting: true,
    format: "esm",
    write: false,
    outdir: "out",
    external: EXTERNAL,
  });
  return outputFiles;
}

/** Bundles every built entry with all its exports. */
export async function measureEntries(): Promise<EntrySize[]> {
  const entries = Object.keys(packageJson.exports).filter((entry) => entry !== "./package.json");
  const sizes: EntrySize[] = [];
  for (const path of entries) {
    const entry = path.replace(".", "chart-core");
    const outputFiles = await bundleProgram(`export * from ${JSON.stringify(entry)};`);
    // Tables are files of their own where they are imported on demand: a first chart needs one part, and not Chiron.
    const onDemand = outputFiles.filter(({ path }) => /from-\d+|chiron|census-/.test(path));
    const others = outputFiles.filter((file) => !onDemand.includes(file));
    const loaded = [...others, ...onDemand.sort((a, b) => b.contents.length - a.contents.length).slice(0, 1)];
    sizes.push({
      entry,
      minified: loaded.reduce((sum, { contents }) => sum + contents.length, 0),
      gzip: loaded.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0),
      isPart: onDemand.length > 0,
    });
  }
  return sizes;
}

/** Writes sizes as a Markdown table. */
export function sizesTable(sizes: readonly EntrySize[]): string {
  const kb = (bytes: number) => (bytes / 1000).toLocaleString("en", { maximumFractionDigits: 1 });
  return [
    "| entry | minified, kB | gzip, kB |",
    "| --- | ---: | ---: |",
    ...sizes.map(
      ({ entry, minified, gzip, isPart }) =>
        `| \`${entry}\`${isPart ? " with its first chart" : ""} | ${kb(minified)} | ${kb(gzip)} |`,
    ),
    "",
  ].join("\n");
}
