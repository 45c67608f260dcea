import type { PacedWork } from "../base/paced-work.js";
import { Failure } from "../errors/failure.js";
import type { Caller } from "../ports/caller.js";
import type { Geocoder, Place } from "../ports/geocoder.js";
import type { KnownPlace } from "./birth-data.js";
import { findPlace } from "./find-place.js";
import type { OrderedPlace } from "./order.js";

/** Number of places of a request that are looked up at the same time. */
const AT_ONCE = 8;

/** Time of all lookups. A request may work for 20 s; the rest is for its computation and its charge. */
const LOOKUPS_MS = 18_000;

/** Number of lookups that failed for which a request takes a further token of its rate limit. */
const FAILURES_PER_TOKEN = 5;

interface FindEachPlaceDeps {
  readonly geocoder: Pick<Geocoder, "geocode">;
  readonly pacedWork: Pick<PacedWork, "start">;
  /** Takes tokens for lookups that failed, which cost as much time as others and no credits. */
  readonly takeTokens: (tokens: number) => Promise<void>;
}

/**
 * Finds the places of an order; a lookup that fails does not stop the others. Asks the geocoder once for each text.
 * Each lookup starts as a step of paced work, because some geocoders answer without waiting. Places that are not found
 * in time fail with GEOCODE_TIMEOUT. Returns a single failure only if the caller has closed the connection. Each started
 * five lookups that failed take a token, also if the caller has left; places that were not asked for take none.
 *
 * @param timeoutMs Time of all lookups.
 */
export async function findEachPlace(
  { geocoder, pacedWork, takeTokens }: FindEachPlaceDeps,
  places: readonly OrderedPlace[],
  caller: Caller,
  timeoutMs: number = LOOKUPS_MS,
): Promise<readonly (KnownPlace | Failure)[] | Failure> {
  const texts = new Map(
    places.flatMap(({ place }) => ("location" in place ? [[place.location, place] as const] : [])),
  );
  const waiting = texts.values();
  const found = new Map<string, Place | Failure>();
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = caller.signal === undefined ? timeout : AbortSignal.any([caller.signal, timeout]);
  // One caller for all lookups: the request waits once, as a whole.
  const { account, isPaced } = caller;
  const waiter: Caller = { account, isPaced, signal };

  let failed = 0;
  const lookUpNext = async () => {
    for (const place of waiting) {
      const answer = await pacedWork.start(
        async () => (signal.aborted ? undefined : findPlace(geocoder, place, waiter)),
        caller.account,
      );
      if (answer instanceof Failure) failed++;
      if (caller.signal?.aborted) return;
      const isLate = answer === undefined || (answer instanceof Failure && answer.code === "BAD_REQUEST");
      found.set(place.location, isLate ? new Failure("GEOCODE_TIMEOUT") : answer);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lookUpNext));
  if (failed > 0) await takeTokens(Math.ceil(failed / FAILURES_PER_TOKEN));
  if (caller.signal?.aborted) {
    return new Failure("BAD_REQUEST", { message: "The client closed the connection." });
  }

  return places.map(({ place, item }) => {
    if (!("location" in place)) return place;
    const answer = found.get(place.location) as Place | Failure;
    return answer instanceof Failure ? answer.within(item) : answer;
  });
}
