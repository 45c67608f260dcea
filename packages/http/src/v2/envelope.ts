import type { DescribedFailure } from "../edge/failure-table.js";

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

/** A chart that was asked for. */
export function chartEnvelope<Data>(type: string, data: Data, now: Date): Envelope<Data> {
  return {
    timestamp: now.toISOString(),
    success: true,
    message: "Chart generated",
    errorCode: "",
    type,
    data,
  };
}

/** A refusal: it names no type and holds no data. */
export function failureEnvelope({ code, message }: DescribedFailure, now: Date): Envelope<null> {
  return { timestamp: now.toISOString(), success: false, message, errorCode: code, type: "", data: null };
}
