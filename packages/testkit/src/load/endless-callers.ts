import { createAgent, send } from "./call.js";
import { chartCall } from "./chart-call.js";

/** Callers that ask for charts one after another, on connections that they keep, until the service is gone. */
export class EndlessCallers {
  /** The request ids of the answers with 200 that arrived whole. */
  readonly paid: string[] = [];
  /** The statuses of all others. */
  readonly others: number[] = [];
  readonly #agent = createAgent();
  readonly #callers: Promise<void>[];

  constructor(url: string, apiKey: string, callers: number) {
    this.#callers = Array.from({ length: callers }, () => this.#askUntilRefused(url, apiKey));
  }

  /** Resolves once so many charts have arrived. */
  async received(count: number): Promise<void> {
    while (this.paid.length < count) await new Promise((resolve) => setImmediate(resolve));
  }

  /** Resolves once every caller has been refused a connection, or has lost one. */
  async ended(): Promise<void> {
    await Promise.all(this.#callers);
    this.#agent.destroy();
  }

  async #askUntilRefused(url: string, apiKey: string): Promise<void> {
    for (;;) {
      const outcome = await send(this.#agent, url, chartCall(apiKey));
      if (outcome.kind === "lost") return;
      if (outcome.status === 200) this.paid.push(String(outcome.headers["x-request-id"]));
      else this.others.push(outcome.status);
      if (outcome.status === 503) return;
    }
  }
}
