import * as v from "valibot";
import type { DescribedFailure } from "../../errors/failure-table.js";

/** Error response of v1. It has no `errorCode`: clients branch on the status. */
export interface ErrorObject {
  /** HTTP status. */
  readonly code: number;
  readonly message: string;
  readonly status: "error";
}

export const ErrorObjectSchema: v.GenericSchema<ErrorObject> = v.pipe(
  v.object({
    code: v.pipe(v.number(), v.integer(), v.description("The HTTP status code.")),
    message: v.pipe(
      v.string(),
      v.description("What went wrong and what to do about it, for people to read."),
    ),
    status: v.pipe(v.literal("error"), v.description('Always "error".')),
  }),
  v.description(
    "The response to a failed request of version 1. It has no `errorCode`: branch on the status.",
  ),
);

/** Creates the error response of a failure. */
export function errorObject({ status, message }: DescribedFailure): ErrorObject {
  return { code: status, message, status: "error" };
}
