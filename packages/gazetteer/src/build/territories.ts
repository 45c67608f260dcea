/** Territories with a country code of their own, by the country whose name people also use for them. */
export const TERRITORIES: Readonly<Record<string, string>> = {
  US: "PR GU VI AS MP UM",
  CN: "HK MO",
  FR: "RE GP MQ GF YT PM NC PF WF BL MF TF",
  NL: "AW CW SX BQ",
  GB: "IM JE GG GI BM KY TC VG AI MS FK SH PN IO GS",
  DK: "FO GL",
  FI: "AX",
  NO: "SJ",
  AU: "NF CX CC",
  NZ: "CK NU TK",
  MA: "EH",
};

/**
 * Lands that a country has lost within about a century, as codes of countries and divisions. Birth certificates name the
 * country of their time ("Breslau, Germany"). Only places that today's country lacks are looked up in these lands.
 *
 * Each land was part of the state itself. Colonies, occupied lands and lands of older empires are left out: a text such
 * as "Berlin, France" is a mistake far more often than history. Empires have names of their own (`COUNTRY_ALIASES`).
 */
export const FORMER_LANDS: Readonly<Record<string, string>> = {
  AT: "UA.03 UA.06 UA.15 UA.22",
  CN: "TW",
  DE: "PL.72 PL.73 PL.76 PL.79 PL.82 PL.83 PL.85 PL.86 PL.87 RU.23 FR.44.57 FR.44.67 FR.44.68 CZ.81 CZ.83 CZ.89 LT.58",
  DK: "IS",
  ET: "ER",
  FI: "RU.42",
  FR: "DZ",
  GB: "IE",
  HU: "RO.01 RO.02 RO.05 RO.06 RO.09 RO.12 RO.13 RO.15 RO.20 RO.21 RO.25 RO.27 RO.31 RO.32 RO.33 RO.36 RS.VO UA.25 SK.03",
  ID: "TL",
  IE: "GB.NIR",
  IL: "PS",
  IN: "PK BD",
  IT: "HR.04 HR.12 HR.19 SI.50 SI.84",
  NL: "SR",
  PK: "BD",
  PL: "UA.06 UA.15 UA.19 UA.22 UA.24 BY.01 BY.03 LT.65",
  PS: "IL",
  RO: "MD UA.03 BG.40 BG.55",
  RS: "XK",
  RU: "UA BY KZ UZ TM TJ KG GE AM AZ MD EE LV LT",
  SD: "SS",
};
