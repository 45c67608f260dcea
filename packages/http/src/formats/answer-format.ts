import type { Chart } from "chart-core";
import type { ClientMethod } from "../base/client-method.js";
import type { Failure } from "../errors/failure.js";
import type { Caller } from "../ports/caller.js";
import type { Png } from "../ports/png.js";

/** A form besides JSON in which an endpoint answers requests whose Accept prefers it. */
export interface AnswerFormat {
  /** Media type without parameters, such as `image/svg+xml`. */
  readonly mediaType: string;
  /** Port of the host that it needs; absent if it needs none. */
  readonly needs?: "png";
  /** Reads the settings of a request. They decide how many tokens of the rate limit it takes. */
  readonly read: (settings: QueryValues) => RequestedFormat | Failure;
  /** Section about it in the description of an operation, in Markdown; formats may share one. */
  readonly description: string;
  /** Its query parameters as objects of OpenAPI; formats may share some. */
  readonly parameters: readonly Readonly<Record<string, unknown>>[];
  /** Its media type object of OpenAPI. */
  readonly content: Readonly<Record<string, unknown>>;
  readonly client: FormatMethod;
}

/** Method of our clients that asks for a format. */
interface FormatMethod extends ClientMethod {
  /** Type of the result. */
  readonly type: "text" | "bytes";
  /** Last bytes of every answer, white space aside, a character each: an answer without them was cut off. */
  readonly ending: string;
}

/** Returns the values of a query parameter, in the order of the URL; undefined if it is absent. */
export type QueryValues = (name: string) => readonly string[] | undefined;

/** The format of one answer, with the settings of its request. */
interface RequestedFormat {
  /** Tokens that the request takes from the rate limit. */
  readonly tokens: number;
  /**
   * Takes what writing the answer needs, or returns a failure if there is none left. Nothing needs to be spent on a
   * request that gets none.
   *
   * @param account Id of the account that the answer is written for.
   */
  readonly reserve: (deps: FormatDeps, account: string, caller: Caller) => ReservedFormat | Failure;
}

export interface FormatDeps {
  readonly computeChart: (utcMoment: Date) => Chart | Promise<Chart>;
  /** Undefined if there are no PNG pictures. */
  readonly png: Png | undefined;
}

/** An answer whose place is taken: it will be written, however many others are asked for. */
export interface ReservedFormat {
  /** Writes the answer from the JSON of its result. Call it once. */
  write(resultJson: string): Promise<string | Uint8Array<ArrayBuffer> | Failure>;
  /** Gives the place to others. Call it in any case. */
  release(): void;
}

/** An answer in another format than JSON. */
export interface FormattedAnswer {
  readonly mediaType: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
}
