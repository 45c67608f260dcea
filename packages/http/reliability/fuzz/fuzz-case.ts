/** One thing that a caller may do on a connection. */
export interface FuzzCase {
  /** What it was made as. */
  readonly kind: string;
  /** What is written, piece by piece: the service may read one before the next is sent. */
  readonly pieces: readonly Buffer[];
  /** The paths of the requests in it, in order, as they were meant. */
  readonly targets: readonly Target[];
  /**
   * Whether every request gets an answer and the connection stays; otherwise the service may answer once in its form of
   * refusal and hang up.
   */
  readonly isWellFormed: boolean;
}

export interface Target {
  readonly method: string;
  /** Without a query. */
  readonly path: string;
}
