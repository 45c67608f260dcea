import type { Caller } from "./geocoder.js";

/** Port to the overload control of the host. Without it, everything is admitted. */
export interface Admission {
  /** Requests at work, without paced ones. */
  readonly ordinary: number;

  /** Counts a request as at work until it is done. */
  track<Result>(work: () => Promise<Result>): Promise<Result>;

  /**
   * Counts a tracked request for its account until this part of its work is done. A paced one is not at work meanwhile,
   * because its steps wait for their turn. Returns undefined, without doing the work, if the account has too many of those.
   */
  trackFor<Result>(
    account: string,
    isPaced: boolean,
    work: () => Promise<Result>,
  ): Promise<Result> | undefined;

  /** Counts a request as waiting, not as at work, until this part of its work is done. */
  whileWaiting<Result>(work: () => Promise<Result>, caller?: Caller): Promise<Result>;
}
