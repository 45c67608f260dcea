import { existsSync } from "node:fs";
import { Gazetteer, locatePlace, type Place, placeLabel, searchPlaces } from "chart-gazetteer/reader";
import { CommandFailure, EXIT } from "../terminal/failure.js";

/** A place of the index. */
export type KnownPlace = Place;

/** The place that a text means, with its names and with others that the text may mean. */
export interface Located {
  readonly place: KnownPlace;
  readonly label: string;
  readonly alternatives: readonly KnownPlace[];
}

/** Number of texts that are remembered: files name the same places again and again. */
const MAX_RECENT = 20_000;

/** The place index, opened when it is first asked. */
export class Places {
  /** Path of the index. */
  readonly path: string;
  readonly #recent = new Map<string, Located | CommandFailure>();
  #gazetteer: Gazetteer | undefined;

  constructor(path: string) {
    this.path = path;
  }

  /**
   * Finds the place that a text means.
   *
   * @throws CommandFailure if it means none, or none for sure.
   */
  locate(text: string): Located {
    const known = this.#recent.get(text) ?? this.#lookUp(text);
    if (known instanceof CommandFailure) throw known;
    return known;
  }

  /** Lists the places whose names begin with a text, the likeliest first. */
  search(text: string, limit: number): readonly KnownPlace[] {
    return searchPlaces(this.open(), text, limit);
  }

  /** Writes the names of a place: a city state has each once. */
  labelOf(place: KnownPlace): string {
    const name = place.formerName ?? place.name;
    return placeLabel({ ...place, name, region: place.region === name ? "" : place.region });
  }

  /**
   * Opens the index, unless it is open.
   *
   * @throws CommandFailure if it is missing or cannot be read.
   */
  open(): Gazetteer {
    if (this.#gazetteer === undefined) {
      if (!existsSync(this.path))
        throw new CommandFailure(
          `The place index is missing: ${this.path}. Install the command again, or set BODYGRAPH_PLACES to its path.`,
          EXIT.fault,
        );
      try {
        this.#gazetteer = new Gazetteer(this.path);
      } catch (error) {
        throw new CommandFailure(`The place index ${this.path} cannot be read.`, EXIT.fault, {
          cause: error,
        });
      }
    }
    return this.#gazetteer;
  }

  close(): void {
    this.#gazetteer?.close();
    this.#gazetteer = undefined;
  }

  #lookUp(text: string): Located | CommandFailure {
    const found = locatePlace(this.open(), text);
    const result =
      "notFound" in found
        ? new CommandFailure(notFoundText(text, found.suggestions))
        : { place: found.place, label: this.labelOf(found.place), alternatives: found.alternatives };
    if (this.#recent.size >= MAX_RECENT) this.#recent.clear();
    this.#recent.set(text, result);
    return result;
  }
}

function notFoundText(text: string, suggestions: readonly string[]): string {
  if (suggestions.length === 0)
    return `“${text}” is no place that the index knows. Add the country, name a larger town close by, or give coordinates.`;
  return `“${text}” names no place for sure. Did you mean ${suggestions.map((one) => `“${one}”`).join(", ")}?`;
}
