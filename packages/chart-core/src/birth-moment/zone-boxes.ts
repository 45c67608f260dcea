/**
 * A rectangle on the map, edges included, and the IANA name of the zone of all places in it. Latitudes and longitudes in
 * degrees.
 */
export type ZoneBox = readonly [zone: string, south: number, north: number, west: number, east: number];

/**
 * Corrections of the map of tz-lookup, in places where its zone is hours off or is another territory's. The first box
 * that contains a place counts. Boxes are drawn around inhabited places: water and empty land in one may belong to the
 * zone beside it.
 *
 * Source: the outlines of timezone-boundary-builder (OpenStreetMap, ODbL 1.0) as in geo-tz 8.1.9. `npm run measure --
 * check:zones` compares the result with them, over all places of the gazetteer and a grid.
 */
export const ZONE_BOXES: readonly ZoneBox[] = [
  // Next to the date line, where the map is a day off: American Samoa, Tokelau, Kwajalein, Rongelap, St Lawrence
  // Island, and the Diomede Islands on either side of the line.
  ["Pacific/Pago_Pago", -14.75, -14, -171.1, -167.9],
  ["Pacific/Fakaofo", -9.7, -8.3, -172.8, -170.9],
  ["Pacific/Kwajalein", 8.75, 9.6, 166.85, 168.12],
  ["Pacific/Kwajalein", 8.55, 8.75, 167.4, 168.1],
  ["Pacific/Kwajalein", 9.1, 9.6, 166.62, 166.85],
  ["Pacific/Kwajalein", 9.36, 9.6, 166.46, 166.62],
  ["Pacific/Kwajalein", 9.6, 9.88, 166.61, 166.7],
  ["Pacific/Kwajalein", 9.6, 9.9, 166.7, 167],
  ["Pacific/Kwajalein", 9.9, 10.15, 166.85, 167],
  ["Pacific/Majuro", 10.8, 11.9, 166.1, 167.75],
  ["America/Nome", 62.7, 64, -172.3, -168.2],
  ["America/Nome", 65.5, 66.2, -168.975, -168],
  ["Asia/Anadyr", 65.5, 66.2, -169.6, -168.985],

  // Islands with a neighbour's zone: Great Nicobar, the Coco Islands, St Pierre and Miquelon; and Danmarkshavn.
  ["Asia/Kolkata", 6.5, 7.55, 93.7, 94.15],
  ["Asia/Yangon", 13.9, 14.4, 93.1, 93.6],
  ["America/Miquelon", 46.7, 47.16, -56.5, -56.14],
  ["America/Danmarkshavn", 76.4, 77.2, -20.5, -17],

  // Larger towns near a border: Nemuro, Kengtung, Geneina, Chaman, Williston.
  ["Asia/Tokyo", 43.15, 43.4, 145.2, 145.82],
  ["Asia/Yangon", 21.5, 21.75, 99.8, 100],
  ["Africa/Khartoum", 13.35, 13.55, 22.35, 22.55],
  ["Asia/Karachi", 30.88, 30.96, 66.44, 66.52],
  ["America/Chicago", 48.05, 48.25, -103.75, -103.5],

  // The Himalaya, 2 to 3.5 hours off: Nyingchi, Metog, Nyalam, Yadong, Tsona, Zanda; and Besisahar in Nepal.
  ["Asia/Shanghai", 29.06, 29.25, 93.75, 94.3],
  ["Asia/Shanghai", 29.25, 29.9, 93.75, 94.95],
  ["Asia/Shanghai", 29.2, 29.5, 94.95, 95.4],
  ["Asia/Shanghai", 27.97, 28.02, 85.96, 86.02],
  ["Asia/Shanghai", 27.98, 28.04, 86.27, 86.34],
  ["Asia/Shanghai", 27.42, 27.6, 88.9, 89],
  ["Asia/Shanghai", 27.7, 27.85, 89.1, 89.22],
  ["Asia/Shanghai", 27.86, 27.98, 91.86, 91.98],
  ["Asia/Shanghai", 31.4, 31.55, 79.7, 79.9],
  ["Asia/Shanghai", 31.66, 31.75, 78.78, 78.9],
  ["Asia/Kathmandu", 28.15, 28.3, 84.3, 84.45],
  ["Asia/Kathmandu", 30, 30.08, 82.1, 82.2],

  // Villages of northern Canada, where one of the two zones has an offset of zero until 1942, 1948 or 1953, because
  // tzdb knows of nobody living there: Fort McPherson, Resolute, and the shores of James Bay, Hudson Bay and Ungava.
  ["America/Inuvik", 67.1, 67.6, -135.3, -133.1],
  ["America/Resolute", 74.6, 74.8, -95.3, -94.4],
  ["America/Toronto", 51.15, 51.35, -80.9, -80.4],
  ["America/Toronto", 51.4, 51.56, -78.78, -78.6],
  ["America/Toronto", 52.85, 53, -82.6, -82.35],
  ["America/Toronto", 52.97, 53.05, -78.88, -78.7],
  ["America/Toronto", 53.65, 53.85, -78.95, -78.75],
  ["America/Toronto", 59.98, 60.1, -77.3, -77.1],
  ["America/Toronto", 60.81, 60.85, -78.16, -78.05],
  ["America/Toronto", 61.02, 61.06, -69.65, -69.55],
  ["America/Toronto", 62.14, 62.23, -75.7, -75.5],
  ["America/Toronto", 59.95, 60.1, -70.15, -69.9],
  ["America/Toronto", 58.55, 58.75, -66.1, -65.85],
];
