const AFTER =
  / (?:county|parish|province|region|oblast|kra[iy]|state|district|department|governorate|prefecture|voivodeship|municipality|republic|canton|emirate|division|city|capital region|f d|d c|dc|ken|fu|autonomous region|autonomous community|megye|lan|zhupa|rayon|raion)$/;
const BEFORE =
  /^(?:state of|province of|region of|provincia di|provincia de|provincia del|province du|province de|provincie|provincia da|region|departement du|departement de la|departement de l|departement des|departement d|departement de|departement|departamento de|departamento del|arrondissement|landkreis|kreis|kr|krs|lkr|lk|bezirksamt|oberamt|amtshauptmannschaft|kreisfreie stadt|republic of|county of|county|co|greater|metropolitan city of|citta metropolitana di|politischer bezirk|gemeente|comarca de|municipio de|powiat|estado de|estado do|estado da|wojewodztwo|land|provinz|bezirk|canton of|canton de|canton du|kanton|comunidad de|district of|metropolitan borough of|royal borough of|borough of|city and borough of|city of|london borough of) /;

/** "Kreis Lippstadt": a district around the town of its name, in today's Germany or in lands that it has lost. */
const GERMAN_DISTRICT =
  /^(?:kreis|kr|krs|landkreis|lkr|lk|kreisfreie stadt|bezirksamt|oberamt|amtshauptmannschaft) /;
export const GERMAN_COUNTRIES: ReadonlySet<string> = new Set(["DE", "PL", "RU", "FR", "CZ", "LT"]);

/** True for the key of a German district. */
export function isGermanDistrict(key: string): boolean {
  return GERMAN_DISTRICT.test(key);
}

/** Removes the kind of a division before or after its name: "Orange County" goes by "Orange" too. */
export function withoutDivisionKind(key: string): string {
  const plain = key.replace(AFTER, "").replace(BEFORE, "");
  return plain === "" ? key : plain;
}

/** Returns the keys of a division's name: in full, and without its kind before or after the name. */
export function divisionKeys(key: string): readonly string[] {
  return [
    ...new Set([key, key.replace(AFTER, ""), key.replace(BEFORE, ""), withoutDivisionKind(key)]),
  ].filter((variant) => variant !== "");
}
