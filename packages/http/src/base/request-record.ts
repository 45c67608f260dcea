/**
 * All facts of a request that logs, metrics and traces may contain. Only two come from the caller: the method, which is
 * one of HTTP's, and the caller's request id, which must be a UUID or a ULID. The account is named by its random id. So
 * no birth data can get into a log.
 */
export interface RequestRecord extends StageTimes {
  /** The response's X-Request-Id. */
  readonly requestId: string;
  /** The caller's own X-Request-Id, if it is a UUID or a ULID. */
  readonly callerRequestId?: string | undefined;
  readonly accountId?: string | undefined;
  /** HTTP method; absent for an invalid request. */
  readonly method?: string;
  /** Pattern of the route, never the requested path; {@link UNROUTED} if the request was refused before routing. */
  readonly route: string;
  readonly status: number;
  /** Error code; absent if the request succeeded. */
  readonly code?: string | undefined;
  /** Number of credits that a successful request was charged; absent if it is one, or none for a replay. */
  readonly credits?: number | undefined;
  /** Time from the start of the application's work until the response was made; absent without routing. */
  readonly durationMs?: number;
}

/** Stages of making a chart whose times are recorded. */
export type Stage = "geocode" | "compute" | "draw" | "charge";

/** Does the work of a stage and records its time until it returns or throws; a promise, until it settles. */
export type MeasureStage = <Result>(stage: Stage, work: () => Result) => Result;

/** Times of the stages that the request reached. */
export type StageTimes = { readonly [Name in Stage as `${Name}Ms`]?: number };

/** Route of a request that was refused before routing, such as invalid HTTP. */
export const UNROUTED = "none";

export interface KeyOwner {
  readonly id: string;
  readonly keyId: string;
}

/** Records a request once its response is made, with the owner of its key if the key is known. Must be fast. */
export type RecordRequest = (record: RequestRecord, owner?: KeyOwner) => void;
