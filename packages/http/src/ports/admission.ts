/** Port to the overload control of the host. Without it, everything is admitted. */
export interface Admission {
  /** Requests at work, without large ones. */
  readonly ordinary: number;

  /** Counts a request as at work until it is done. */
  track<Result>(work: () => Promise<Result>): Promise<Result>;

  /** Counts a large request as several, of which none is ordinary. */
  trackLarge<Result>(work: () => Promise<Result>, size: number): Promise<Result>;

  /** Counts a request as waiting, not as at work, until this part of its work is done. */
  whileWaiting<Result>(work: () => Promise<Result>, size?: number): Promise<Result>;
}
