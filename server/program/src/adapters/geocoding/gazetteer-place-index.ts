import { type Gazetteer, searchPlaces } from "chart-gazetteer";
import type { ListedPlace, PlaceIndex } from "chart-http";
import type { Logger } from "chart-http/base";
import { loggableError } from "chart-http/base";

/** Place index on a gazetteer that may still be built. If it cannot be opened, this is logged. */
export class GazetteerPlaceIndex implements PlaceIndex {
  #gazetteer: Gazetteer | undefined;
  #isClosed = false;

  constructor(opening: Promise<Gazetteer>, logger: Pick<Logger, "error">) {
    opening.then(
      (gazetteer) => {
        if (this.#isClosed) gazetteer.close();
        else this.#gazetteer = gazetteer;
      },
      (error: unknown) =>
        logger.error(
          { error: loggableError(error) },
          "could not open the place index: /v2/places answers 503",
        ),
    );
  }

  search(text: string, limit: number): readonly ListedPlace[] | undefined {
    return this.#gazetteer && searchPlaces(this.#gazetteer, text, limit);
  }

  /** Closes the gazetteer; one that is still being built is closed once it is open. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#gazetteer?.close();
    this.#gazetteer = undefined;
  }
}
