/**
 * Rolls up the declarations of a package, in whose folder it runs, from dist into dist/types. The scripts `prepack` run
 * it: a packed package has a few files, while the workspace keeps those of `tsc -b`, one for each source.
 *
 *   dist/types/[entry].d.ts   an entry of `exports` in package.json; `index` for the main one
 *   dist/types/shared.d.ts    declarations that several entries share, so that a class or a type has only one
 *
 * `publishConfig` in package.json names these files for users.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { rolldown } from "rolldown";
import { dts } from "rolldown-plugin-dts";

const { exports } = JSON.parse(readFileSync("package.json", "utf8"));
const entries = Object.entries(exports).filter(([, { types }]) => types !== undefined);

const build = await rolldown({
  input: Object.fromEntries(
    entries.map(([entry, { types }]) => [entry === "." ? "index" : entry.slice(2), resolve(types)]),
  ),
  plugins: [dts({ dtsInput: true, tsconfig: false })],
  // Other packages, by their names.
  external: /^[a-z@]/,
});
const { output } = await build.generate({
  entryFileNames: "[name].ts",
  chunkFileNames: "[name].d.ts",
  codeSplitting: { groups: [{ name: "shared", minShareCount: 2 }] },
  minifyInternalExports: false,
});
await build.close();

/** Returns the comment of an entry that has the tag `@module`: bundlers keep only those of declarations. */
function moduleComment({ facadeModuleId }) {
  if (facadeModuleId === null) return "";
  const [comment = ""] = /^\/\*\*.*?\*\/\n/s.exec(readFileSync(facadeModuleId, "utf8")) ?? [];
  return comment.includes("@module") ? comment : "";
}

rmSync("dist/types", { recursive: true, force: true });
for (const chunk of output) {
  const path = `dist/types/${chunk.fileName}`;
  mkdirSync(dirname(path), { recursive: true });
  // Without the bundler's line that names the first file.
  writeFileSync(path, moduleComment(chunk) + chunk.code.replace(/^\/\/ dist\/.*\n/m, ""));
}
