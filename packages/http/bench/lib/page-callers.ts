import { Agent, request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";

/** Callers of one page of the dashboard, each of which asks again as soon as it has its answer, until stopped. */
export class PageCallers {
  /** Complete answers by status. */
  readonly answers = new Map<number, number>();
  readonly #agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  readonly #callers: readonly Promise<void>[];
  #isStopped = false;

  /** @param cookies Cookie header of each caller. */
  constructor(url: string, path: (caller: number) => string, cookies: readonly string[]) {
    this.#callers = cookies.map((cookie, caller) => this.#askAgain(new URL(path(caller), url), cookie));
  }

  /** Breaks open requests off; resolves when no caller asks any more. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#agent.destroy();
    await Promise.all(this.#callers);
  }

  async #askAgain(url: URL, cookie: string): Promise<void> {
    while (!this.#isStopped) {
      const status = await this.#ask(url, cookie);
      if (status === undefined) await delay(10);
      else this.answers.set(status, (this.answers.get(status) ?? 0) + 1);
    }
  }

  /** Resolves to the status of a complete answer; undefined if it was broken off. */
  #ask(url: URL, cookie: string): Promise<number | undefined> {
    return new Promise((resolve) => {
      const outgoing = request(url, { agent: this.#agent, headers: { Cookie: cookie } }, (response) => {
        response.on("error", () => resolve(undefined));
        response.on("close", () => resolve(response.complete ? response.statusCode : undefined));
        response.resume();
      });
      outgoing.on("error", () => resolve(undefined));
      outgoing.end();
    });
  }
}
