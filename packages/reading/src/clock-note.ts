/** A region whose clocks were not those of the city that names its time zone. Source: docs/guides/accuracy.md. */
interface Exception {
  readonly zones: readonly string[];
  /** First and last date. */
  readonly from: string;
  readonly to: string;
  /** South, west, north and east, in degrees; absent if the whole zone may be meant. */
  readonly box?: readonly [south: number, west: number, north: number, east: number];
  /** The most by which a clock may have differed. */
  readonly most: "an hour" | "two hours";
}

const USA = [
  ..."New_York Detroit Chicago Menominee Denver Boise Phoenix Los_Angeles Anchorage Juneau Sitka Metlakatla"
    .concat(
      " Yakutat Nome Adak Kentucky/Louisville Kentucky/Monticello Indiana/Indianapolis Indiana/Vincennes",
    )
    .concat(
      " Indiana/Winamac Indiana/Marengo Indiana/Petersburg Indiana/Vevay Indiana/Tell_City Indiana/Knox",
    )
    .concat(" North_Dakota/Center North_Dakota/New_Salem North_Dakota/Beulah")
    .split(" ")
    .map((city) => `America/${city}`),
  "Pacific/Honolulu",
  // Older names of these.
  ..."Eastern East-Indiana Indiana-Starke Michigan Central Mountain Arizona Pacific Alaska Aleutian Hawaii"
    .split(" ")
    .map((name) => `US/${name}`),
  ..."Fort_Wayne Indianapolis Louisville Knox_IN Shiprock Atka".split(" ").map((city) => `America/${city}`),
  ..."Navajo EST EST5EDT CST6CDT MST MST7MDT PST8PDT HST Pacific/Johnston".split(" "),
];

const EXCEPTIONS: readonly Exception[] = [
  { zones: USA, from: "1883-11-18", to: "1966-12-31", most: "an hour" },
  {
    zones: ["Europe/Kyiv", "Europe/Kiev", "Europe/Uzhgorod"],
    from: "1919-01-01",
    to: "1944-12-31",
    box: [47.5, 22, 52, 27.6],
    most: "two hours",
  },
  {
    zones: ["Europe/Minsk"],
    from: "1919-01-01",
    to: "1939-12-31",
    box: [51, 23, 56.2, 28.2],
    most: "two hours",
  },
  { zones: ["Europe/Warsaw", "Poland"], from: "1891-01-01", to: "1922-12-31", most: "two hours" },
  {
    zones: ["Europe/Paris"],
    from: "1892-01-01",
    to: "1918-12-31",
    box: [47.4, 5.8, 49.6, 8.3],
    most: "two hours",
  },
  {
    zones: ["Europe/Bucharest"],
    from: "1891-01-01",
    to: "1919-12-31",
    box: [45.2, 20.2, 48.3, 26.8],
    most: "an hour",
  },
  {
    zones: ["Europe/Bucharest"],
    from: "1940-01-01",
    to: "1944-12-31",
    box: [45.8, 21.3, 48.3, 26.8],
    most: "an hour",
  },
  {
    zones: ["Europe/Vilnius"],
    from: "1893-01-01",
    to: "1919-12-31",
    box: [55, 20.9, 56, 22],
    most: "an hour",
  },
  {
    zones: ["Europe/Berlin"],
    from: "1945-04-01",
    to: "1945-11-30",
    box: [47.2, 5.8, 55.1, 12],
    most: "two hours",
  },
];

/** The page that lists the exceptions. */
export const CLOCKS_PATH = "/docs/guides/accuracy#clocks-of-the-past";

/**
 * Returns a sentence for a birth whose local clock may have differed from that of its time zone's city; undefined for
 * any other birth, such as one in that city.
 */
export function clockNote({
  date,
  timeZone,
  lat,
  lng,
  place,
}: {
  readonly date: string;
  readonly timeZone: string;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly place: string;
}): string | undefined {
  const exception = EXCEPTIONS.find(
    ({ zones, from, to, box }) =>
      zones.includes(timeZone) &&
      from <= date &&
      date <= to &&
      (box === undefined || lat === null || lng === null || isIn(box, lat, lng)),
  );
  const named = /^(?:America|Europe|Pacific)\/(?:.*\/)?(.*)$/.exec(timeZone)?.[1]?.replaceAll("_", " ");
  const city = named ?? "the city of its time zone";
  if (exception === undefined || (lat !== null && place.startsWith(city))) return undefined;
  return `Clocks at the birthplace may have differed from those of ${city} at that time, by up to ${exception.most}.`;
}

function isIn([south, west, north, east]: NonNullable<Exception["box"]>, lat: number, lng: number): boolean {
  return south <= lat && lat <= north && west <= lng && lng <= east;
}
