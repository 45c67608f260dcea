import type { GenericSchema } from "valibot";
import type { ClientMethod } from "../../base/client-method.js";
import type { Order } from "../../charts/order.js";
import type { Failure, FailureCode } from "../../errors/failure.js";
import type { Wording } from "../../errors/wording.js";
import type { AnswerFormat } from "../../formats/answer-format.js";
import type { Tier } from "../../ports/access.js";
import type { ReadKey } from "./authentication.js";

/** Version of the API. */
export type Version = "v1" | "v2";

export interface NamedSchema {
  readonly name: string;
  readonly schema: GenericSchema;
}

/** An order with the text that tells it from others. */
export interface ReadOrder {
  readonly order: Order;
  /** Writes the parsed fields as one text, the same for all ways to write the same request. */
  readonly fields: () => string;
  /** Writes the text that `fields` gave before null counted as absent; absent if it is the same. */
  readonly earlierFields?: (() => string) | undefined;
}

/** The parts of a request, besides its body, that an order is read from. */
export interface OrderContext {
  /** The caller's geocoding key; empty if the request has none, undefined if the API finds no places. */
  readonly geocodeKey: string | undefined;
  /** Words of the query parameter `include`, in the order of the documentation, each once. */
  readonly include: readonly string[];
  /** Media type of the format that is asked for; undefined for JSON. The order's `fields` must not depend on it. */
  readonly mediaType: string | undefined;
  readonly wording: Wording;
  /**
   * Adds to a failure of a part of the body what that part shows about its reason.
   *
   * @param names Names of the members that the part may have.
   */
  readonly explain: (failure: Failure, part: object, names: readonly string[]) => Failure;
}

/** Facts of an operation that others show: our clients, the documentation and its search. They read /openapi.json. */
export interface OperationNotes {
  /** Method of our clients; absent in version 1, which they do not call. */
  readonly client?: ClientMethod;
  /** Guides that explain it, the nearest first: the names of their files in docs/guides, with an anchor if it is a part. */
  readonly guides: readonly string[];
  /** Words that people search for and that its texts lack, separated by commas. */
  readonly keywords?: string;
}

/** Everything that differs between the endpoints whose answers cost a credit. */
export interface PaidEndpoint extends OperationNotes {
  readonly version: Version;
  readonly path: string;
  readonly summary: string;
  /** Purpose of a request in the OpenAPI document: one sentence. */
  readonly purpose: string;
  /** Sentences in the OpenAPI document that follow those about the price. */
  readonly description?: string;
  /** Tier that the account's plan must include. */
  readonly tier: Tier;
  readonly readKey: ReadKey;
  /** Need for the caller's geocoding key: in every request, in those with a place as text, or never. */
  readonly geocodeKey: "always" | "for-locations" | "never";
  /** Ways to send a birth, in Markdown, for the message of INVALID_BIRTH; absent if all ways are open. */
  readonly birthWays?: string;
  /** Headers of a response that show how the birth was read: all, all but those of its local time, or none. */
  readonly birthHeaders: "moment" | "zone" | "none";
  /** Words of the query parameter `include`, in the order of the documentation; absent if it is ignored. */
  readonly include?: readonly string[];
  /** Formats besides JSON, the preferred one of equals first; absent if there are none. */
  readonly formats?: readonly AnswerFormat[];
  /** Price in the OpenAPI document; such as `1 credit for each chart`; absent if it is one credit. */
  readonly price?: string;
  /** Maximum size of the request body; absent if it is that of most endpoints. */
  readonly maxBodyBytes?: number;
  readonly request: NamedSchema;
  readonly answer: NamedSchema;
  /** Data inside the response body; in v1 it is the whole body. */
  readonly result: NamedSchema;
  readonly fieldFailures: readonly FailureCode[];
  /** Codes of the failures that only items of the answer have, not the whole response; absent if there are none. */
  readonly itemFailures?: readonly FailureCode[];
  /** Failures whose messages differ from those of their codes, for the OpenAPI document. */
  readonly ownFailures?: Readonly<Partial<Record<FailureCode, Failure>>>;
  /** Counts the tokens that a request takes from the rate limit, by its format, too; absent if each takes one. */
  readonly countTokens?: (body: object, mediaType: string | undefined) => number;
  /** Reads the order from the parsed request body, or returns the failure of the first invalid field. */
  readonly readOrder: (body: object, context: OrderContext) => ReadOrder | Failure;
  /** Request in the OpenAPI document; absent if it follows from the examples of its members. */
  readonly exampleRequest?: object;
  /** Writes the response body from the JSON of the result: v2 adds an envelope, v1 returns the JSON unchanged. */
  readonly frame: (resultJson: string, now: Date) => string;
}
