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
  const { own } = loadedModules(new URL("../../dist/index.js", import.meta.url));
  const text = [...own.values()].join("\n");
  return {
    modules: own.size,
    bytes: Buffer.byteLength(text),
    gzipBytes: gzipSync(text).length,
    packedBytes: packedTotalBytes(Object.values(BODY_TABLES), NUTATION),
  };
}
