import type { Caller, Png, PngPlace } from "chart-http";
import { Failure } from "chart-http/errors";
import { PngPlaces } from "./png-places.js";
import type { PngProcess } from "./png-process.js";
import { beginPicture, type EndPicture } from "./rest-between.js";

const FULL = new Failure("SERVICE_UNAVAILABLE", {
  message:
    "Too many PNG pictures are in progress; you were not charged. Try again in a moment, or ask for SVG.",
});

/** Counts requests for admission control. */
interface RequestCounter {
  /** Counts a request as waiting, not as at work, until this part of its work is done. */
  whileWaiting<Result>(work: () => Promise<Result>, caller?: Caller): Promise<Result>;
  /** Counts a request that is refused because of overload. */
  countShed(): void;
}

/**
 * Makes PNG pictures one after the other, in the order in which their charts are computed. A process has one event loop,
 * so it is meant for one processor: one picture at work and eight waiting are its share, which accounts divide among
 * them. Between pictures it rests while charts keep the event loop busy.
 */
export class PngQueue implements Png {
  readonly #process: Pick<PngProcess, "convert">;
  readonly #counter: RequestCounter;
  /** Starts the next picture, one function for each that waits. */
  readonly #turns: (() => void)[] = [];
  readonly #begin: () => EndPicture;
  readonly #places: PngPlaces;
  #isWorking = false;
  /** True while a picture is at work, and in the rest after it. */
  #isTaken = false;

  /** @param now Monotonic clock in milliseconds. */
  constructor(
    process: Pick<PngProcess, "convert">,
    counter: RequestCounter,
    begin: () => EndPicture = beginPicture,
    now: () => number = () => performance.now(),
  ) {
    this.#process = process;
    this.#counter = counter;
    this.#begin = begin;
    this.#places = new PngPlaces(now);
  }

  /** Pictures at work, 0 or 1. */
  get working(): number {
    return Number(this.#isWorking);
  }

  /** Pictures that have a place and wait: for their chart, or for their turn. */
  get waiting(): number {
    return this.#places.taken - this.working;
  }

  /** Takes a place, which the caller must release, or returns a failure if the account gets none. */
  reserve(account: string): PngPlace | Failure {
    const release = this.#places.take(account);
    if (release === undefined) {
      this.#counter.countShed();
      return FULL;
    }
    return { convert: (svg, widthPx, caller) => this.#convert(svg, widthPx, caller), release };
  }

  async #convert(svg: string, widthPx: number, caller: Caller): Promise<Uint8Array<ArrayBuffer> | Failure> {
    if (this.#isTaken) {
      await this.#counter.whileWaiting(
        () => new Promise<void>((start) => void this.#turns.push(start)),
        caller,
      );
    }
    this.#isTaken = true;
    if (caller.signal?.aborted) {
      this.#startNext();
      return new Failure("BAD_REQUEST", { message: "The client closed the connection." });
    }
    this.#isWorking = true;
    const end = this.#begin();
    let rested: ReturnType<EndPicture> = null;
    try {
      const png = await this.#process.convert(svg, widthPx);
      // A process that is replaced has kept the others waiting: its time is no measure of a rest.
      if (!(png instanceof Failure)) rested = end();
      return png;
    } finally {
      this.#isWorking = false;
      if (rested === null) this.#startNext();
      else void rested.then(() => this.#startNext());
    }
  }

  #startNext(): void {
    const start = this.#turns.shift();
    if (start === undefined) this.#isTaken = false;
    else start();
  }
}
