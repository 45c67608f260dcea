import { readFileSync } from "node:fs";

/** The modules that an import loads. */
export interface LoadedModules {
  /** The text of the package's own modules, by URL, in order of discovery. */
  readonly own: ReadonlyMap<string, string>;
  /** The names of imported packages. */
  readonly others: ReadonlySet<string>;
}

const IMPORT = /^(?:import|export)\s(?:[^"';]*?\sfrom\s)?"([^"]+)"/gm;

/** Follows the imports of a built module, except those by `import()`, which load later. */
export function loadedModules(entry: URL): LoadedModules {
  const own = new Map<string, string>();
  const others = new Set<string>();
  const follow = (module: URL) => {
    if (own.has(module.href)) return;
    const text = readFileSync(module, "utf8");
    own.set(module.href, text);
    for (const [, specifier = ""] of text.matchAll(IMPORT)) {
      if (specifier.startsWith(".")) follow(new URL(specifier, module));
      else others.add(specifier);
    }
  };
  follow(entry);
  return { own, others };
}
