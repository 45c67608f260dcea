/**
 * Numbers places by decreasing population. So the smaller of two ids is the larger place, and an index by id also sorts
 * by population. Places of the same population keep their order.
 *
 * @returns The ids, from 1, in the order of the places.
 */
export function idsByPopulation(populations: readonly number[]): readonly number[] {
  const order = populations
    .map((population, index) => ({ population, index }))
    .toSorted((one, other) => other.population - one.population);
  const ids: number[] = [];
  for (const [rank, { index }] of order.entries()) ids[index] = rank + 1;
  return ids;
}
