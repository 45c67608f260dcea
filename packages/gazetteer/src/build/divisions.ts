import type { GeonamesCity } from "./geonames-city.js";

/** Number of places kept for each division: as many as a refusal suggests. */
const LARGEST_COUNT = 3;

interface DivisionFacts {
  population: number;
  readonly zones: Set<string>;
  /** Ids of its largest places. */
  readonly largest: number[];
}

/** Collects what is known of each country and division while its places are read. */
export class Divisions {
  readonly #byCode = new Map<string, DivisionFacts>();

  count({ country, admin1, admin2, population, zone }: GeonamesCity, id: number): void {
    for (const code of [country, `${country}.${admin1}`, `${country}.${admin1}.${admin2}`]) {
      const facts = this.#byCode.get(code) ?? { population: 0, zones: new Set(), largest: [] };
      facts.population += population;
      facts.zones.add(zone);
      facts.largest.push(id);
      // The smaller id is the larger place.
      facts.largest.sort((one, other) => one - other).splice(LARGEST_COUNT);
      this.#byCode.set(code, facts);
    }
  }

  /** Divisions without a place are of no use, so they are absent. */
  *rows(
    nameOf: (code: string) => string,
  ): Generator<[code: string, name: string, population: number, zone: string | null, largest: string]> {
    for (const [code, { population, zones, largest }] of this.#byCode) {
      const [zone = ""] = zones;
      yield [code, nameOf(code), population, zones.size === 1 ? zone : null, JSON.stringify(largest)];
    }
  }
}
