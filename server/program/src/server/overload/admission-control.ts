import type { Caller } from "chart-http";
import { AcceptQueue } from "./accept-queue.js";
import { AccountShares } from "./account-shares.js";
import type { Wait } from "./backlog.js";

export interface AdmissionLimits {
  /** Maximum number of requests at work at the same time. Lowered automatically while requests take too long. */
  readonly maxInFlight: number;
  /** Maximum time that a request of a stranger waits for its turn of the event loop. */
  readonly maxWaitMs: number;
}

/** Interval at which the delay of the event loop is measured. */
const BEAT_MS = 20;

/** Beats between two adjustments of the limit of requests at work. */
const BEATS_PER_STEP = 5;

/**
 * Target for the average time of a request at work. The 99th percentile is about twice as long and stays under 250 ms.
 * A target below the response time of a busy database would lower the limit step by step to its minimum.
 */
const TARGET_WORK_MS = 90;

/** Smallest limit. So few concurrent requests are no overload, however slow the database is. */
const MIN_LIMIT = 16;

/** Age from which a backlog counts as overload. A younger one is a burst. */
const BURST_MS = 150;

/** Requests in progress up to which an account is modest. */
const MODEST = 4;

/** Multiple of the limit that modest accounts may use. */
const MODEST_ROOM = 1.25;

/** Waiting requests allowed for each request at work. They need only memory and a socket, so many are allowed. */
const WAITING_PER_WORKING = 20;

/**
 * Decides if this process can take one more request. A request can be delayed in three places, and each has a limit:
 *
 *     caller -> accept queue -> strangers' turn -> at work: database, chart -> response
 *               AcceptQueue     maxWaitMs          limit, at most maxInFlight
 *
 * The limit of requests at work is adjusted ten times a second by Little's law:
 * requests at work = requests done a second x seconds at work.
 * A request that waits for a geocoding provider or for a store that failed is in flight but not at work: it uses up no
 * capacity of this process.
 * The rules and their effect are measured in docs/maintainers/campaigns.md.
 */
export class AdmissionControl {
  readonly #limits: AdmissionLimits;
  readonly #now: () => number;
  readonly #acceptQueue: AcceptQueue;
  readonly #beat: NodeJS.Timeout;
  #beatMs: number;
  #beats = 0;
  #limit: number;
  /** Time of the latest adjustment of the limit. */
  #stepMs: number;
  /** Requests done since then. */
  #done = 0;
  /** True if a request has been refused since then because of the limit. */
  #wasReached = false;
  #inFlight = 0;
  #waiting = 0;
  /** Paced requests in progress. */
  #paced = 0;
  /** Largest number of requests at work since the latest adjustment. */
  #mostAtWork = 0;
  readonly #shares = new AccountShares();
  readonly #pacedShares = new AccountShares();
  #shedCount = 0;

