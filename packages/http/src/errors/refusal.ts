import type { Failure } from "./failure.js";
import { type DescribedFailure, describeFailure } from "./failure-table.js";
import type { Wording } from "./wording.js";

/** How a version of the interface says that it refuses. */
export interface RefusalForm {
  readonly wording: Wording;
  /** The body. */
  readonly present: (failure: DescribedFailure, now: Date) => object;
}

/** The form of the version that a path belongs to. */
export type RefusalFormOf = (path: string) => RefusalForm;

/** A failure as an answer in JSON, whatever carries it: Hono, Node's server, or a bare socket. */
export interface Refusal {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export function refusalOf(failure: Failure, { wording, present }: RefusalForm, now: Date): Refusal {
  const described = describeFailure(failure, wording);
  return {
    status: described.status,
    headers: described.headers,
    body: JSON.stringify(present(described, now)),
  };
}
