/**
 * Reviewed names whose place the ranking would not choose: the name, GeoNames' id of the place, and the reason.
 */
export const MEANT_PLACES: readonly (readonly [name: string, geonamesId: number, reason: string])[] = [
  [
    "Odessa",
    698740,
    "Odesa, Ukraine: its usual name in English until 2022; eight times the people of Odessa, Texas",
  ],
  ["Canton", 1809858, "Guangzhou, China: its usual name in English in the past"],
  ["Smyrna", 311046, "İzmir, Türkiye: its name in the West until 1930"],
  [
    "Kuybyshev",
    499099,
    "Samara, Russia: its name from 1935 to 1991; the town of that name has 48,000 people",
  ],
  ["Rostov", 501175, "Rostov-na-Donu, Russia: the short form; 36 times the people of Rostov in Yaroslavl"],
  ["Bakı", 587084, "Baku, Azerbaijan: its name in Azerbaijani"],
  [
    "Mansoura",
    360761,
    "Al Manşūrah, Egypt: its usual name in Latin letters; twelve times the people of the next",
  ],
  ["Az Zarqā", 250090, "Zarqa, Jordan: its name in Arabic; twenty times the people of Az Zarqā, Egypt"],
  ["Gerona", 3121456, "Girona, Spain: its name in Spanish"],
  [
    "León",
    3998655,
    "León de los Aldama, Mexico: the usual form of its name; twelve times the people of León, Nicaragua",
  ],
  ["Santa Cruz", 3904906, "Santa Cruz de la Sierra, Bolivia: the usual form of its name"],
  [
    "Matamoros",
    3523466,
    "Heroica Matamoros, Mexico: the usual form of its name; eight times the people of the next",
  ],
  ["Sagar", 1257845, "Saugor, India: its usual name"],
  ["Quezon", 1692192, "Quezon City, Philippines: the short form; a hundred times the people of the next"],
  [
    "Victoria",
    6174041,
    "Victoria, British Columbia: the other large one is an old name of central Hong Kong",
  ],
  [
    "Karlsbad",
    3073803,
    "Karlovy Vary, Czechia: its name in German; three times the people of Karlsbad in Baden",
  ],
  ["Londonderry", 2643736, "Derry, Northern Ireland: its official name; eight times the people of the next"],
  ["Cham", 2940204, "Cham, Bavaria: Damascus has the name in Arabic, with ninety times the people"],
];
