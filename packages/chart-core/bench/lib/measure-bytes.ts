import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/** The sizes of the modules that an import of `chart-core` loads, bytes. */
export interface Bytes {
  readonly modules: number;
  readonly bytes: number;
  readonly gzipBytes: number;
  /** What the modules hold of base64 text, decoded: the packed tables. */
  readonly packedBytes: number;
}

const IMPORT = /^(?:import|export)\b[^;]*?["'](\.[^"']+)["'];/gm;
const BASE64_TEXT = /["'`]([A-Za-z0-9+/]{256,}={0,2})["'`]/g;

/** Follows the imports of the built library from its door. Modules that are loaded later, by `import()`, do not count. */
export function measureBytes(): Bytes {
  const sources = new Map<string, string>();
  collect(new URL("../../dist/index.js", import.meta.url), sources);
  const text = [...sources.values()].join("\n");
  const packed = [...text.matchAll(BASE64_TEXT)].map(([, base64]) => Buffer.byteLength(base64!, "base64"));
  return {
    modules: sources.size,
    bytes: Buffer.byteLength(text),
    gzipBytes: gzipSync(text).length,
    packedBytes: packed.reduce((sum, bytes) => sum + bytes, 0),
  };
}

function collect(module: URL, sources: Map<string, string>): void {
  if (sources.has(module.href)) return;
  const source = readFileSync(module, "utf8");
  sources.set(module.href, source);
  for (const [, specifier] of source.matchAll(IMPORT)) collect(new URL(specifier!, module), sources);
}
