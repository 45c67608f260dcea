import type { GeonamesCity } from "./geonames-city.js";

/** How many people live in the known places of a country or division: enough to tell which is large. */
export class AreaPopulations {
  readonly #byCode = new Map<string, number>();

  count({ country, admin1, admin2, population }: GeonamesCity): void {
    for (const code of [country, `${country}.${admin1}`, `${country}.${admin1}.${admin2}`]) {
      this.#byCode.set(code, this.of(code) + population);
    }
  }

  /** @param code `NL`, `US.TX` or `US.TX.201`. */
  of(code: string): number {
    return this.#byCode.get(code) ?? 0;
  }
}
