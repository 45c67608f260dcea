/**
 * Places that keep the zone of their row in GeoNames although exact outlines put their coordinates into another one. For
 * every other place the outlines decide. Each group has its reason, then the places by
 * GeoNames' id, or by their position if they have none.
 */
export const KEPT_ZONES: readonly {
  readonly reason: string;
  readonly places: Readonly<Record<string, string>>;
}[] = [
  {
    reason:
      "A town on a border: its coordinates are rounded, or the outline is, and lie in the neighbouring country",
    places: {
      1337357: "Nganglam, Bhutan",
      933632: "Khuis, Botswana",
      933662: "Kavimba, Botswana",
      933880: "Bokspits, Botswana",
      3624436: "Canoas, Costa Rica",
      1808588: "Hekou, China",
      2832228: "Sigmarszell, Germany",
      3207524: "Hirschthal, Germany",
      2921307: "Gentingen, Germany",
      2814914: "Waldhof-Falkenstein, Germany",
      2891585: "Keppeshausen, Germany",
      2921384: "Gemünd, Germany",
      2412408: "Nioro, The Gambia",
      2413573: "Diganteh, The Gambia",
      3612784: "El Achiotal, Honduras",
      3605179: "Magdalena, Honduras",
      186180: "Moyale, Kenya",
      10370337: "Ak-Say, Kyrgyzstan",
      2409019: "Gberia Fotombu, Sierra Leone",
      448232: "Margherita, Uganda",
      909887: "Luangwa, Zambia",
      893397: "Chirundu, Zimbabwe",
      "-5.09142,12.47432": "Luali, Angola",
      "5.27505,-7.46269": "Béréblo, Ivory Coast",
      "10.29083,-5.15972": "Kadarvogo, Ivory Coast",
      "7.29126,-2.97305": "Kobadukrom, Ivory Coast",
      "5.75279,45.64603": "Kahandhale, Ethiopia",
      "13.31667,-13.95": "Gambissar, The Gambia",
      "10.24245,-6.98682": "Zambla, Mali",
      "26.66172,95.22004": "Longwa, Myanmar",
      "37.2621,44.04086": "Çey, Türkiye",
    },
  },
  {
    reason: "At sea, or in a gap between the outlines of two countries",
    places: {
      "45.77468,18.88007": "Liberpolis, Croatia",
      "11.27667,-67.46444": "La Aguada, Venezuela",
    },
  },
  {
    reason: "Tanzania's shore of Lake Malawi, which the outline gives to Malawi as a whole",
    places: {
      878242: "Liuli, Tanzania",
      878023: "Mbamba Bay, Tanzania",
      878087: "Manda, Tanzania",
    },
  },
  {
    reason:
      "The capital of both halves: its coordinates lie just north of the line, most of its people south of it",
    places: { 146268: "Nicosia, Cyprus" },
  },
  {
    reason: "The city keeps Central Time with Pierre across the river; only its county is on Mountain Time",
    places: { 5764864: "Fort Pierre, South Dakota" },
  },
  {
    reason:
      "Its coordinates in GeoNames are wrong by 300 km: Sarupathar is in the district of Golaghat, Assam",
    places: { 7302858: "Sarupathar, India" },
  },
  {
    reason:
      "An Israeli settlement that GeoNames lists in Israel: it lives by Israel's time, while the West Bank does not",
    places: {
      282163: "Kiryat Netafim",
      282582: "Har Adar",
      282597: "Naẖal Teqoa‘",
      282727: "Miẕpé Yeriẖo",
      283047: "Kokhav HaShaẖar",
      283989: "El‘azar",
      8199378: "Modiin Ilit",
      8199382: "Hashmonaim",
      8199384: "Kfar NaOranim",
      8199387: "Beit Horon",
      8199388: "Nili",
      8199389: "Na'ale",
      8199390: "Giv'on HaHadasha",
      8199391: "Nahliel",
      8199392: "Talmon",
      8199393: "Dolev",
      8199394: "Ariel",
      8199422: "Revava",
    },
  },
];
