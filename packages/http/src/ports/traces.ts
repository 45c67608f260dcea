import type { RequestRecord, Stage } from "../base/request-record.js";

/** Trace of one request. */
export interface RequestTrace {
  /** Starts a stage; returns a function that ends it, or undefined if nothing is recorded. */
  beginStage(stage: Stage): (() => void) | undefined;

  /** Ends the trace with the facts of the request. */
  end(record: RequestRecord): void;
}

/** Starts the trace of a request, inside the trace that its headers name. Must be fast. */
export type StartTrace = (headers: Headers) => RequestTrace;
