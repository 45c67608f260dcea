/**
 * Everything that logs, metrics and traces may tell of a request: the only members that they have. None of
 * them is taken from what the caller sent, but for the method, which is one of HTTP's, and the caller's
 * request id, where it is a UUID or a ULID.
 */
export interface RequestRecord extends StageTimes {
  readonly requestId: string;
  readonly callerRequestId?: string | undefined;
  readonly method?: string;
  /** The pattern of the route, never the path that was asked for; {@link UNROUTED} where no route was. */
  readonly route: string;
  readonly status: number;
  /** The failure's; absent where the request succeeded. */
  readonly code?: string | undefined;
  /** From the first look at the request until its answer was made; absent where it never was a whole request. */
  readonly durationMs?: number;
}

/** Stages of making a chart whose times are recorded. */
export type Stage = "geocode" | "compute" | "charge";

/** Does the work of a stage and records its time until the work has returned, resolved or failed. */
export type MeasureStage = <Result>(stage: Stage, work: () => Result) => Result;

/** Times of the stages that the request reached. */
export type StageTimes = { readonly [Name in Stage as `${Name}Ms`]?: number };

/** The route of what was refused before there was a request, such as bad HTTP. */
export const UNROUTED = "none";

/** Records a request once it has its answer. */
export type RecordRequest = (record: RequestRecord) => void;
