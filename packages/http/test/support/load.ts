import { Agent, request } from "node:http";
import { AMSTERDAM } from "./service.js";

/** Clients that ask for charts one after another on connections that they keep, until the service is gone. */
export class Load {
  /** The request ids of the answers with 200 that arrived whole. */
  readonly paid: string[] = [];
  /** The statuses of all others. */
  readonly others: number[] = [];
  readonly #agent = new Agent({ keepAlive: true });
  readonly #clients: Promise<void>[];

  constructor(url: string, apiKey: string, clients: number) {
    this.#clients = Array.from({ length: clients }, () => this.#askUntilRefused(url, apiKey));
  }

  /** Resolves once so many charts have arrived. */
  async received(count: number): Promise<void> {
    while (this.paid.length < count) await new Promise((resolve) => setImmediate(resolve));
  }

  /** Resolves once every client has been refused a connection, or has lost one. */
  async ended(): Promise<void> {
    await Promise.all(this.#clients);
    this.#agent.destroy();
  }

  async #askUntilRefused(url: string, apiKey: string): Promise<void> {
    for (;;) {
      try {
        const { status, requestId } = await this.#ask(url, apiKey);
        if (status === 200) this.paid.push(requestId);
        else this.others.push(status);
        if (status === 503) return;
      } catch {
        return;
      }
    }
  }

  #ask(url: string, apiKey: string): Promise<{ status: number; requestId: string }> {
    const body = JSON.stringify(AMSTERDAM);
    const headers = {
      Authorization: `Bearer ${apiKey}`,
      "Content-Type": "application/json",
      "Content-Length": body.length,
    };
    return new Promise((resolve, reject) => {
      const asked = request(`${url}/v2/charts/coordinates`, { method: "POST", agent: this.#agent, headers });
      asked.on("error", reject).on("response", (response) => {
        response.resume().on("error", reject);
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            requestId: String(response.headers["x-request-id"]),
          }),
        );
      });
      asked.end(body);
    });
  }
}
