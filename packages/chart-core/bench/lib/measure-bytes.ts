import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { packedTotalBytes } from "../../scripts/tables/table-modules.js";
import { BODY_TABLES, NUTATION } from "../../src/ephemeris/table/tables.generated.js";

/** The sizes of the modules that an import of `chart-core` loads, bytes. */
export interface Bytes {
  readonly modules: number;
  readonly bytes: number;
  readonly gzipBytes: number;
  /** The tables of longitudes before they become text. */
  readonly packedBytes: number;
}

const IMPORT = /^(?:import|export)\b[^;]*?["'](\.[^"']+)["'];/gm;

/** Follows the imports of the built library from its door. Modules that are loaded later, by `import()`, do not count. */
export function measureBytes(): Bytes {
  const sources = new Map<string, string>();
  collect(new URL("../../dist/index.js", import.meta.url), sources);
  const text = [...sources.values()].join("\n");
  return {
    modules: sources.size,
    bytes: Buffer.byteLength(text),
    gzipBytes: gzipSync(text).length,
    packedBytes: packedTotalBytes(Object.values(BODY_TABLES), NUTATION),
  };
}

function collect(module: URL, sources: Map<string, string>): void {
  if (sources.has(module.href)) return;
  const source = readFileSync(module, "utf8");
  sources.set(module.href, source);
  for (const [, specifier] of source.matchAll(IMPORT)) collect(new URL(specifier!, module), sources);
}
