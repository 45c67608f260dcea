/** Client method that calls an operation. /openapi.json carries it, and the clients are generated from there. */
export interface ClientMethod {
  /** Group and name, such as `returns.create`. Operations that share one are told apart by the fields of the birth. */
  readonly name: string;
  /** Sentence that says what a call does. */
  readonly does: string;
  /** Result of a call, in a few words for a list of methods. */
  readonly returns: string;
  /** Query parameters that a call takes as settings, each with its doc comment. */
  readonly settings?: Readonly<Record<string, string>>;
  /** True if the request may do without its birth. */
  readonly isBirthOptional?: true;
}
