const AFTER =
  / (?:county|parish|province|region|oblast|kra[iy]|state|district|department|governorate|prefecture|voivodeship|municipality|republic|canton|emirate|division|city|capital region|f d|d c|dc|ken|fu|autonomous region|autonomous community|megye|lan|zhupa|rayon|raion)$/;
const BEFORE =
  /^(?:state of|province of|provincia di|provincia de|provincia del|province de|region|departement|departamento de|departamento del|arrondissement|landkreis|kreis|kreisfreie stadt|region of|republic of|county|county of|co|greater|metropolitan city of|citta metropolitana di|politischer bezirk|gemeente|comarca de|municipio de|powiat|estado de|estado do|estado da|wojewodztwo|land|provinz|bezirk|canton of|canton de|canton du|kanton|comunidad de|district of|metropolitan borough of|royal borough of|borough of|city and borough of|city of|london borough of) /;

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
