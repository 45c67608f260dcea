import type { Failure } from "./failure.js";
import { type DescribedFailure, describeFailure } from "./failure-table.js";
import type { Wording } from "./wording.js";

export interface RefusalForm {
  readonly wording: Wording;
  readonly present: (failure: DescribedFailure, now: Date) => object;
}

export type RefusalFormOf = (path: string) => RefusalForm;

/** An error response with a JSON body, for every transport: Hono, Node's HTTP server or a raw socket. */
export interface Refusal {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body: string;
}

/** Writes a failure as an error response. */
export function refusalOf(failure: Failure, { wording, present }: RefusalForm, now: Date): Refusal {
  const described = describeFailure(failure, wording);
  return {
    status: described.status,
    headers: described.headers,
    body: JSON.stringify(present(described, now)),
  };
}
