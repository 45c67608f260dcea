import type { Geocoder } from "./geocoder.js";

/** Counts a request as waiting while the given part of its work is in progress. */
interface WaitCounter {
  whileWaiting<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Wraps a geocoder so that its callers count as waiting, not as at work: a slow provider uses up no capacity. */
export function excludingWaits(geocoder: Geocoder, counter: WaitCounter): Geocoder {
  return {
    geocode: (...question) => counter.whileWaiting(() => geocoder.geocode(...question)),
    openCircuits: () => geocoder.openCircuits?.() ?? 0,
    close: async () => geocoder.close?.(),
  };
}
