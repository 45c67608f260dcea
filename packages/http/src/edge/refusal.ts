import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Failure } from "../failure.js";
import { type DescribedFailure, describeFailure } from "./failure-table.js";

/** How a version of the interface words a failure. */
export type PresentFailure = (failure: DescribedFailure, now: Date) => object;

/** A failure as an answer, whatever carries it: Hono, Node's server, or a bare socket. */
export interface Refusal {
  readonly status: ContentfulStatusCode;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export function refusalOf(failure: Failure, present: PresentFailure, now: Date): Refusal {
  const described = describeFailure(failure);
  return {
    status: described.status,
    headers: { "Content-Type": "application/json", ...described.headers },
    body: JSON.stringify(present(described, now)),
  };
}
