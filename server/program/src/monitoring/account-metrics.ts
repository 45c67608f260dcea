import type { RequestRecord } from "chart-http/base";
import { Counter, type Registry } from "prom-client";

/** Number of accounts that have series of their own. */
const TOP_ACCOUNTS = 20;
/** Maximum number of accounts that are ranked in a window. Further ones cannot enter the top before the next window. */
const MAX_RANKED = 10_000;
/** Length of a window, after which the accounts with the most requests get the series. */
const WINDOW_MS = 60_000;

/** Label value for all accounts without series of their own. */
const OTHER = "other";

/**
 * Counters of requests and charged credits by account. Their number is bounded, however many accounts there are: the
 * accounts with the most requests in the last window have series of their own, and `other` is the sum of the rest. An
 * account that enters starts at 0 and one that leaves loses its series, so rates are exact and totals are not.
 *
 *     request -> #ranking (this window) -- window ends --> #top -> own series
 *                                                     others    -> "other"
 */
export class AccountMetrics {
  readonly #requests: Counter;
  readonly #credits: Counter;
  readonly #nowMs: () => number;
  #top = new Set<string>();
  #ranking = new Map<string, number>();
  #windowEndsMs: number;

  /** @param nowMs Monotonic clock. */
  constructor(registry: Registry, nowMs: () => number = () => performance.now()) {
    const help = `The ${TOP_ACCOUNTS} accounts with the most requests in the last minute; the rest is "${OTHER}".`;
    const options = { labelNames: ["account"], registers: [registry] };
    this.#requests = new Counter({
      name: "chart_account_requests_total",
      help: `Requests with an active key by account. ${help}`,
      ...options,
    });
    this.#credits = new Counter({
      name: "chart_account_credits_charged_total",
      help: `Credits charged by account. ${help}`,
      ...options,
    });
    this.#nowMs = nowMs;
    this.#windowEndsMs = nowMs() + WINDOW_MS;
  }

  count(
    accountId: string,
    { status, chargeMs, credits = 1 }: Pick<RequestRecord, "status" | "chargeMs" | "credits">,
  ): void {
    if (this.#nowMs() >= this.#windowEndsMs) this.#endWindow();
    const ranked = this.#ranking.get(accountId);
    if (ranked !== undefined || this.#ranking.size < MAX_RANKED)
      this.#ranking.set(accountId, (ranked ?? 0) + 1);

    // Until all series are in use, for example after a start, an account need not wait for the end of a window.
    if (this.#top.size < TOP_ACCOUNTS) this.#top.add(accountId);
    const account = this.#top.has(accountId) ? accountId : OTHER;
    this.#requests.inc({ account });
    if (status === 200 && chargeMs !== undefined) this.#credits.inc({ account }, credits);
  }

  /** Gives the series to the accounts with the most requests in this window, and starts the next window. */
  #endWindow(): void {
    const ranked = [...this.#ranking].sort(([, a], [, b]) => b - a).map(([accountId]) => accountId);
    // Accounts without a request in this window keep a series that nobody else needs.
    const top = new Set([...ranked, ...this.#top].slice(0, TOP_ACCOUNTS));
    for (const account of this.#top) {
      if (top.has(account)) continue;
      this.#requests.remove({ account });
      this.#credits.remove({ account });
    }
    this.#top = top;
    this.#ranking = new Map();
    this.#windowEndsMs = this.#nowMs() + WINDOW_MS;
  }
}
