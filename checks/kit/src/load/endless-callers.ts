import { createAgent, send } from "./call.js";
import { chartCall } from "./chart-call.js";

/** Concurrent clients that request one chart after another on persistent connections, until the service is gone. */
export class EndlessCallers {
  /** Request IDs of complete responses with status 200. */
  readonly paid: string[] = [];
  /** Statuses of all other complete responses. */
  readonly others: number[] = [];
  readonly #agent = createAgent();
  readonly #callers: Promise<void>[];

  constructor(url: string, apiKey: string, callers: number) {
    this.#callers = Array.from({ length: callers }, () => this.#askUntilRefused(url, apiKey));
  }

  /** Resolves once this number of charts has arrived. */
  async received(count: number): Promise<void> {
    while (this.paid.length < count) await new Promise((resolve) => setImmediate(resolve));
  }

  /** Resolves once every client has received a 503 or lost its connection. */
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
