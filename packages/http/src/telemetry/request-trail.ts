import type { MeasureStage, RequestRecord, StageTimes } from "../base/request-record.js";
import type { RequestTrace } from "../ports/traces.js";

/** Telemetry of one request: the times of its stages and, if the host traces requests, its trace. */
export class RequestTrail {
  readonly #startedMs = performance.now();
  readonly #times: { -readonly [Name in keyof StageTimes]: StageTimes[Name] } = {};
  readonly #trace: RequestTrace | undefined;

  constructor(trace?: RequestTrace) {
    this.#trace = trace;
  }

  /** Measures a stage, also in the request's trace. */
  readonly measure: MeasureStage = (stage, work) => {
    const startedMs = performance.now();
    const endSpan = this.#trace?.beginStage(stage);
    const end = () => {
      this.#times[`${stage}Ms`] = sinceMs(startedMs);
      endSpan?.();
    };
    let result: ReturnType<typeof work>;
    try {
      result = work();
    } catch (error) {
      end();
      throw error;
    }
    if (!(result instanceof Promise)) {
      end();
      return result;
    }
    // `then` creates one promise; `finally` would create three.
    return result.then(
      (value) => {
        end();
        return value;
      },
      (error: unknown) => {
        end();
        throw error;
      },
    ) as typeof result;
  };

  end(facts: Omit<RequestRecord, keyof StageTimes | "durationMs">): RequestRecord {
    // A spread would take longer than everything else in this method.
    const record = Object.assign(facts, { durationMs: sinceMs(this.#startedMs) }, this.#times);
    this.#trace?.end(record);
    return record;
  }
}

/** Returns the milliseconds since an instant, rounded to microseconds. More digits would only lengthen the log lines. */
function sinceMs(startedMs: number): number {
  return Math.round((performance.now() - startedMs) * 1000) / 1000;
}
