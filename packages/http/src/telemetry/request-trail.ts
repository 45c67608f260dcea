import type { MeasureStage, RequestRecord, StageTimes } from "./request-record.js";
import { RequestSpan } from "./request-span.js";

/** What one request leaves behind for the operator: its times and, where somebody traces, its spans. */
export class RequestTrail {
  readonly #startedMs = performance.now();
  readonly #times: { -readonly [Name in keyof StageTimes]: StageTimes[Name] } = {};
  readonly #span: RequestSpan;

  constructor(headers: Headers) {
    this.#span = RequestSpan.start(headers);
  }

  /** Takes the time of a stage, and makes it a span of its own below the request's. */
  readonly measure: MeasureStage = (stage, work) => {
    const startedMs = performance.now();
    const endSpan = this.#span.beginStage(stage);
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
    // One promise; `finally` would make three.
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

  /** Ends the request; returns all that there is to tell of it. */
  end(facts: Omit<RequestRecord, keyof StageTimes | "durationMs">): RequestRecord {
    // Not spread: that would take longer than all else here.
    const record = Object.assign(facts, { durationMs: sinceMs(this.#startedMs) }, this.#times);
    this.#span.end(record);
    return record;
  }
}

/** Milliseconds with three decimals: finer than the clock's worth. */
function sinceMs(startedMs: number): number {
  return Math.round((performance.now() - startedMs) * 1000) / 1000;
}
