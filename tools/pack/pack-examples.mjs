import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { publishedNames, publishedText } from "./packed-files.mjs";

/** Folders that a run leaves in an example. */
const LEFT = new Set(["node_modules", "dist", ".wrangler"]);

/**
 * Writes the examples as projects that stand alone: `npm install` takes packages from the registry once they are
 * published, and until then the packed files two folders above.
 *
 * @param {string} source Folder of the examples.
 * @param {string} target Folder that gets one for each.
 * @param {readonly { readonly manifest: Record<string, any>, readonly file: string }[]} packages All packed packages.
 * @param {import("./packed-files.mjs").Publication} publication
 */
export function packExamples(source, target, packages, publication) {
  const names = publishedNames(publication);
  const packed = new Map(packages.map((each) => [each.manifest.name, each]));
  const folders = readdirSync(source).filter((name) => existsSync(join(source, name, "package.json")));
  for (const name of folders) {
    const filter = (path) => !LEFT.has(path.slice(path.lastIndexOf("/") + 1));
    cpSync(join(source, name), join(target, name), { recursive: true, filter });
    for (const file of readdirSync(join(target, name), { recursive: true, encoding: "utf8" })) {
      if (!/\.(?:[jt]sx?|jsonc?|vue|html|md)$/.test(file)) continue;
      const path = join(target, name, file);
      const text = readFileSync(path, "utf8");
      const manifest = file === "package.json" && JSON.parse(text);
      const published = manifest
        ? `${JSON.stringify(standalone(manifest), null, 2)}\n`
        : publishedText(text.replaceAll("](../../", `](${publication.repository}/blob/main/`), names);
      writeFileSync(path, published);
    }
  }

  function standalone({ name, dependencies, ...rest }) {
    const own = Object.keys(dependencies).filter((key) => packed.has(key));
    const entries = publication.isPublished
      ? own.map((key) => [names[key], `^${packed.get(key).manifest.version}`])
      : [...withDependencies(own)].map((key) => [key, `file:../../${packed.get(key).file}`]);
    const others = Object.entries(dependencies).filter(([key]) => !packed.has(key));
    return {
      name: name.replace("@chart/", ""),
      ...rest,
      dependencies: Object.fromEntries([...entries, ...others].sort()),
    };
  }

  /** A packed file that depends on another one needs it beside itself. */
  function withDependencies(own) {
    const all = new Set(own);
    for (const name of all) {
      const { dependencies = {}, peerDependencies = {} } = packed.get(name).manifest;
      for (const key of Object.keys({ ...dependencies, ...peerDependencies }))
        if (packed.has(key)) all.add(key);
    }
    return all;
  }
}
