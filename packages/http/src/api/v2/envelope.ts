import * as v from "valibot";
import { type DescribedFailure, FAILURE_CODES } from "../../errors/failure-table.js";

/** Body of every v2 response, and of every error outside /v1. */
export interface Envelope<Data> {
  /** Time of the response, ISO 8601 with milliseconds and Z. */
  readonly timestamp: string;
  readonly success: boolean;
  readonly message: string;
  /** Empty on success. */
  readonly errorCode: string;
  /** Name of the type of `data`; empty on failure. */
  readonly type: string;
  readonly data: Data;
}

const timestamp = v.pipe(
  v.string(),
  v.metadata({ description: "When this response was created.", format: "date-time" }),
);
const message = v.pipe(
  v.string(),
  v.description("The outcome in one or two short sentences, for people to read."),
);

/** Returns a function that writes the {@link Envelope} of a success as JSON, from the JSON of its data. */
export function envelope(type: string, message: string): (dataJson: string, now: Date) => string {
  const constants = JSON.stringify({ success: true, message, errorCode: "", type });
  const constantMembers = constants.slice(1, -1);
  return (dataJson, now) => `{"timestamp":"${now.toISOString()}",${constantMembers},"data":${dataJson}}`;
}

export function envelopeSchema<Data>(
  type: string,
  data: v.GenericSchema<Data>,
): v.GenericSchema<Envelope<Data>> {
  const members = {
    timestamp,
    success: v.pipe(v.literal(true), v.description("True: the request succeeded.")),
    message,
    errorCode: v.pipe(v.literal(""), v.description("Empty on success.")),
    type: v.pipe(v.literal(type), v.description("Name of the type of `data`.")),
    data,
  };
  const about = `The response to a successful request of version 2, with a ${type} as its data.`;
  return v.pipe(v.object(members), v.description(about)) as v.GenericSchema<Envelope<Data>>;
}

/** Creates the envelope of a failure. It has no type and no data. */
export function failureEnvelope({ code, message }: DescribedFailure, now: Date): Envelope<null> {
  return { timestamp: now.toISOString(), success: false, message, errorCode: code, type: "", data: null };
}

export const FailureEnvelopeSchema: v.GenericSchema<Envelope<null>> = v.pipe(
  v.object({
    timestamp,
    success: v.pipe(v.literal(false), v.description("False: the request failed.")),
    message,
    errorCode: v.pipe(
      v.picklist(FAILURE_CODES),
      v.description("The reason for the failure. Branch on this code, not on the message."),
    ),
    type: v.pipe(v.literal(""), v.description("Empty on failure.")),
    data: v.pipe(v.null(), v.description("Null on failure.")),
  }),
  v.description("The response to a failed request of version 2."),
);
