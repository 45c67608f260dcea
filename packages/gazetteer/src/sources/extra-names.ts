/**
 * Names that GeoNames lacks, by GeoNames' id of a place: islands, which stand for their largest place, halves of a
 * divided city, and short or old forms. They count as names in another language.
 */
export const EXTRA_NAMES: ReadonlyMap<number, string> = new Map([
  [2512989, "Mallorca,Majorca"],
  [2514301, "Menorca,Minorca"],
  [2521570, "Lanzarote"],
  [2512186, "Fuerteventura"],
  [2515270, "Gran Canaria"],
  [2511174, "Tenerife,Teneriffa"],
  [2511230, "La Gomera"],
  [5847411, "Maui"],
  [5856195, "Oahu"],
  [5855927, "Big Island,Island of Hawaii"],
  [5120478, "Long Island"],
  [6174041, "Vancouver Island"],
  [2640006, "Isle of Skye,Skye"],
  [2636790, "Isle of Lewis,Outer Hebrides,Western Isles"],
  [2645198, "Orkney,Orkney Islands"],
  [2644605, "Shetland,Shetland Islands"],
  [3170094, "Elba,Isola d'Elba"],
  [1154689, "Koh Samui"],
  [2950159, "East Berlin,West Berlin,Ost-Berlin,West-Berlin,Ostberlin,Westberlin"],
  [344979, "Addis"],
  [2842150, "Watenstedt-Salzgitter"],
  [3068799, "Moravská Ostrava,Mährisch Ostrau,Mährisch-Ostrau"],
  [6822148, "Aizuwakamatsu,Wakamatsu"],
  [1566083, "TP HCM,TPHCM,TP. HCM,Cholon"],
  [3093133, "Lodsch"],
  [2864695, "Rixdorf"],
  [1670029, "Panchiao"],
]);
