import countries from "i18n-iso-countries";
import { AREA_RELATIONS, type AreaRelation } from "../file/area.js";
import { placeKeys } from "../text/place-key.js";
import { COUNTRY_ALIASES } from "./country-aliases.js";
import { FORMER_LANDS, TERRITORIES } from "./territories.js";

/** The meanings of a name: codes of areas, with their relation to the name. */
export type AreaMeanings = Map<string, AreaRelation>;

/** Collects every key that names a country, with all its meanings. */
export function countriesByKey(): ReadonlyMap<string, AreaMeanings> {
  const byKey = new Map<string, AreaMeanings>();
  const file = (name: string, codes: readonly string[], relation: AreaRelation) => {
    for (const key of placeKeys(name)) {
      const meanings = byKey.get(key) ?? new Map();
      for (const code of codes) addMeaning(meanings, code, relation);
      byKey.set(key, meanings);
    }
  };
  const fileCountry = (code: string, name: string) => {
    file(name, [code], "own");
    file(name, TERRITORIES[code]?.split(" ") ?? [], "territory");
    file(name, FORMER_LANDS[code]?.split(" ") ?? [], "former");
  };
  for (const [code, names] of namesByCode()) {
    for (const name of names) fileCountry(code, name);
  }
  for (const [codes, names] of COUNTRY_ALIASES) {
    for (const name of names.split(", ")) {
      if (codes.includes(" ")) file(name, codes.split(" "), "own");
      else fileCountry(codes, name);
    }
  }
  return byKey;
}

/** Adds a meaning; keeps the closest relation if a name means an area in several ways. */
export function addMeaning(meanings: AreaMeanings, code: string, relation: AreaRelation): void {
  const known = meanings.get(code);
  if (known === undefined || AREA_RELATIONS.indexOf(relation) < AREA_RELATIONS.indexOf(known))
    meanings.set(code, relation);
}

/** Returns the ISO codes and the names in every language that the package knows. */
function namesByCode(): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const [alpha2, alpha3] of Object.entries(countries.getAlpha2Codes()))
    names.set(alpha2, [alpha2, alpha3]);
  for (const language of countries.getSupportedLanguages()) {
    for (const [code, inLanguage] of Object.entries(countries.getNames(language, { select: "all" }))) {
      names.get(code)?.push(...inLanguage);
    }
  }
  return names;
}
