/** Requests to the API in a span of time, as one process has seen them. */
export interface RequestWindow {
  readonly requests: number;
  /** Responses of 4xx. */
  readonly clientErrors: number;
  /** Responses of 5xx, those of overload excepted. */
  readonly serverErrors: number;
  /** Responses of 503: refused under overload, while stopping, or without a store. */
  readonly refused: number;
  /** Number of requests by time, see {@link bucketOf}. */
  readonly latency: readonly number[];
}

/** Figures of a process of the service at one time. */
export interface ProcessReport {
  readonly processId: string;
  readonly host: string;
  readonly pid: number;
  readonly version: string;
  /** First digits of the commit of its build, or `unknown`; undefined in the report of an older release. */
  readonly commit: string | undefined;
  readonly startedAt: Date;
  readonly reportedAt: Date;
  readonly lastFiveMinutes: RequestWindow;
  readonly lastHour: RequestWindow;
  readonly inFlight: number;
  readonly geocoder: string;
  /** Keys of callers whose circuit breaker to the geocoding provider is open. */
  readonly openCircuits: number;
}

/** Shortest time that has a bucket of its own. */
const FIRST_MS = 0.1;
/** Buckets for each doubling of the time: a percentile is at most 19 % too high. */
const PER_OCTAVE = 4;
/** Number of buckets: from 0.1 ms to 55 s. */
export const BUCKET_COUNT = 77;

/** Returns the index of the bucket that counts a request of this time. */
export function bucketOf(ms: number): number {
  if (ms <= FIRST_MS) return 0;
  return Math.min(BUCKET_COUNT - 1, Math.ceil(Math.log2(ms / FIRST_MS) * PER_OCTAVE));
}

/** Returns the time below which a share of the requests stayed, in milliseconds; undefined without requests. */
export function percentileMs({ latency }: Pick<RequestWindow, "latency">, share: number): number | undefined {
  const total = latency.reduce((sum, count) => sum + count, 0);
  if (total === 0) return undefined;
  let bucket = 0;
  for (let seen = latency[0] ?? 0; seen < share * total; seen += latency[bucket] ?? 0) bucket++;
  return FIRST_MS * 2 ** (bucket / PER_OCTAVE);
}

/** Adds the figures of several processes. */
export function mergeWindows(windows: readonly RequestWindow[]): RequestWindow {
  const sumOf = (name: "requests" | "clientErrors" | "serverErrors" | "refused") =>
    windows.reduce((sum, window) => sum + window[name], 0);
  return {
    requests: sumOf("requests"),
    clientErrors: sumOf("clientErrors"),
    serverErrors: sumOf("serverErrors"),
    refused: sumOf("refused"),
    latency: Array.from({ length: BUCKET_COUNT }, (_, bucket) =>
      windows.reduce((sum, { latency }) => sum + (latency[bucket] ?? 0), 0),
    ),
  };
}
