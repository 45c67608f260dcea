import type { Caller, Geocoder } from "chart-http";

/** Counts a request as waiting while the given part of its work is in progress. */
interface WaitCounter {
  whileWaiting<Result>(work: () => Promise<Result>, caller?: Caller): Promise<Result>;
}

interface Lookups {
  count: number;
  readonly end: () => void;
}

/**
 * Wraps a geocoder so that its callers count as waiting, not as at work: a slow provider uses up no capacity. A caller
 * with several lookups at the same time counts once, until the last of them has ended.
 */
export function excludingWaits(geocoder: Geocoder, counter: WaitCounter): Geocoder {
  const lookupsOf = new WeakMap<Caller, Lookups>();

  const beginWait = (caller: Caller): Lookups => {
    let end!: () => void;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    void counter.whileWaiting(() => ended, caller);
    const lookups = { count: 0, end };
    lookupsOf.set(caller, lookups);
    return lookups;
  };

  return {
    isFree: geocoder.isFree === true,
    async geocode(location, key, caller = {}) {
      const lookups = lookupsOf.get(caller) ?? beginWait(caller);
      lookups.count++;
      try {
        return await geocoder.geocode(location, key, caller);
      } finally {
        if (--lookups.count === 0) {
          lookupsOf.delete(caller);
          lookups.end();
        }
      }
    },
    openCircuits: () => geocoder.openCircuits?.() ?? 0,
    close: async () => geocoder.close?.(),
  };
}
