import { setTimeout as delay } from "node:timers/promises";
import { chartCall } from "@chart/kit/load/chart-call";
import { Line } from "@chart/kit/load/line";
import { requestBytes } from "@chart/kit/load/request-bytes";

/** A response to one of a payer's requests. */
export interface PayerAnswer {
  /** Moment at which it arrived, of `performance.now()`. */
  readonly atMs: number;
  /** Time that it took. */
  readonly ms: number;
  readonly status: number;
}

/** Pause of a caller after a refusal or a broken connection. */
const PAUSE_MS = 20;

/** A customer who asks for charts, with several callers: each sends its next request when it has its answer. */
export class Payer {
  readonly answers: PayerAnswer[] = [];
  /** Connections that ended before their response. */
  broken = 0;
  readonly #lines: Line[];
  #isEnding = false;

  /**
   * @param apiKeys Keys that the callers use in turn.
   * @param pauseMs Time between an answer and the next request of a caller.
   */
  constructor(url: string, apiKeys: readonly string[], callers: number, pauseMs = 0) {
    const requests = apiKeys.map((apiKey) => requestBytes(chartCall(apiKey)));
    let sent = 0;
    this.#lines = Array.from({ length: callers }, () => {
      const next = async (waitMs: number) => {
        if (waitMs > 0) await delay(waitMs);
        const request = requests[sent++ % requests.length];
        if (!this.#isEnding && request !== undefined) line.send(request, performance.now());
      };
      const line: Line = new Line(
        url,
        ({ status }, ms) => {
          this.answers.push({ atMs: performance.now(), ms, status });
          void next(status === 200 ? pauseMs : Math.max(pauseMs, PAUSE_MS));
        },
        () => {
          this.broken++;
          void next(PAUSE_MS);
        },
      );
      void next(0);
      return line;
    });
  }

  /** Returns the charts that arrived in a span of time. */
  chartsBetween(fromMs: number, toMs: number): PayerAnswer[] {
    return this.answers.filter(({ atMs, status }) => status === 200 && atMs >= fromMs && atMs < toMs);
  }

  end(): void {
    this.#isEnding = true;
    for (const line of this.#lines) line.close();
  }
}
