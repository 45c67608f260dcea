/** Bytes that a caller may send on a connection, and the requests in them. */
export interface FuzzCase {
  /** Name of the generator. */
  readonly kind: string;
  /** The bytes in pieces: the service may read one before the next is sent. */
  readonly pieces: readonly Buffer[];
  /** Intended targets of the requests, in order. */
  readonly targets: readonly Target[];
  /**
   * True if every request must get an answer and the connection stays open; otherwise the service may refuse once and
   * close the connection.
   */
  readonly isWellFormed: boolean;
}

/** Endpoint that a request is meant for. */
export interface Target {
  readonly method: string;
  /** Path without the query. */
  readonly path: string;
  /** Types that the request accepts; empty if it names none. */
  readonly accept: string;
}
