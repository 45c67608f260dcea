import { readRegions } from "./data-packages.js";
import { placeKeys } from "./place-key.js";
import { REGION_ALIASES, SAME_CODE_COUNTRIES } from "./region-aliases.js";

/** What a division is, around its name: "Orange County" goes by "Orange" too. */
const KIND_AFTER =
  / (?:county|parish|province|region|oblast|kra[iy]|state|district|department|governorate|prefecture|voivodeship|municipality|republic|canton|emirate|division|city|capital region|f d)$/;
const KIND_BEFORE =
  /^(?:state of|province of|provincia di|provincia de|province de|departement|arrondissement|landkreis|kreis|kreisfreie stadt|region of|republic of|county|greater|metropolitan city of|citta metropolitana di|politischer bezirk|gemeente|comarca de|municipio de|powiat) /;

/** Every key that names a division of the first or second level, with the codes of all that it may mean. */
export function regionsByKey(): ReadonlyMap<string, ReadonlySet<string>> {
  const byKey = new Map<string, Set<string>>();
  const file = (key: string, code: string) => {
    if (key !== "") byKey.set(key, (byKey.get(key) ?? new Set()).add(code));
  };
  for (const level of [1, 2] as const) {
    for (const { code, name } of readRegions(level)) {
      for (const key of placeKeys(name)) {
        file(key, code);
        file(key.replace(KIND_AFTER, ""), code);
        file(key.replace(KIND_BEFORE, ""), code);
      }
      const ownCode = code.slice(code.lastIndexOf(".") + 1);
      if (SAME_CODE_COUNTRIES[level].has(code.slice(0, 2))) file(ownCode.toLowerCase(), code);
    }
  }
  for (const [country, aliases] of REGION_ALIASES) {
    for (const [admin1, names] of aliases) {
      for (const key of names.split(", ").flatMap(placeKeys)) file(key, `${country}.${admin1}`);
    }
  }
  return byKey;
}
