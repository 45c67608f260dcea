/**
 * Names that GeoNames lacks, by GeoNames' id of a place: halves of a divided city, and short or old forms. They count as
 * names in another language.
 */
export const EXTRA_NAMES: ReadonlyMap<number, string> = new Map([
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
