import { type RequestRecord, UNROUTED } from "chart-http/base";
import { BUCKET_COUNT, bucketOf, type RequestWindow } from "./process-report.js";

/** Length of a slot. A window is exact to one slot. */
const SLOT_MS = 15_000;
const SLOT_COUNT = 240;

type WindowMinutes = 5 | 60;

/** Counts of one slot: four numbers, then the latency buckets. */
const REQUESTS = 0;
const CLIENT_ERRORS = 1;
const SERVER_ERRORS = 2;
const REFUSED = 3;
const FIRST_BUCKET = 4;
const SLOT_LENGTH = FIRST_BUCKET + BUCKET_COUNT;

/**
 * Counts the API's requests of the last hour in a ring of slots of fixed size, for the operators' page about the
 * service's health. Counting costs a few additions and no memory.
 *
 *     slot 0    slot 1    ...  slot 239        number = floor(time / 15 s), index = number mod 240
 *     [counts]  [counts]       [counts]        a slot of an older number is cleared when its turn comes again
 */
export class RecentRequests {
  readonly #counts = new Float64Array(SLOT_COUNT * SLOT_LENGTH);
  readonly #numbers = new Float64Array(SLOT_COUNT).fill(-1);
  readonly #nowMs: () => number;

  /** @param nowMs Milliseconds of a clock that never goes back. */
  constructor(nowMs: () => number = () => performance.now()) {
    this.#nowMs = nowMs;
  }

  /** Counts a request, if it is one to the API or was refused before it was routed. */
  readonly record = ({ route, status, durationMs }: RequestRecord): void => {
    if (!isApi(route) && route !== UNROUTED) return;
    const isRefused = status === 503;
    const start = this.#currentSlot();
    this.#add(start + REQUESTS);
    if (isRefused) this.#add(start + REFUSED);
    else if (status >= 500) this.#add(start + SERVER_ERRORS);
    else if (status >= 400) this.#add(start + CLIENT_ERRORS);
    if (durationMs !== undefined) this.#add(start + FIRST_BUCKET + bucketOf(durationMs));
  };

  window(minutes: WindowMinutes): RequestWindow {
    const last = Math.floor(this.#nowMs() / SLOT_MS);
    const sums = new Float64Array(SLOT_LENGTH);
    for (let number = last; number > last - (minutes * 60_000) / SLOT_MS; number--) {
      const index = ((number % SLOT_COUNT) + SLOT_COUNT) % SLOT_COUNT;
      if (this.#numbers[index] !== number) continue;
      for (let n = 0; n < SLOT_LENGTH; n++) sums[n]! += this.#counts[index * SLOT_LENGTH + n] ?? 0;
    }
    const [requests = 0, clientErrors = 0, serverErrors = 0, refused = 0, ...latency] = sums;
    return { requests, clientErrors, serverErrors, refused, latency };
  }

  #add(position: number): void {
    this.#counts[position] = (this.#counts[position] ?? 0) + 1;
  }

  /** Returns the position of the current slot, which it clears if it is new. */
  #currentSlot(): number {
    const number = Math.floor(this.#nowMs() / SLOT_MS);
    const index = number % SLOT_COUNT;
    const start = index * SLOT_LENGTH;
    if (this.#numbers[index] !== number) {
      this.#numbers[index] = number;
      this.#counts.fill(0, start, start + SLOT_LENGTH);
    }
    return start;
  }
}

/** Returns true for the route of an endpoint, which starts with its version. */
function isApi(route: string): boolean {
  return route.startsWith("/v");
}
