import type { Caller } from "./caller.js";

/** Port to the overload control of the host. Without it, everything is admitted. */
export interface Admission {
  /** Requests at work, without paced ones. */
  readonly ordinary: number;

  /** Counts a request as at work until it is done. */
  track<Result>(work: () => Promise<Result>): Promise<Result>;

  /**
   * Counts a tracked request as paced until this part of its work is done: it is not at work, because its steps wait for
   * their turn. Returns undefined, without doing the work, if its account has too many of those.
   */
  trackPaced<Result>(account: string, work: () => Promise<Result>): Promise<Result> | undefined;

  /** Does not count a tracked request until its body has arrived, because its caller may be slow. */
  whileArriving<Result>(body: () => Promise<Result>): Promise<Result>;

  /** Counts a request as waiting, not as at work, until this part of its work is done. */
  whileWaiting<Result>(work: () => Promise<Result>, caller?: Caller): Promise<Result>;
}
