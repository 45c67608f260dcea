/** All that is known about an error code; responses, /openapi.json and the documentation read it from here. */
export interface FailureRecord {
  readonly status: number;
  /** Words that lead readers of the documentation to this error, besides those of its text. */
  readonly keywords?: string;
  /**
   * One or two short sentences for people, in which `{name}` stands for a member of `Wording`. Names in a pair of
   * backticks are code in Markdown and plain in a response; a pair of double ones marks code that a response shows in
   * backticks, too.
   */
  readonly message: string;
  /** Sentence that follows the message if the field is missing. */
  readonly adviceIfMissing?: string;
  /** Field that the message is about; in an item of a list, its name follows that of the item. */
  readonly field?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly appliesTo: AppliesTo;
  /** True if the error is found before the account is known: it is in no account's log. */
  readonly isBeforeAccount?: true;
  /** The reason, in one to three sentences of Markdown; not what the message says already. */
  readonly cause: string;
  /** The next step for a developer, in Markdown. */
  readonly remedy: string;
  readonly retry: Retry;
  /** Cost of the request, in Markdown; absent if it was not charged. */
  readonly charge?: string;
  /** Example response in the documentation; absent if all responses are the same. */
  readonly example?: FailureExample;
}

/** Requests that can get an error. Chart requests are those to endpoints that cost credits. */
export type AppliesTo =
  | "all requests"
  | "requests with a key"
  | "chart requests"
  | "endpoints of larger plans"
  | "endpoints with include"
  | "endpoints with locations"
  | "endpoints with pictures"
  | "endpoints that name it"
  | "no endpoint";

/** Condition under which a request with an error can succeed. */
export type Retry =
  | "after a change"
  | "after Retry-After"
  | "after a quota"
  | "later"
  | "later, without Retry-After"
  | "immediately"
  | "with new credits"
  | "with an active account"
  | "with another plan"
  | "with a working key";

/** Parts of an example response that depend on the request. */
interface FailureExample {
  readonly message?: string;
  /** Message in version 1; by default the same. */
  readonly v1Message?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Location of the request, if the message depends on it. */
  readonly location?: string;
}

/** Error codes about one subject, the ones that developers meet most often first. */
export interface FailureGroup<Code extends string> {
  readonly title: string;
  readonly records: Readonly<Record<Code, FailureRecord>>;
}
