import { readGeonamesCities } from "./geonames-city.js";

/**
 * Numbers the places by decreasing population. So the smaller of two ids is the larger place, and an index by id also
 * sorts by population.
 *
 * @returns The id, from 1, by GeoNames' id.
 */
export async function idsByPopulation(path: string): Promise<ReadonlyMap<number, number>> {
  const places: { readonly id: number; readonly population: number }[] = [];
  for await (const { id, population } of readGeonamesCities(path)) places.push({ id, population });
  places.sort((one, other) => other.population - one.population || one.id - other.id);
  return new Map(places.map(({ id }, index) => [id, index + 1]));
}
