import * as v from "valibot";
import type { DescribedFailure } from "../../errors/failure-table.js";

/** A refusal of v1: clients branch on the status alone, so it holds no errorCode. */
export interface ErrorObject {
  /** The HTTP status. */
  readonly code: number;
  readonly message: string;
  readonly status: "error";
}

export const ErrorObjectSchema: v.GenericSchema<ErrorObject> = v.object({
  code: v.pipe(v.number(), v.integer(), v.description("The HTTP status.")),
  message: v.pipe(v.string(), v.description("One plain sentence, for people.")),
  status: v.literal("error"),
});

export function errorObject({ status, message }: DescribedFailure): ErrorObject {
  return { code: status, message, status: "error" };
}
