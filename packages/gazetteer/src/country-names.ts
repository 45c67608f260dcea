import countries from "i18n-iso-countries";
import { COUNTRY_ALIASES } from "./country-aliases.js";
import { placeKeys } from "./place-key.js";

/** Parts of a state that have a country code of their own, and also go by the name of the state. */
const TERRITORIES: Readonly<Record<string, string>> = {
  US: "PR GU VI AS MP",
  CN: "HK MO",
  FR: "RE GP MQ GF YT PM NC PF WF BL MF",
  NL: "AW CW SX BQ",
  GB: "IM JE GG GI BM KY TC VG AI MS FK SH",
  DK: "FO GL",
  FI: "AX",
  NO: "SJ",
  AU: "NF CX CC",
  NZ: "CK NU TK",
};

/** Every key that names a country, with the codes of all that it may mean. */
export function countriesByKey(): ReadonlyMap<string, ReadonlySet<string>> {
  const byKey = new Map<string, Set<string>>();
  const file = (name: string, codes: readonly string[]) => {
    for (const key of placeKeys(name)) {
      const meanings = byKey.get(key) ?? new Set();
      for (const code of codes) meanings.add(code);
      byKey.set(key, meanings);
    }
  };
  for (const [code, names] of namesByCode()) {
    const territories = TERRITORIES[code]?.split(" ") ?? [];
    for (const name of names) file(name, [code, ...territories]);
  }
  for (const [codes, names] of COUNTRY_ALIASES) {
    for (const name of names.split(", ")) file(name, codes.split(" "));
  }
  return byKey;
}

/** The ISO codes and the names in every language that the package knows. */
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
