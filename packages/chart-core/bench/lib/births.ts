import type { Birth } from "chart-core/birth-moment";
import { randomNumbers } from "./random.js";

/** Large cities of every continent, latitude and longitude in degrees. */
const CITIES: readonly (readonly [lat: number, lng: number])[] = [
  [52.37, 4.89],
  [51.51, -0.13],
  [48.86, 2.35],
  [52.52, 13.41],
  [41.9, 12.5],
  [40.42, -3.7],
  [55.76, 37.62],
  [41.01, 28.98],
  [30.04, 31.24],
  [6.52, 3.38],
  [-26.2, 28.05],
  [28.61, 77.21],
  [39.9, 116.4],
  [35.68, 139.69],
  [1.35, 103.82],
  [-33.87, 151.21],
  [40.71, -74.01],
  [41.88, -87.63],
  [34.05, -118.24],
  [19.43, -99.13],
  [-23.55, -46.63],
  [-34.6, -58.38],
];

/** Years of births, the last one included. */
export interface Years {
  readonly first: number;
  readonly last: number;
}

/** Makes random births in large cities, at any minute of the years. */
export function randomBirths(count: number, { first, last }: Years, seed: number): Birth[] {
  const random = randomNumbers(seed);
  const firstMinute = Date.UTC(first, 0, 1) / 60_000;
  const minutes = Date.UTC(last + 1, 0, 1) / 60_000 - firstMinute;
  return Array.from({ length: count }, () => {
    const minute = firstMinute + Math.floor(random() * minutes);
    const [lat, lng] = CITIES[Math.floor(random() * CITIES.length)]!;
    const text = new Date(minute * 60_000).toISOString();
    return { date: text.slice(0, 10), time: text.slice(11, 16), coords: { lat, lng } };
  });
}

/** Returns the birth's clock time as if it were UTC. */
export function momentOf({ date, time }: Birth): Date {
  return new Date(`${date}T${time}Z`);
}
