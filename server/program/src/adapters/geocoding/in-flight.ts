interface SharedWork<Result> {
  readonly result: Promise<Result>;
  readonly controller: AbortController;
  callers: number;
}

/** Shares one piece of work among callers who need the same result at the same time. It caches nothing. */
export class InFlight<Result> {
  readonly #works = new Map<string, SharedWork<Result>>();

  /**
   * Joins the work with this id, or starts it. If a caller aborts, its promise rejects with the signal's reason. The work
   * continues for the others and is aborted when the last caller has left.
   */
  async share(
    id: string,
    start: (signal: AbortSignal) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    signal?.throwIfAborted();
    const work = this.#works.get(id) ?? this.#start(id, start);
    if (signal === undefined) {
      work.callers++;
      return work.result;
    }
    return this.#waitFor(id, work, signal);
  }

  #start(id: string, start: (signal: AbortSignal) => Promise<Result>): SharedWork<Result> {
    const controller = new AbortController();
    const result = start(controller.signal).finally(() => this.#forget(id, work));
    const work: SharedWork<Result> = { result, controller, callers: 0 };
    this.#works.set(id, work);
    return work;
  }

  #waitFor(id: string, work: SharedWork<Result>, signal: AbortSignal): Promise<Result> {
    work.callers++;
    return new Promise((resolve, reject) => {
      const leave = () => {
        reject(signal.reason);
        work.callers--;
        if (work.callers > 0) return;
        this.#forget(id, work);
        work.controller.abort(signal.reason);
      };
      signal.addEventListener("abort", leave, { once: true });
      work.result.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
    });
  }

  #forget(id: string, work: SharedWork<Result>): void {
    if (this.#works.get(id) === work) this.#works.delete(id);
  }
}
