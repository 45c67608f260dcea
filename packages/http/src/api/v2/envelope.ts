import * as v from "valibot";
import { type DescribedFailure, FAILURE_CODES } from "../../errors/failure-table.js";

/** The frame of every v2 answer, and of every failure outside /v1. */
export interface Envelope<Data> {
  /** When the answer was made, ISO 8601 with milliseconds and Z. */
  readonly timestamp: string;
  readonly success: boolean;
  readonly message: string;
  /** Empty on success. */
  readonly errorCode: string;
  /** The name of the data's type; empty on failure. */
  readonly type: string;
  readonly data: Data;
}

const timestamp = v.pipe(
  v.string(),
  v.metadata({ description: "When the answer was made.", format: "date-time" }),
);
const message = v.pipe(v.string(), v.description("One plain sentence, for people."));

/** Puts charts that were asked for, as JSON, into their envelopes: an {@link Envelope} as JSON. */
export function chartEnvelope(type: string): (dataJson: string, now: Date) => string {
  const facts = JSON.stringify({ success: true, message: "Chart generated", errorCode: "", type });
  const members = facts.slice(1, -1);
  return (dataJson, now) => `{"timestamp":"${now.toISOString()}",${members},"data":${dataJson}}`;
}

export function chartEnvelopeSchema<Data>(
  type: string,
  data: v.GenericSchema<Data>,
): v.GenericSchema<Envelope<Data>> {
  return v.object({
    timestamp,
    success: v.literal(true),
    message,
    errorCode: v.literal(""),
    type: v.literal(type),
    data,
  }) as v.GenericSchema<Envelope<Data>>;
}

/** A refusal: it names no type and holds no data. */
export function failureEnvelope({ code, message }: DescribedFailure, now: Date): Envelope<null> {
  return { timestamp: now.toISOString(), success: false, message, errorCode: code, type: "", data: null };
}

export const FailureEnvelopeSchema: v.GenericSchema<Envelope<null>> = v.object({
  timestamp,
  success: v.literal(false),
  message,
  errorCode: v.pipe(v.picklist(FAILURE_CODES), v.description("What to branch on.")),
  type: v.literal(""),
  data: v.null(),
});
