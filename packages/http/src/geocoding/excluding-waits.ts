import type { Geocoder } from "./geocoder.js";

/** Counts work as waiting for others while it is under way. */
interface WaitCounter {
  whileWaiting<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Wraps a geocoder so that requests that wait for it do not count as work: a slow provider uses up no capacity. */
export function excludingWaits(geocoder: Geocoder, counter: WaitCounter): Geocoder {
  return {
    geocode: (...question) => counter.whileWaiting(() => geocoder.geocode(...question)),
    openCircuits: () => geocoder.openCircuits?.() ?? 0,
    close: async () => geocoder.close?.(),
  };
}
