/** Keys of continents and larger parts of the world. A continent is never the place meant, but may follow a country. */
const CONTINENTS = new Set(
  [
    "africa, europe, asia, north america, south america, central america, latin america, antarctica, oceania",
    "australasia, eurasia, european union, eu, middle east, near east, far east, southeast asia, south east asia",
    "east asia, south asia, central asia, west africa, east africa, north africa, caribbean, the caribbean",
    "west indies, scandinavia, western europe, eastern europe, northern europe, southern europe, central europe",
    "earth, planet earth, world, the world, europa, afrique, asie, afrika, asien, azie, amerika, amerique, amerique du nord",
    "amerique du sud, america del sur, america del norte, sudamerica, suedamerika, nordamerika, oceanie, ozeanien",
    "америка, европа, азия, африка, アジア, ヨーロッパ, アフリカ, 亚洲, 欧洲, 非洲, 유럽, 아시아",
  ]
    .join(", ")
    .split(", "),
);

/** Keys of regions without official borders. Small towns have such names too, but are rarely meant by them. */
const UNOFFICIAL_REGIONS = new Set(
  [
    "patagonia, amazonia, amazon, siberia, transylvania, transilvania, silicon valley, midwest, new england, deep south",
    "pacific northwest, bay area, east coast, west coast, appalachia, great plains, the south, great lakes, rocky mountains",
    "rockies, the rockies, ozarks, the hamptons, cape cod, balkans, the balkans, lapland, highlands, scottish highlands",
    "the highlands, lake district, cotswolds, the cotswolds, west country, east anglia, home counties, the midlands, midlands",
    "peak district, black country, black forest, ruhr, ruhrgebiet, ruhr area, rhineland, swabia, franconia, harz, eifel, allgau, allgaeu",
    "alps, the alps, pyrenees, dolomites, riviera, french riviera, cote dazur, costa del sol, costa brava, costa blanca, algarve",
    "mediterranean, baltics, baltic states, benelux, iberia, iberian peninsula, balkan, caucasus, kurdistan, anatolia, levant",
    "sahara, sahel, kashmir, himalaya, himalayas, deccan, bengal, punjab region, indochina, borneo, new guinea, melanesia, polynesia, java, sumatra, kalimantan, sulawesi, honshu, kyushu, shikoku, luzon, mindanao",
    "outback, the outback, great barrier reef, gold country, tornado alley, bible belt, rust belt, sun belt, southern california",
    "northern california, east africa, horn of africa, maghreb, mezzogiorno, provence, riviera maya, cono sur, orient, occident",
    "somewhere, nowhere, anywhere, unknown, hospital, home, city, village, town, airport",
  ]
    .join(", ")
    .split(", "),
);

/** "Near Paris" and "born in Paris" describe a place instead of naming it. */
const VAGUE =
  /^\s*(?:born (?:in|at|near)|birthplace|near(?:by)?|close to|outside(?: of)?|around|somewhere|next to|between|just|not far|(?:north|south|east|west) of|(?:a )?(?:suburb|village|town) (?:of|near|in))\s+\S/i;
const COORDINATE_WORDS =
  /\b(?:north|south|east|west|lat(?:itude)?|lon(?:g(?:itude)?)?|lng|deg(?:rees?)?|min(?:utes?)?|sec(?:onds?)?|[nsewo])\b/gi;

/** True for the key of a continent or a larger part of the world. */
export function isContinent(key: string): boolean {
  return CONTINENTS.has(key);
}

/** True for the key of a region without official borders, such as "Midwest". */
export function isUnofficialRegion(key: string): boolean {
  return UNOFFICIAL_REGIONS.has(key);
}

/** True for a text such as "near Paris", which describes a place. A place may have such a name too: "Near North Side". */
export function isVague(location: string): boolean {
  return VAGUE.test(location);
}

/** Removes words such as "near" and "born in" at the start of a text. */
export function withoutVagueWords(location: string): string {
  return location.replace(VAGUE, (match) => match.slice(-1));
}

/** True for coordinates and postcodes without a name. */
export function isNoName(location: string): boolean {
  if (/\d/.test(location) && !/\p{L}/u.test(location.replace(COORDINATE_WORDS, ""))) return true;
  return !/\p{L}{2}|\p{Script=Han}|[^\p{Script=Latin}]\p{M}/u.test(location);
}

/** House numbers, and words of addresses in the most frequent languages. */
const ADDRESS =
  /\d|\b(?:street|st|road|rd|avenue|ave|lane|drive|boulevard|blvd|square|hospital|clinic|maternity|medical|infirmary|university|college|house|building|apartment|apt|floor|ward|district|quarter|borough|suburb|downtown|neighbou?rhood|airport|center|centre|church|klinik|klinikum|krankenhaus|spital|bezirk|viertel|platz|allee|ziekenhuis|gasthuis|hopital|maternite|clinique|rue|quartier|arrondissement|calle|avenida|plaza|barrio|colonia|clinica|maternidad|maternidade|rua|bairro|ospedale|policlinico|via|piazza|quartiere|ulica|szpital|sanatorium|nagar|colony|sector|mahalle|mah|hastanesi)\b|(?:strasse|straße|str|straat|gasse|weg|laan|gatan|vagen|klinik|klinikum|krankenhaus|spital|hospital|hospitalet|sjukhus|sjukhuset|sykehus|sygehus|sairaala|ziekenhuis|gasthuis|stift)\b/i;

/** True for a text with words of a street, a hospital or a district. */
export function isAddress(part: string): boolean {
  return ADDRESS.test(part.normalize("NFD").replace(/\p{M}/gu, ""));
}
