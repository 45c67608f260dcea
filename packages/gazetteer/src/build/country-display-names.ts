import countries from "i18n-iso-countries";

/** Usual English names of countries for which i18n-iso-countries has a formal one. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  AX: "Åland",
  BN: "Brunei",
  BQ: "Caribbean Netherlands",
  CD: "DR Congo",
  CG: "Republic of the Congo",
  CI: "Ivory Coast",
  CN: "China",
  CZ: "Czechia",
  FK: "Falkland Islands",
  FM: "Micronesia",
  GM: "The Gambia",
  IR: "Iran",
  LA: "Laos",
  MD: "Moldova",
  MF: "Saint Martin",
  MK: "North Macedonia",
  PN: "Pitcairn Islands",
  PS: "Palestine",
  RE: "Réunion",
  RU: "Russia",
  ST: "São Tomé and Príncipe",
  SX: "Sint Maarten",
  SY: "Syria",
  TW: "Taiwan",
  TZ: "Tanzania",
  US: "United States",
  VA: "Vatican City",
  VG: "British Virgin Islands",
  VI: "U.S. Virgin Islands",
};

/** Returns the English name of a country for results, or its code if it has none. */
export function countryDisplayName(code: string): string {
  return SHORT_NAMES[code] ?? countries.getName(code, "en") ?? code;
}
