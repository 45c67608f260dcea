/** A region whose clocks were not those of the city that names its time zone. Source: docs/guides/accuracy.md. */
interface Exception {
  readonly zones: readonly string[];
  /** First and last date. */
  readonly from: string;
  readonly to: string;
  /** South, west, north and east, in degrees; absent if the whole zone may be meant. */
  readonly box?: readonly [south: number, west: number, north: number, east: number];
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
];

const EXCEPTIONS: readonly Exception[] = [
  { zones: USA, from: "1883-11-18", to: "1966-12-31" },
  { zones: ["Europe/Kyiv", "Europe/Kiev"], from: "1919-01-01", to: "1944-12-31", box: [47.5, 22, 52, 27.6] },
  { zones: ["Europe/Minsk"], from: "1919-01-01", to: "1939-12-31", box: [51, 23, 56.2, 28.2] },
  { zones: ["Europe/Warsaw"], from: "1891-01-01", to: "1922-12-31" },
  { zones: ["Europe/Paris"], from: "1892-01-01", to: "1918-12-31", box: [47.4, 5.8, 49.6, 8.3] },
  { zones: ["Europe/Bucharest"], from: "1891-01-01", to: "1919-12-31", box: [45.2, 20.2, 48.3, 26.8] },
  { zones: ["Europe/Bucharest"], from: "1940-01-01", to: "1944-12-31", box: [45.8, 21.3, 48.3, 26.8] },
  { zones: ["Europe/Vilnius"], from: "1893-01-01", to: "1919-12-31", box: [55, 20.9, 56, 22] },
  { zones: ["Europe/Berlin"], from: "1945-04-01", to: "1945-11-30", box: [47.2, 5.8, 55.1, 12] },
];

/** The page that lists the exceptions. */
export const CLOCKS_PATH = "/docs/guides/accuracy#clocks-of-the-past";

/**
 * Returns a sentence for a birth whose local clock may have differed from that of its time zone's city; undefined for
 * any other birth.
 */
export function clockNote({
  date,
  timeZone,
  lat,
  lng,
}: {
  readonly date: string;
  readonly timeZone: string;
  readonly lat: number | null;
  readonly lng: number | null;
}): string | undefined {
  const isMeant = EXCEPTIONS.some(
    ({ zones, from, to, box }) =>
      zones.includes(timeZone) &&
      from <= date &&
      date <= to &&
      (box === undefined || lat === null || lng === null || isIn(box, lat, lng)),
  );
  if (!isMeant) return undefined;
  const city = timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " ");
  return `Clocks at the birthplace may have differed from those of ${city} at that time, by up to two hours.`;
}

function isIn([south, west, north, east]: NonNullable<Exception["box"]>, lat: number, lng: number): boolean {
  return south <= lat && lat <= north && west <= lng && lng <= east;
}
