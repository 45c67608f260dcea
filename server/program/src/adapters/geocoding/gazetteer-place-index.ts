import { type Gazetteer, searchPlaces, zonesNamed } from "chart-gazetteer";
import type { CityZone, ListedPlace, PlaceIndex } from "chart-http";

/** Place index on a gazetteer that may still be built. */
export class GazetteerPlaceIndex implements PlaceIndex {
  #gazetteer: Gazetteer | undefined;
  #isClosed = false;

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
    return this.#gazetteer && zonesNamed(this.#gazetteer, name);
  }

  /** Closes the gazetteer; one that is still being built is closed once it is open. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#gazetteer?.close();
    this.#gazetteer = undefined;
  }
}
