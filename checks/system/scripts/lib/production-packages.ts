import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";

/** A package that the service or the library needs at run time. */
export interface ProductionPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

interface Dependency {
  readonly version: string;
}

interface Lockfile {
  readonly importers: Readonly<
    Record<
      string,
      { dependencies?: Record<string, Dependency>; optionalDependencies?: Record<string, Dependency> }
    >
  >;
  readonly packages: Readonly<
    Record<string, { readonly os?: readonly string[]; readonly cpu?: readonly string[] }>
  >;
  readonly snapshots: Readonly<
    Record<string, { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> }>
  >;
}

/**
 * Lists the run-time dependencies in the lockfile, direct and indirect, once each, sorted by name. Builds for a single
 * platform are left out: they belong to the package that brings them and have its licence.
 *
 * @param root The repository's folder, with installed packages.
 */
export function productionPackages(root: URL): readonly ProductionPackage[] {
  const lockfile = parse(readFileSync(new URL("pnpm-lock.yaml", root), "utf8")) as Lockfile;
  const found = new Map<string, ProductionPackage>();
  const visit = (name: string, version: string, isOptional = false) => {
    // The repository's own packages are links.
    if (version.startsWith("link:")) return;
    // The version of an alias contains the package's real name.
    const id = /^(@[^/]+\/)?[^@(]+@/.test(version) ? version : `${name}@${version}`;
    const { os, cpu } = lockfile.packages[id.replace(/\(.*$/, "")] ?? {};
    if (found.has(id) || (isOptional && (os ?? cpu) !== undefined)) return;
    found.set(id, describe(root, id));
    const { dependencies = {}, optionalDependencies = {} } = lockfile.snapshots[id] ?? {};
    for (const [next, nextVersion] of Object.entries(dependencies)) visit(next, nextVersion);
    for (const [next, nextVersion] of Object.entries(optionalDependencies)) visit(next, nextVersion, true);
  };
  for (const { dependencies = {}, optionalDependencies = {} } of Object.values(lockfile.importers)) {
    for (const [name, { version }] of Object.entries({ ...dependencies, ...optionalDependencies }))
      visit(name, version);
  }
  return [...found.values()].sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
}

function describe(root: URL, id: string): ProductionPackage {
  const [, name = "", version = ""] = /^((?:@[^/]+\/)?[^@]+)@([^(]+)/.exec(id) ?? [];
  // The suffix with peers does not change the package's metadata.
  const base = `${name.replace("/", "+")}@${version}`;
  const installed = readdirSync(new URL("node_modules/.pnpm/", root));
  const folder = installed.find((candidate) => candidate === base || candidate.startsWith(`${base}_`));
  if (folder === undefined) throw new Error(`${id} is not installed: install before this is asked`);
  const file = new URL(`node_modules/.pnpm/${folder}/node_modules/${name}/package.json`, root);
  const { license, licenses } = JSON.parse(readFileSync(file, "utf8")) as {
    license?: string | { type: string };
    licenses?: readonly { type: string }[];
  };
  const told =
    typeof license === "string" ? license : (license?.type ?? licenses?.map(({ type }) => type).join(" OR "));
  return { name, version, licence: told ?? "none told" };
}
