import { LruCache } from "@chart/base";
import { type Gazetteer, searchPlaces, zonesNamed } from "chart-gazetteer";
import type { CityZone, ListedPlace, PlaceIndex } from "chart-http";

/** Names whose time zones are cached: a batch may have the same unknown one in each of its births. */
const CACHED_NAMES = 1000;
const MAX_NAME_LENGTH = 100;

/** Place index on a gazetteer that may still be built. */
export class GazetteerPlaceIndex implements PlaceIndex {
  #gazetteer: Gazetteer | undefined;
  #isClosed = false;
  readonly #zones = new LruCache<string, readonly CityZone[]>(CACHED_NAMES);

  /** @param onFailure Receives the reason if the gazetteer cannot be opened. */
  constructor(opening: Promise<Gazetteer>, onFailure: (error: unknown) => void) {
    opening.then((gazetteer) => {
      if (this.#isClosed) gazetteer.close();
      else this.#gazetteer = gazetteer;
    }, onFailure);
  }

  /** The gazetteer, which stays this index's to close; undefined until it is open. */
  get gazetteer(): Gazetteer | undefined {
    return this.#gazetteer;
  }

  search(text: string, limit: number): readonly ListedPlace[] | undefined {
    return this.#gazetteer && searchPlaces(this.#gazetteer, text, limit);
  }

  zonesNamed(name: string): readonly CityZone[] | undefined {
    if (this.#gazetteer === undefined || name.length > MAX_NAME_LENGTH) return undefined;
    const known = this.#zones.get(name);
    if (known !== undefined) return known;
    const zones = zonesNamed(this.#gazetteer, name);
    if (zones !== undefined) this.#zones.set(name, zones);
    return zones;
  }

  /** Closes the gazetteer; one that is still being built is closed once it is open. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#gazetteer?.close();
    this.#gazetteer = undefined;
  }
}