  /** @param now Milliseconds of a clock that never goes back. */
  constructor(limits: AdmissionLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
    // Fewer connections than half of the requests that may be at work are no overload.
    this.#acceptQueue = new AcceptQueue(limits.maxInFlight / 2, now);
    this.#limit = limits.maxInFlight;
    this.#beatMs = now();
    this.#stepMs = this.#beatMs;
    this.#beat = setInterval(() => {
      this.#beatMs = now();
      if (++this.#beats % BEATS_PER_STEP === 0) this.#setLimit();
    }, BEAT_MS).unref();
  }

  /** Moves the limit towards the measured capacity if it was reached, otherwise towards the configured maximum. */
  #setLimit(): void {
    const affordable =
      this.#wasReached && this.#mostAtWork > 0
        ? (this.#limit / this.#mostAtWork) * (this.#done / (this.#beatMs - this.#stepMs)) * TARGET_WORK_MS
        : this.#limits.maxInFlight;
    // Moves half of the way in each step, because a single measurement may be an outlier.
    const limit = (this.#limit + affordable) / 2;
    this.#limit = Math.min(Math.max(limit, MIN_LIMIT), this.#limits.maxInFlight);
    this.#stepMs = this.#beatMs;
    this.#done = 0;
    this.#mostAtWork = 0;
    this.#wasReached = false;
  }

  get lagMs(): number {
    return Math.max(0, this.#now() - this.#beatMs - BEAT_MS);
  }

  /** Current limit of requests at work. */
  get limit(): number {
    return this.#limit;
  }

  /** Admitted requests without a response yet. */
  get inFlight(): number {
    return this.#inFlight;
  }

  /** Requests in flight that wait for a geocoding provider, or for the outcome of a charge in doubt. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Requests at work. */
  get ordinary(): number {
    return this.#inFlight - this.#waiting - this.#paced;
  }

  /** Requests refused so far because of overload. */
  get shedCount(): number {
    return this.#shedCount;
  }

  accepted(): void {
    this.#acceptQueue.accepted();
  }

  firstRequest(): void {
    this.#acceptQueue.firstRequest();
  }

  /**
   * Returns true if a request with this wait is admitted; counts it as refused otherwise.
   *
   * @param share Share of the limits that requests of this kind may use, or a multiple of them. Those with a smaller one
   *   are refused first, those with a multiple not even while the accept queue is drained.
   * @param account Id of the account that pays, if it is known: see {@link AccountShares}.
   */
  admit({ ownMs, backlogMs }: Wait, share = 1, account?: string): boolean {
    const { maxInFlight, maxWaitMs } = this.#limits;
    const atWork = this.ordinary;
    if (atWork > this.#mostAtWork) this.#mostAtWork = atWork;
    // Accounts with few requests in progress are not to blame for many. When greedy ones fill the places one after the
    // other, each takes half of what is left, and little would be left.
    const isModest = account !== undefined && this.#shares.heldBy(account) < MODEST;
    const isFull = atWork >= this.#limit * share * (isModest ? MODEST_ROOM : 1);
    // Asked of each request, because it notes whose that is.
    const isAlone = account === undefined || this.#shares.isAlone(account, this.#beatMs);
    const isOverShare =
      account !== undefined && !isAlone && !isModest && !this.#shares.isFair(account, this.#limit - atWork);
    // An account may hold its share with requests that are not at work, such as bodies that arrive slowly.
    if ((isFull && share === 1) || (isOverShare && atWork > this.#limit / 2)) this.#wasReached = true;
    const isOverloaded =
      isFull ||
      isOverShare ||
      (this.#acceptQueue.isDraining && share <= 1 && !isModest) ||
      this.#inFlight >= maxInFlight * WAITING_PER_WORKING * share ||
      (ownMs > maxWaitMs * share && backlogMs > BURST_MS * share);
    if (isOverloaded) this.#shedCount++;
    return !isOverloaded;
  }

  /** Counts a request that was admitted, and refused later because of overload. */
  countShed(): void {
    this.#shedCount++;
  }

  /** Counts a request as in flight until its work is done. */
  track<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#inFlight++;
    return doing(work, this.#endWork);
  }

  readonly #endWork = (): void => {
    this.#inFlight--;
    this.#done++;
  };

  /** Does not count a tracked request while its body arrives. */
  whileArriving<Result>(body: () => Promise<Result>): Promise<Result> {
    this.#inFlight--;
    return doing(body, this.#endArrival);
  }

  readonly #endArrival = (): void => {
    this.#inFlight++;
  };

  /**
   * Takes a place for the account of a request that was admitted; the returned function gives it back. The account holds
   * it until the response has left, also while the request waits.
   */
  take(account: string): () => void {
    return this.#shares.take(account);
  }

  /** Does the work of a tracked request that waits for its turn; see the port of the API. */
  trackPaced<Result>(account: string, work: () => Promise<Result>): Promise<Result> | undefined {
    if (!this.#pacedShares.isFair(account, this.#limits.maxInFlight - this.#paced)) {
      this.#shedCount++;
      return undefined;
    }
    const giveBack = this.#pacedShares.take(account);
    this.#paced++;
    return doing(work, () => {
      this.#paced--;
      giveBack();
    });
  }

  /** Counts a tracked request as waiting instead of at work until this part of its work is done. */
  async whileWaiting<Result>(work: () => Promise<Result>, { isPaced = false }: Caller = {}): Promise<Result> {
    // It is not at work anyway.
    if (isPaced) return work();
    this.#waiting++;
    try {
      return await work();
    } finally {
      this.#waiting--;
    }
  }

  close(): void {
    clearInterval(this.#beat);
  }
}

/** Does work, and calls a function when it is done. `then` creates one promise; `finally` and an async function create more. */
function doing<Result>(work: () => Promise<Result>, end: () => void): Promise<Result> {
  let promise: Promise<Result>;
  try {
    promise = work();
  } catch (error) {
    end();
    throw error;
  }
  return promise.then(
    (result) => {
      end();
      return result;
    },
    (error: unknown) => {
      end();
      throw error;
    },
  );
}
