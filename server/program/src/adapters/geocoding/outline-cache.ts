import { openSync, readSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { LruCache } from "@chart/base";
import { decode } from "geobuf";
import Pbf from "pbf";

const requireFile = createRequire(import.meta.url);

/** Part of geo-tz's index: the part's four quarters by name, or the position of its outlines in the data file. */
interface IndexNode {
  readonly [quarter: string]: IndexNode | number | undefined;
  readonly pos?: number;
  readonly len?: number;
}

/**
 * Cache of zone outlines for geo-tz, which asks it by the path in its index (such as `abba`) before it opens its data
 * file. This cache never misses: it reads from a descriptor that stays open. So a process whose descriptors have run
 * out still finds every zone.
 */
export class OutlineCache {
  readonly #outlines: LruCache<string, object>;
  readonly #index: IndexNode;
  readonly #file: number;

  /** @param capacity Number of outlines that stay decoded. */
  constructor(capacity: number) {
    this.#outlines = new LruCache(capacity);
    const data = join(dirname(requireFile.resolve("geo-tz/all")), "..", "data");
    // The object that geo-tz itself has loaded: Node caches it by its path.
    this.#index = requireFile(join(data, "timezones.geojson.index.json")).lookup;
    this.#file = openSync(join(data, "timezones.geojson.geo.dat"), "r");
  }

  get(path: string): object {
    const cached = this.#outlines.get(path);
    if (cached !== undefined) return cached;
    const outlines = this.#read(path);
    this.#outlines.set(path, outlines);
    return outlines;
  }

  /** Does nothing: geo-tz calls it only after a miss. */
  set(): void {}

  #read(path: string): object {
    let node = this.#index;
    for (const quarter of path) node = node[quarter] as IndexNode;
    const { pos = 0, len = 0 } = node;
    const bytes = Buffer.alloc(len);
    if (readSync(this.#file, bytes, 0, len, pos) < len)
      throw new RangeError("geo-tz's data file is cut short");
    return decode(new Pbf(bytes));
  }
}
