import { gzipSync } from "node:zlib";
import { loadedModules } from "../../scripts/lib/loaded-modules.js";
import { packedTotalBytes } from "../../scripts/tables/table-modules.js";
import { BODY_TABLES, NUTATION } from "../../src/ephemeris/table/tables.generated.js";

/** The sizes of the modules that an import of `chart-core` loads, bytes. */
export interface Bytes {
  readonly modules: number;
  readonly bytes: number;
  readonly gzipBytes: number;
  /** The tables of longitudes before their encoding as text. */
  readonly packedBytes: number;
}

/** Measures the modules that an import of the built library loads. */
export function measureBytes(): Bytes {
  return {
    ...weigh([...loadedBy("index.js").values()]),
    packedBytes: packedTotalBytes(Object.values(BODY_TABLES), NUTATION),
  };
}

/** The size of what an import of a further entry loads beyond the main one. */
export function measureFurtherBytes(entry: string): Omit<Bytes, "packedBytes"> {
  const main = loadedBy("index.js");
  return weigh(
    [...loadedBy(`${entry}/index.js`)].filter(([module]) => !main.has(module)).map(([, text]) => text),
  );
}

function loadedBy(path: string): ReadonlyMap<string, string> {
  return loadedModules(new URL(`../../dist/${path}`, import.meta.url)).own;
}

function weigh(texts: readonly string[]): Omit<Bytes, "packedBytes"> {
  const text = texts.join("\n");
  return { modules: texts.length, bytes: Buffer.byteLength(text), gzipBytes: gzipSync(text).length };
}
